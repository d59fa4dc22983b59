import {registryOf} from '../lib/registryOf';
import type {Check, Expected} from './check';
import type {Problem} from './problem';
import type {BuiltSite} from '../lib/builtSite';

/** Every check of a release: the file `checks/<name>.ts` exports the function of that name. */
const checks = await registryOf<Check>(new URL('checks/', import.meta.url));

/** Everything that speaks against publishing a build. */
export function findProblems(site: BuiltSite, expected: Expected): Problem[] {
  return checks.flatMap((check) => check(site, expected));
}
