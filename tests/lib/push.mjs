// push.mjs: a push service and a webhook on loopback, written from RFC 8030, 8188, 8291 and 8292 with Node's own cryptography. It checks the
// signature of whoever sends and opens the message as a browser would. As a program: prints a line of JSON with its port and a subscription,
// then one for each request; CERTIFICATE KEY: it speaks TLS. What it answers is in the path: /push/410 is gone.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { pathToFileURL } from 'node:url';

export class PushService {
    /* `secure`: the files of its certificate and key; then it speaks TLS, by the name localhost. */
    constructor(told, secure = null) {
        this.told = told;
        this.secure = secure;
        this.browser = createECDH('prime256v1');
        this.browser.generateKeys();
        this.auth = randomBytes(16);
    }

    listen() {
        const answers = (request, answer) => {
            const parts = [];
            request.on('data', (part) => parts.push(part));
            request.on('end', () => {
                let told;
                try {
                    told = request.url.startsWith('/push') ? this.open(request, Buffer.concat(parts)) : { text: Buffer.concat(parts).toString() };
                } catch (fault) {
                    told = { fault: String(fault) };
                }
                const status = Number(/\/(\d{3})$/.exec(request.url)?.[1] ?? (told.fault ? 403 : 201));
                answer.writeHead(status, status === 307 ? { location: `http://127.0.0.1:${this.port}/hook` } : {}).end();
                this.told({ method: request.method, path: request.url, headers: request.headers, status, ...told });
            });
        };
        this.server = this.secure === null ? createServer(answers) : createSecureServer({ cert: readFileSync(this.secure[0]), key: readFileSync(this.secure[1]) }, answers);
        return new Promise((done) => this.server.listen(0, '127.0.0.1', () => done((this.port = this.server.address().port))));
    }

    get origin() {
        return this.secure === null ? `http://127.0.0.1:${this.port}` : `https://localhost:${this.port}`;
    }

    subscription(path = '') {
        return { endpoint: `${this.origin}/push${path}`, p256dh: this.browser.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    }

    open(request, body) {
        const { authorization } = request.headers;
        const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
        if (!token) throw new Error(`no authorization: ${authorization}`);
        const point = Buffer.from(key, 'base64url');
        if (point.length !== 65 || point[0] !== 4) throw new Error('the key is no uncompressed point');
        const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
        const [head, claims, signature] = token.split('.');
        const fine = verify('sha256', Buffer.from(`${head}.${claims}`), { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
        const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
        if (!fine) throw new Error('the signature is wrong');
        if (JSON.parse(Buffer.from(head, 'base64url').toString()).alg !== 'ES256') throw new Error('not ES256');
        if (said.aud !== this.origin) throw new Error(`for another service: ${said.aud}`);
        const left = said.exp - Date.now() / 1000;
        if (!(left > 0 && left <= 86400)) throw new Error(`expires in ${left} s`);
        if (!/^(mailto:|https:)/.test(said.sub)) throw new Error('no contact');
        if (request.headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(request.headers.ttl ?? '')) throw new Error('headers');
        return { key, text: this.decrypt(body) };
    }

    decrypt(body) {
        const salt = body.subarray(0, 16), size = body.readUInt32BE(16), sender = body.subarray(21, 21 + body[20]), sealed = body.subarray(21 + body[20]);
        if (sealed.length > size) throw new Error('more than one record');
        const secret = this.browser.computeSecret(sender);
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), sender]);
        const material = Buffer.from(hkdfSync('sha256', secret, this.auth, info, 32));
        const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
        const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
        const cipher = createDecipheriv('aes-128-gcm', key, nonce);
        cipher.setAuthTag(sealed.subarray(-16));
        const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
        const end = padded.lastIndexOf(2);
        if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
        return padded.subarray(0, end).toString();
    }

    close() {
        this.server.close();
    }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
    const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
    const service = new PushService(say, process.argv.length > 3 ? process.argv.slice(2, 4) : null);
    const port = await service.listen();
    say({ port, ...service.subscription() });
}
