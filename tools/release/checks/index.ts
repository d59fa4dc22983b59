import type {BuiltSite} from '../site/builtSite';
import type {Problem} from '../problem';
import {alternates} from './alternates';
import {assets} from './assets';
import {cards} from './cards';
import {files} from './files';
import {folders} from './folders';
import {foreign} from './foreign';
import {inline} from './inline';
import {licences} from './licences';
import {plainText} from './plainText';
import {routes} from './routes';
import {sitemap} from './sitemap';
import type {Check, Expected} from './types';

const checks: readonly Check[] = [
  routes,
  files,
  assets,
  sitemap,
  alternates,
  cards,
  inline,
  foreign,
  folders,
  licences,
  plainText,
];

/** Everything that speaks against publishing a build. */
export function findProblems(site: BuiltSite, expected: Expected): Problem[] {
  return checks.flatMap((check) => check(site, expected));
}
