import {languages, pageFolder, routeOf, sections} from '../../tools/check/corpus/layout';
import {slugOf} from '../../tools/check/scope';
import {changedFiles} from '../../tools/lib/changedFiles';
import {projectRoot} from '../../tools/lib/paths';
import {routes} from './site';

/** A change of more pages is one of the whole site, which `npm test -- all` looks at. */
const most = 12;

const folders = languages.flatMap((language) =>
  sections.map((section) => ({section, prefix: language === 'sv' ? '' : '/en', folder: pageFolder(language, section)})),
);

/** Address of the page that is written in a file; none when it is not the file of a page. */
function routeOfFile(file: string): string[] {
  const place = folders.find(({folder}) => file.startsWith(`${folder}/`));
  if (!place || !/\.mdx?$/.test(file)) {
    return [];
  }
  const relative = file.slice(place.folder.length + 1);
  return [place.prefix + routeOf(place.section, relative, slugOf(projectRoot, file))];
}

/** Addresses of the published pages whose text the present work has changed; see changedFiles. */
export function changedPages(): string[] {
  return changedFiles(projectRoot)
    .flatMap(routeOfFile)
    .filter((route) => routes.includes(route))
    .slice(0, most);
}
