import {meant} from '../../../packages/common';
import {dialogs, limits, portalButtons, portalMenus, ribbon} from '../../../src/product/data/index';
import type {Limit} from '../../../src/product/data/schemas/limits';
import {formatQuantity} from '../../../src/product/numbers';
import {byLanguage} from '../corpus/layout';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {byHandProblems, type Exceptions, type ToldByHand} from '../lib/byHand';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';
import {quantityExceptions, type QuantityException} from './facts.exceptions';

const quantityOf = ({value, unit}: Limit) => `${value} ${unit}`;

interface QuantityRule {
  readonly quantity: string;
  readonly ids: readonly string[];
  readonly pattern: RegExp;
}

/** A rule for each quantity of the limits: not the end of a longer number or of a span, nor the start of a longer word. */
const quantityRules = byLanguage((language) =>
  [...new Set(limits.map(quantityOf))].map((quantity): QuantityRule => {
    const same = limits.filter((limit) => quantityOf(limit) === quantity);
    const {value, unit} = same[0]!;
    const words = formatQuantity(value, unit, language).split('\u00a0').join('\\s');
    const pattern = new RegExp(String.raw`(?<![\p{L}\d–-]|\d[\s.,])${words}(?!\p{L})`, 'gu');
    return {quantity, ids: same.map(({id}) => `limits.${id}`), pattern};
  }),
);

interface Told extends ToldByHand {
  readonly quantity: string;
}

function toldOn(page: Page): Told[] {
  return quantityRules[page.language].flatMap(({quantity, ids, pattern}) =>
    page.prose.flatMap((snippet) =>
      [...snippet.value.matchAll(pattern)].map(({0: text, index}) => ({
        page,
        line: lineAt(snippet, index),
        text,
        ids,
        elements: ids.map((id) => `<Value of="${id}" />`),
        quantity,
      })),
    ),
  );
}

const exceptions: Exceptions<Told, QuantityException> = {
  file: 'tools/check/checks/facts.exceptions.ts',
  all: quantityExceptions,
  covers: (exception, told) => exception.quantity === told.quantity,
  nameOf: ({quantity}) => quantity,
};

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
    const [group, opens] = language === 'sv' ? [button.groupSv, button.opensSv] : [button.groupEn, button.opensEn];
    return button[language].split(' / ').map((name) => [['Yttra', group, name].join(separator), opens] as const);
  });
  const inPortal = portalMenus.map((menu) => [menu[language], ''] as const);
  const inDialogs = dialogs.flatMap((dialog) => (language === 'sv' ? dialog.buttonsSv : dialog.buttonsEn));
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
  const suggestion = meant(rest, [...waysFrom(on, opens.keys()), ...buttons]);
  const fix = suggestion ? `Write **${on}${suggestion}**.` : 'Add it to src/product/data/json/interface.json.';
  return [errorAt(page.file, snippet.line, `The product has no way "${written}".`, fix)];
}

/** Facts that pages tell: what the data holds is drawn from it, and ways through the product's menus exist. */
export const facts: Check = {
  name: 'facts',
  description: `limits come from the data (${limits.length}), ways through the menus exist`,
  run: ({corpus}) => [
    ...byHandProblems(corpus.pages, corpus.pages.flatMap(toldOn), exceptions),
    ...corpus.pages.flatMap((page) =>
      page.prose.filter(({mentioned}) => mentioned).flatMap((snippet) => pathProblem(page, snippet)),
    ),
  ],
};
