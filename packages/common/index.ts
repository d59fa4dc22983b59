/** What more than one room needs, for code that runs in Node. Browser code enters by ./client. */
export {moduleFiles, ModuleObserver} from './clientModules';
export {attribute, find, findAll, hasClass, textOf, type Element} from './html';
export {distance} from './distance';
export {meant, nearest} from './nearest';
