import {BuiltSite} from '../../lib/builtSite';

export {inlineCode} from '../inlineCode';
export type {BuiltSite} from '../../lib/builtSite';

/** For tests/host. */
export const readBuiltSite = (dir: string): BuiltSite => new BuiltSite(dir);
