/** What more than one room needs, for code that runs in Node. Browser code enters by ./client. */
export {escapeHtml} from './client';
export {ModuleObserver} from './clientModules';
export {transpiler, writeWhole} from './files';
export {attribute, rawText, textOf, type Element} from './html';
export {didYouMean, distance, escapeRegExp, nearest} from './words';
