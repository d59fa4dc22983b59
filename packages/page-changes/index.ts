/** The package's only door: what the last update of a page changed, and the line that says so below its text. */
export {changedParts, type ChangedPart} from './changes';
export {default as changesLine, type ChangesOptions} from './line';
