/** What browser code takes from this package: nothing here needs Node. */
export {distance} from './distance';
export {escapeHtml} from './escapeHtml';
export {isPlainClick} from './isPlainClick';
