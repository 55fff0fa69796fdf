// An album as one file that opens anywhere: its words and small copies of its pictures, without anything from outside.
const STYLE =
    'body{font:16px/1.4 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#241a12;background:#fffaf2}' +
    'img{border-radius:6px;max-width:100%;height:auto}figure{margin:0;break-inside:avoid}button,svg{display:none}b{font-size:1.1em}' +
    '.album-best{text-align:center}.album-best .pic{width:260px}ol,ul{list-style:none;padding:0}.album-people{display:grid;gap:1em;grid-template-columns:repeat(auto-fill,minmax(16em,1fr))}' +
    '.album-people p{margin:0}.album-rounds{display:grid;gap:1.2em}.album-page{display:grid;grid-template-columns:150px 1fr;gap:1em;break-inside:avoid}' +
    '.album-slots{display:flex;flex-wrap:wrap;gap:.6em}.album-slots li{width:84px;font-size:.8em}.vh{display:none}figcaption span,figcaption b{display:block}';
const WIDTH = 300;

function small(img: HTMLImageElement): string {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = WIDTH * 1.5;
    canvas.getContext('2d')?.drawImage(img, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.82);
}

export async function albumFile(root: HTMLElement, title: string, lang: string): Promise<string> {
    const images = [...root.querySelectorAll('img')];
    await Promise.all(images.map((img) => img.decode().catch(() => undefined)));
    const copy = root.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('button, .album-do').forEach((one) => one.remove());
    copy.querySelectorAll('img').forEach((img, i) => {
        const from = images[i] as HTMLImageElement;
        img.removeAttribute('srcset');
        if (from.naturalWidth > 0) img.src = small(from);
    });
    const page = document.implementation.createHTMLDocument(title);
    const heading = page.createElement('h1');
    heading.textContent = title;
    const style = page.createElement('style');
    style.textContent = STYLE;
    const charset = page.createElement('meta');
    charset.setAttribute('charset', 'utf-8');
    page.head.prepend(charset);
    page.head.append(style);
    page.documentElement.lang = lang;
    page.body.append(heading, page.importNode(copy, true));
    return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

export function download(name: string, text: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/* Prints a file of its own, so that nothing of the table is on the paper. */
export function print(text: string): void {
    const frame = document.createElement('iframe');
    frame.className = 'album-frame';
    frame.srcdoc = text;
    frame.onload = () => {
        frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
        frame.contentWindow?.print();
    };
    document.body.append(frame);
}
