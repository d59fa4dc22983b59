/** The door for components of the theme; the build comes in by index.ts. */
export {default as ServedText} from './client/ServedText';
export {servedPage} from './client/servedPage';
export {LaterText, PageData} from './client/text';
