import {didYouMean, nearest} from '../../../packages/common';
import {dialogs, portalButtons, portalMenus, ribbon} from '../../../src/product/facts';
import {byLanguage} from '../corpus/layout';
import type {Page, Snippet} from '../corpus/page';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

interface Interface {
  /** Every way through the ribbon and the portal, and each way on it (`Portal`, `Portal > API`), with what it opens. */
  readonly opens: ReadonlyMap<string, string>;
  /** Buttons of dialogs and of the portal. */
  readonly buttons: readonly string[];
}

const separator = ' > ';

/** `a > b > c` gives `a`, `a > b` and itself. */
const waysOn = (path: string): string[] =>
  path.split(separator).map((_, index, parts) => parts.slice(0, index + 1).join(separator));

const interfaces = byLanguage((language): Interface => {
  const inRibbon = ribbon.flatMap((button) => {
    const {group, opens} = button;
    const pathTo = (name: string) => ['Yttra', group[language], name].join(separator);
    return button[language].split(' / ').map((name) => [pathTo(name), opens[language]] as const);
  });
  const inPortal = portalMenus.map((menu) => [menu[language], ''] as const);
  const inDialogs = dialogs.flatMap(({buttons}) => buttons.map((button) => button[language]));
  const ways = [...inRibbon, ...inPortal];
  return {
    opens: new Map([...ways.flatMap(([path]) => waysOn(path).map((way) => [way, ''] as const)), ...ways]),
    buttons: [...inDialogs, ...portalButtons.map((button) => button[language])],
  };
});

const waysFrom = (start: string, ways: Iterable<string>) =>
  [...ways].filter((way) => way.startsWith(start)).map((way) => way.slice(start.length));

function pathProblem(page: Page, snippet: Snippet): Problem[] {
  const {opens, buttons} = interfaces[page.language];
  const written = snippet.value.replace(/\s+/g, ' ').trim();
  const known = waysOn(written).findLast((way) => opens.has(way));
  if (known === undefined || written === known) {
    return [];
  }
  const rest = written.slice(known.length + separator.length);
  if (buttons.includes(rest) || opens.get(known)!.includes(rest)) {
    return [];
  }
  const on = known + separator;
  const ways = waysFrom(on, opens.keys());
  const suggestion = didYouMean(rest, [...ways, ...buttons]) ?? (ways.length > 0 ? nearest(rest, ways) : undefined);
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
