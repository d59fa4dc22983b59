import {pagesOf} from '../../../tools/serve/readSite';
import {BuiltSite} from '../../../tools/lib/builtSite';

/** Paths of every page and of every hashed asset of builds, encoded, each once. */
export function urlsOf(builds: readonly string[]): string[] {
  const urls = new Set<string>();
  for (const build of builds) {
    const {files} = new BuiltSite(build).routing;
    pagesOf(files).forEach((page) => urls.add(encodeURI(page)));
    [...files].filter((file) => /^(?:en\/)?assets\//.test(file)).forEach((file) => urls.add(`/${encodeURI(file)}`));
  }
  return [...urls];
}
