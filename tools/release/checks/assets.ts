import vm from 'node:vm';
import type {BuiltSite} from '../../lib/builtSite';
import type {Check} from '../check';

const fix = 'The build is not whole: build again, with room on the disk.';

function own(url: string): string | undefined {
  return url.startsWith('/') && !url.startsWith('//') ? decodeURI(url.split(/[?#]/)[0]!).slice(1) : undefined;
}

/** Addresses in `url(…)` of a stylesheet, data left out. */
export function stylesheetUrls(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)]
    .map((match) => match[1]!)
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
}

/** What is wrong with a file that something names: nothing with one of another host. */
function faultOf(site: BuiltSite, url: string): string | undefined {
  const asset = own(url);
  if (asset === undefined || site.size(asset) > 0) {
    return undefined;
  }
  return site.has(asset) ? `${url} is empty.` : `${url} does not exist.`;
}

/** A script cut short by a full disk is still a file; only reading it shows the end is missing. */
function scriptFault(source: string, filename: string): string | undefined {
  try {
    new vm.Script(source, {filename});
    return undefined;
  } catch (error) {
    return `the script cannot be read: ${(error as Error).message}.`;
  }
}

/** Everything that a page or stylesheet loads exists and is whole. */
export const assets: Check = (site) => {
  const found: (readonly [file: string, message: string | undefined])[] = [
    ...site.files.filter((file) => site.size(file) === 0).map((file) => [file, 'the file is empty.'] as const),
    ...site.pages.flatMap(({file, loads}) => loads.map(({url}) => [file, faultOf(site, url)] as const)),
    ...site
      .filesOf('css')
      .flatMap((file) => stylesheetUrls(site.text(file)).map((url) => [file, faultOf(site, url)] as const)),
    ...site.filesOf('js').map((file) => [file, scriptFault(site.text(file), file)] as const),
  ];
  return found.flatMap(([file, message]) => (message ? [{file, message, fix}] : []));
};
