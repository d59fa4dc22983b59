/** Address of the copy's folder, with a slash at the end. The scripts lie in a folder of it. */
export const root = new URL('../', (document.currentScript as HTMLScriptElement).src).href;
