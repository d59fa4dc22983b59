import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {projectRoot} from '../../tools/lib/paths';
import {pageHtml} from './pages';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

const routes = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8').trim().split('\n');

/** What looks like the other language and is not to be spoken as it, with the reason. */
const exceptions: readonly {readonly text: RegExp; readonly why: string}[] = [
  {text: /å, ä (and|or) ö/g, why: 'letters as such, not words'},
  {
    text: /Spiris Bokföring & Fakturering|Visma eEkonomi/g,
    why: 'a proper name, also in titles, where no language can be marked',
  },
  {text: /chooses the company: Godkänn & aktivera/g, why: 'in a drawing; the text beside it marks it'},
];

/** Code and file names are no language; a script is not read. */
const silent = ['code', 'pre', 'kbd', 'samp', 'script', 'style', 'head'];

/** Common English words that are no Swedish ones: two of them in a text make it English, unless SQL writes them in capitals. */
const english =
  /\b([Tt]he|[Aa]nd|of|[Ii]s|are|[Tt]o|[Ww]ith|[Yy]our|[Ff]rom|[Tt]his|[Tt]hat|has|[Nn]ot|[Yy]ou|[Aa]ll|[Ee]nable|[Dd]isable)\b/g;

const looksForeign = (text: string, lang: string) =>
  lang.startsWith('en') ? /[åäö]/i.test(text) : (text.match(english) ?? []).length >= 2;

const withoutExceptions = (text: string) =>
  exceptions.reduce((rest, exception) => rest.replace(exception.text, ''), text);

/** Texts, and the names that only screen readers read, whose language is not the one they are marked as. */
function unmarked(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, lang: string): void => {
    const attributes = 'attrs' in node ? node.attrs : [];
    const valueOf = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
    const own = valueOf('lang') ?? lang;
    const texts = [
      node.nodeName === '#text' && 'value' in node ? node.value : undefined,
      valueOf('aria-label'),
      valueOf('title'),
      valueOf('alt'),
    ];
    found.push(
      ...texts
        .filter((text) => text !== undefined && looksForeign(withoutExceptions(text), own))
        .map((text) => `${own}: ${text!.trim().slice(0, 100)}`),
    );
    if ('childNodes' in node && !silent.includes(node.nodeName)) {
      node.childNodes.forEach((child) => visit(child, own));
    }
  };
  visit(parse(html), '');
  return found;
}

for (const [name, isWanted] of [
  ['Swedish', (route: string) => !route.startsWith('/en/')],
  ['English', (route: string) => route.startsWith('/en/')],
] as const) {
  test(`${name} pages mark the words of the other language`, () => {
    for (const route of routes.filter(isWanted)) {
      expect.soft(unmarked(pageHtml(route)), route).toEqual([]);
    }
  });
}

test('words of the other language are found, marked ones are not', () => {
  const page = (lang: string, body: string) => `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
  expect(unmarked(page('en-GB', 'Choose Godkänn now'))).toEqual(['en-GB: Choose Godkänn now']);
  expect(unmarked(page('en-GB', '<a title="Välj">x</a>'))).toEqual(['en-GB: Välj']);
  expect(unmarked(page('sv-SE', 'Välj <em>Disable all of the add-ins</em>'))).toEqual([
    'sv-SE: Disable all of the add-ins',
  ]);
  expect(unmarked(page('en-GB', 'Choose <i lang="sv">Godkänn</i> or <code>å</code>'))).toEqual([]);
});
