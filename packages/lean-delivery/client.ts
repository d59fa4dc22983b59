/** The door for components of the theme; the build comes in by index.ts. */
export {default as LaterText} from './later-text/LaterText';
export {default as PageData} from './served-text/PageData';
export {default as ServedText} from './served-text/ServedText';
export {servedPage} from './served-text/servedPage';
