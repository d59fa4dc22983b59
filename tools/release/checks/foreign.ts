import {stylesheetUrls} from './assets';
import type {Check} from '../check';

const allowed = /^(?:\/(?!\/)|data:|#)/;
const fix =
  'Readers load nothing from other hosts: put the file into static/ and name it by a path that begins with a slash.';

/** Pages and stylesheets load from the site itself only. */
export const foreign: Check = (site) => [
  ...site.pages.flatMap(({file, loads}) =>
    loads
      .filter(({url}) => !allowed.test(url))
      .map(({element, attribute, url}) => ({
        file,
        message: `<${element} ${attribute}="${url}"> is not a path of the site.`,
        fix,
      })),
  ),
  ...[...site.sizes.keys()]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = site.text(file);
      const imports = [...css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map((match) => match[1]!);
      return [...stylesheetUrls(css), ...imports]
        .filter((url) => !allowed.test(url))
        .map((url) => ({file, message: `${url} is not a path of the site.`, fix}));
    }),
];
