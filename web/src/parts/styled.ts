// A part of the page that is fetched late comes with its style sheets: all are asked for at once, and it is shown once all are there.
import { base } from '../router.tsx';

const sheets = new Map<string, Promise<void>>();

function sheet(file: string): Promise<void> {
    const known = sheets.get(file);
    if (known !== undefined) return known;
    const asked = new Promise<void>((done, fail) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = base + file;
        link.onload = () => done();
        link.onerror = () => {
            link.remove();
            sheets.delete(file);
            fail(new Error(`no ${file}`));
        };
        document.head.append(link);
    });
    sheets.set(file, asked);
    return asked;
}

/* The build puts this around every import() of a component (web/styles.mjs). */
export async function styled<T>(files: string[], load: () => Promise<T>): Promise<T> {
    const [part] = await Promise.all([load(), ...files.map(sheet)]);
    return part;
}
