export {all, append, elementOf, first, is, replaceBy, setAttribute, setContent, type Node} from './elements';
export {Page} from './page';
