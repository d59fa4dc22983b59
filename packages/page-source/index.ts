/** A page as it is written, line by line: what can be known of it without parsing its Markdown. */
export {frontMatterBlock, frontMatterOf} from './frontMatter';
export {mapProseLines} from './prose';
export {headingIn, introPart, normalised, partsOf, type Part} from './parts';
