/** The package's only door: the plugin (default), and what a command line starts. */
export {default} from './plugin';
export {createBilingualDev, type BilingualDev, type BilingualDevOptions} from './bilingualDev';
export {spawnBound} from './bound';
export {onChange} from './changes';
export type {FaultsOf} from './faults';
export type {Answer, Routing} from './pages';
export type {Language} from './proxy';
