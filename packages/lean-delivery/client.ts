/** The door for components of the theme; the build comes in by index.ts. */
export {default as LaterText} from './client/LaterText';
export {default as PageData} from './client/PageData';
export {default as ServedText} from './client/ServedText';
export {servedPage} from './client/servedPage';
