/** The door for components of the theme; the build comes in by the folder above. */
export {default as LaterText} from './LaterText';
export {default as PageData} from './PageData';
export {default as ServedText} from './ServedText';
export {servedPage} from './servedPage';
