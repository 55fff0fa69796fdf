// What the build puts in: file names that carry a hash, and files that are read as text.
declare const WORKER_FILE: string;
declare const WASM_FILES: { plain: string | null; painted: string | null; lexicon: string | null };
declare const KEPT: string[];
declare const VERSION: string;
declare module '*.css';
declare module '*.md' {
    const text: string;
    export default text;
}
