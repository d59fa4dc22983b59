import {didYouMean, nearest} from '../../../packages/common';
import {byLanguage} from '../corpus/layout';
import type {Page, Snippet} from '../corpus/page';
import {buttons, separator, ways, waysOn} from '../names/menus';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Every way through the interface and each way on it (`Portal`, `Portal > API`), with what it opens. */
const opened = byLanguage((language): ReadonlyMap<string, string> => {
  const whole = ways[language].map(({path, opens}) => [path, opens] as const);
  return new Map([...whole.flatMap(([path]) => waysOn(path).map((way) => [way, ''] as const)), ...whole]);
});

const waysFrom = (start: string, all: Iterable<string>) =>
  [...all].filter((way) => way.startsWith(start)).map((way) => way.slice(start.length));

function pathProblem(page: Page, snippet: Snippet): Problem[] {
  const [opens, own] = [opened[page.language], buttons[page.language]];
  const written = snippet.value.replace(/\s+/g, ' ').trim();
  const known = waysOn(written).findLast((way) => opens.has(way));
  if (known === undefined || written === known) {
    return [];
  }
  const rest = written.slice(known.length + separator.length);
  if (own.includes(rest) || opens.get(known)!.includes(rest)) {
    return [];
  }
  const on = known + separator;
  const further = waysFrom(on, opens.keys());
  const suggestion = didYouMean(rest, [...further, ...own]) ?? nearest(rest, further);
  const fix = suggestion ? `Write **${on}${suggestion}**.` : `The way ends at **${known}**.`;
  return [errorAt(page.file, snippet.line, `The product has no way "${written}".`, fix)];
}

/** Ways through the ribbon, the portal and the dialogs that pages name are ways that the product has. */
export const menus: Check = {
  name: 'menus',
  description: 'ways through the menus exist',
  run: ({corpus}) =>
    corpus.pages.flatMap((page) =>
      page.prose.filter(({mentioned}) => mentioned).flatMap((snippet) => pathProblem(page, snippet)),
    ),
};
