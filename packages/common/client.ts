/** What browser code takes from this package: nothing here needs Node. */
export {isPlainPress} from './isPlainClick';
