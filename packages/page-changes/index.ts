/** The package's only door: what the last update of a page changed. */
export {changedParts, type ChangedPart} from './changes';
