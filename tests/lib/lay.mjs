// What the page makes of the changes that a connection was told (standard input: {"told": messages, "contracts": what each must make), held against the contracts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const web = new URL('../../web/', import.meta.url);
const { transformSync } = createRequire(new URL('package.json', web))('esbuild');
const { code } = transformSync(readFileSync(new URL('src/source/changes.ts', web), 'utf8'), { loader: 'ts' });
const { withChanges } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const { told, contracts } = JSON.parse(readFileSync(0, 'utf8'));
assert.equal(told.length, contracts.length);
let now, lines = [], laid = 0;
for (const [i, message] of told.entries()) {
    const before = JSON.stringify(now);
    const next = message.t === 'contract' ? message.c : withChanges(now, lines, message.c);
    if (message.t === 'changes') laid++, assert.equal(JSON.stringify(now), before, 'what was shown before is not touched');
    lines = [...lines.slice(0, next.log.from), ...next.log.lines];
    assert.deepEqual(next, contracts[i]);
    now = next;
}
console.log(laid);
