import vm from 'node:vm';
import type {BuiltSite} from '../site/builtSite';
import type {Problem} from '../problem';
import type {Check} from '../check';

function own(url: string): string | undefined {
  return url.startsWith('/') && !url.startsWith('//') ? decodeURI(url.split(/[?#]/)[0]!).slice(1) : undefined;
}

/** Addresses in `url(…)` of a stylesheet, data left out. */
export function stylesheetUrls(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)]
    .map((match) => match[1]!)
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
}

function missing(site: BuiltSite, file: string, url: string): Problem[] {
  const asset = own(url);
  if (asset === undefined || (site.sizes.get(asset) ?? 0) > 0) {
    return [];
  }
  const message = site.sizes.has(asset) ? `${url} is empty.` : `${url} does not exist.`;
  return [{file, message, fix: 'The build is not whole: build again, with room on the disk.'}];
}

/** A script cut short by a full disk is still a file; only reading it shows the end is missing. */
function brokenScript(site: BuiltSite, file: string): Problem[] {
  try {
    new vm.Script(site.text(file), {filename: file});
    return [];
  } catch (error) {
    return [
      {
        file,
        message: `the script cannot be read: ${(error as Error).message}.`,
        fix: 'The build is not whole: build again, with room on the disk.',
      },
    ];
  }
}

/** Everything that a page or stylesheet loads exists and is whole. */
export const assets: Check = (site) => {
  const files = [...site.sizes.keys()];
  return [
    ...files
      .filter((file) => site.sizes.get(file) === 0)
      .map((file) => ({
        file,
        message: 'the file is empty.',
        fix: 'The build is not whole: build again, with room on the disk.',
      })),
    ...site.pages.flatMap(({file, loads}) => loads.flatMap(({url}) => missing(site, file, url))),
    ...files
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => stylesheetUrls(site.text(file)).flatMap((url) => missing(site, file, url))),
    ...files.filter((file) => file.endsWith('.js')).flatMap((file) => brokenScript(site, file)),
  ];
};
