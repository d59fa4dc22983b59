import {expect, test} from 'vitest';
import {attribute, type Element} from '../../packages/common';
import {type Node, Page} from '../../packages/html-page';
import {site} from './site';

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

const isElement = (node: Node): node is Element => 'tagName' in node;

/** What a node says itself: its text, or the names that only screen readers are told. */
const ownTexts = (node: Node): (string | undefined)[] =>
  isElement(node)
    ? ['aria-label', 'title', 'alt'].map((name) => attribute(node, name))
    : [node.nodeName === '#text' && 'value' in node ? node.value : undefined];

/** Texts whose language is not the one they are marked as. */
function unmarked(node: Node, lang = ''): string[] {
  const own = (isElement(node) && attribute(node, 'lang')) || lang;
  const found = ownTexts(node)
    .filter((text) => text !== undefined && looksForeign(withoutExceptions(text), own))
    .map((text) => `${own}: ${text!.trim().slice(0, 100)}`);
  const children = 'childNodes' in node && !silent.includes(node.nodeName) ? node.childNodes : [];
  return [...found, ...children.flatMap((child) => unmarked(child, own))];
}

test('pages mark the words of the other language', () => {
  for (const page of site.pages) {
    expect.soft(unmarked(page.document), page.file).toEqual([]);
  }
});

test.each([
  ['en-GB', 'Choose Godkänn now', ['en-GB: Choose Godkänn now']],
  ['en-GB', '<a title="Välj">x</a>', ['en-GB: Välj']],
  ['sv-SE', 'Välj <em>Disable all of the add-ins</em>', ['sv-SE: Disable all of the add-ins']],
  ['en-GB', 'Choose <i lang="sv">Godkänn</i> or <code>å</code>', []],
])('words of the other language are found, marked ones are not: %s, %s', (lang, body, found) => {
  const page = new Page('a.html', `<!doctype html><html lang="${lang}"><body>${body}</body></html>`);
  expect(unmarked(page.document)).toEqual(found);
});
