import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterOf} from '../../packages/page-source/index';
import {addressOf, pageFolders, routeOf} from '../../src/lib/pageFiles';
import {changedFiles} from '../../tools/lib/changedFiles';
import {projectRoot} from '../../tools/lib/paths';
import {routes} from './site';

/** A change of more pages is one of the whole site, which `npm test -- all` looks at. */
const most = 12;

/** Addresses of the published pages whose text the present work has changed; see changedFiles. */
export function changedPages(): string[] {
  const changed = changedFiles(projectRoot).filter(
    (file) => /\.mdx?$/.test(file) && existsSync(path.join(projectRoot, file)),
  );
  return pageFolders
    .flatMap(({folder, language, section}) =>
      changed
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => {
          const {slug} = frontMatterOf(readFileSync(path.join(projectRoot, file), 'utf8')) as {slug?: string};
          return addressOf(routeOf(section, file.slice(folder.length + 1), slug), language);
        }),
    )
    .filter((route) => routes.includes(route))
    .slice(0, most);
}
