export {append, elementOf, replaceBy, setAttribute, setContent} from './edit';
export type {Reference} from './loads';
export {type Heading, Page} from './page';
export {all, first, is, type Node} from './select';
