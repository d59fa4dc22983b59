import {meant} from '../../../packages/common';
import {dialogs, limits, portalButtons, portalMenus, ribbon} from '../../../src/product/data/index';
import type {Limit} from '../../../src/product/data/schemas/limits';
import {formatQuantity} from '../../../src/product/numbers';
import {languages, type Language} from '../corpus/layout';
import {lineAt, type Page, type Snippet} from '../corpus/page';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';
import {quantityExceptions, type QuantityException} from './facts.exceptions';

const exceptionsFile = 'tools/check/checks/facts.exceptions.ts';

const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

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

interface Told extends QuantityRule {
  readonly page: Page;
  readonly text: string;
  readonly line: number;
}

function toldOn(page: Page): Told[] {
  return quantityRules[page.language].flatMap((rule) =>
    page.prose.flatMap((snippet) =>
      [...snippet.value.matchAll(rule.pattern)].map(({0: text, index}) => ({
        ...rule,
        page,
        text,
        line: lineAt(snippet, index),
      })),
    ),
  );
}

const listed = (told: Told, exception: QuantityException) =>
  exception.route === told.page.route && exception.quantity === told.quantity;

function quantityProblems(pages: readonly Page[]): Problem[] {
  const told = pages.flatMap(toldOn);
  const byHand = told
    .filter((one) => !quantityExceptions.some((exception) => listed(one, exception)))
    .map(({page, line, text, ids}) =>
      errorAt(
        page.file,
        line,
        `"${text}" stands in the data (${ids.join(', ')}) and is told by hand.`,
        `Write ${ids.map((id) => `<Value of="${id}" />`).join(' or ')}. If it is something else, say so in ${exceptionsFile}.`,
      ),
    );
  const unneeded = pages.flatMap((page) =>
    quantityExceptions
      .filter((exception) => exception.route === page.route && !told.some((one) => listed(one, exception)))
      .map(({quantity}) =>
        errorAt(page.file, 1, `The page does not tell ${quantity}.`, `Take it out of ${exceptionsFile}.`),
      ),
  );
  return [...byHand, ...unneeded];
}

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
    ...quantityProblems(corpus.pages),
    ...corpus.pages.flatMap((page) =>
      page.prose.filter(({mentioned}) => mentioned).flatMap((snippet) => pathProblem(page, snippet)),
    ),
  ],
};
