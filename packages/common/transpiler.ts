import path from 'node:path';

/** File that Node is to load first (`--require`) in a process of the framework, which then transpiles by SWC. */
export const transpiler = path.join(__dirname, 'transpile.cjs');
