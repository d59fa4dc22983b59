/**
 * The door for pages. The first two are small and meant for every page; the others bring the engine and
 * are to be imported when a reader turns to the search.
 */
export {Marks} from './client/Marks';
export {useSearchDialog} from './client/useSearchDialog';
export {SearchDialog, type SearchDialogProps} from './client/SearchDialog';
export {SearchResults} from './client/SearchResults';
export type {SearchSite} from './client/site';

// For a page where no worker may run: what answers the calls there.
export {createResponder} from './engine/engine';
export type {Ask} from './client/startEngine';
