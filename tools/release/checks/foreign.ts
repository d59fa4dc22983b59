import {stylesheetUrls} from './assets';
import type {Check} from '../check';

const allowed = /^(?:\/(?!\/)|data:|#)/;
const fix =
  'Readers load nothing from other hosts: put the file into static/ and name it by a path that begins with a slash.';

const importedUrls = (css: string) =>
  [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map((match) => match[1]!);

/** Pages and stylesheets load from the site itself only. */
export const foreign: Check = (site) => {
  const loads = [
    ...site.pages.flatMap(({file, loads}) =>
      loads.map(({element, attribute, url}) => ({file, url, what: `<${element} ${attribute}="${url}">`})),
    ),
    ...site.filesOf('css').flatMap((file) => {
      const css = site.text(file);
      return [...stylesheetUrls(css), ...importedUrls(css)].map((url) => ({file, url, what: url}));
    }),
  ];
  return loads
    .filter(({url}) => !allowed.test(url))
    .map(({file, what}) => ({file, message: `${what} is not a path of the site.`, fix}));
};
