import {addressOf} from '../../src/lib/pageFiles';
import {pagePlaces} from '../../src/lib/pagePlaces';
import {changedFiles} from '../../tools/lib/changedFiles';
import {projectRoot} from '../../tools/lib/paths';
import {routes} from './site';

/** A change of more pages is one of the whole site, which `npm test -- all` looks at. */
const most = 12;

/** Addresses of the published pages whose text the present work has changed; see changedFiles. */
export function changedPages(): string[] {
  const changed = changedFiles(projectRoot);
  return pagePlaces(projectRoot)
    .filter(({file}) => changed.includes(file))
    .map(({route, language}) => addressOf(route, language))
    .filter((route) => routes.includes(route))
    .slice(0, most);
}
