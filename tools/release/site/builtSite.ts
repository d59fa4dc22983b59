import {BuiltSite} from '../../lib/builtSite';

export {inlineCode} from '../inlineCode';

/** For tests/host. */
export const readBuiltSite = (dir: string): BuiltSite => new BuiltSite(dir);
