import {didYouMean, nearest} from '../../../packages/common';
import {byLanguage} from '../corpus/layout';
import {buttons, separator, ways, waysOn} from '../names/menus';
import type {Check} from '../types';

/** Every way through the interface and each way on it (`Portal`, `Portal > API`), with what it opens. */
const opened = byLanguage((language): ReadonlyMap<string, string> => {
  const whole = ways[language].map(({path, opens}) => [path, opens] as const);
  return new Map([...whole.flatMap(([path]) => waysOn(path).map((way) => [way, ''] as const)), ...whole]);
});

/** Ways through the ribbon, the portal and the dialogs that pages name are ways that the product has. */
export const menus: Check = {
  name: 'menus',
  description: 'ways through the menus exist',
  page: ({language, prose}) =>
    prose
      .filter(({mentioned}) => mentioned)
      .flatMap(({value, line}) => {
        const [opens, own] = [opened[language], buttons[language]];
        const written = value.replace(/\s+/g, ' ').trim();
        const known = waysOn(written).findLast((way) => opens.has(way));
        if (known === undefined || written === known) {
          return [];
        }
        const on = known + separator;
        const rest = written.slice(on.length);
        if (own.includes(rest) || opens.get(known)!.includes(rest)) {
          return [];
        }
        const further = [...opens.keys()].filter((way) => way.startsWith(on)).map((way) => way.slice(on.length));
        const suggestion = didYouMean(rest, [...further, ...own]) ?? nearest(rest, further);
        const fix = suggestion ? `Write **${on}${suggestion}**.` : `The way ends at **${known}**.`;
        return [{line, message: `The product has no way "${written}".`, fix}];
      }),
};
