/** The door for the build: the plugin, and the engine that its index can be judged by. What runs in a page is in client.ts. */
export {default} from './build/plugin';
export {builtIndex, builtSearch, readBuiltIndex, searchIndex} from './build/edit';
export type {LocalSearchOptions, Markup, SiteQuestion} from './build/options';
export {partAddress} from './engine/cards';
export {createEngine} from './engine/engine';
export type {Language} from './engine/languages';
export type {Card, SearchOptions, SearchResult, Synonyms} from './engine/types';
