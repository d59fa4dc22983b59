/** What more than one room needs, for code that runs in Node. Browser code enters by ./client. */
export {moduleFiles, ModuleObserver} from './clientModules';
export {attribute, find, hasClass, rawText, textOf, type Element} from './html';
export {distance} from './distance';
export {escapeHtml} from './escapeHtml';
export {didYouMean, nearest} from './nearest';
export {transpiler} from './transpiler';
export {writeWhole} from './writeWhole';
