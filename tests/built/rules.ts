import {attribute, type Element, rawText} from '../../packages/common';
import {all, type Node, type Page} from '../../packages/html-page';
import {isThere} from './site';

/** The first step from one heading to a deeper one that leaves a level out, as `h2 to h4`. */
export function headingGaps({headings}: Page): string[] {
  const levels = headings.map(({level}) => level);
  const gap = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return gap === -1 ? [] : [`h${levels[gap - 1] ?? 0} to h${levels[gap]}`];
}

/** Direct links of headings that do not lead to them, or whose title is not their words. */
export const headingLinkFaults = (page: Page): string[] =>
  page
    .all('.hash-link')
    .filter((link) => {
      const heading = link.parentNode as Element;
      const words = rawText(heading.childNodes[0]!).trim();
      const title = attribute(link, 'title') ?? attribute(link, 'aria-label') ?? '';
      return attribute(link, 'href') !== `#${attribute(heading, 'id')}` || !title.includes(words);
    })
    .map((link) => rawText(link.parentNode!));

/** Pages that are called in the menu what their category is called. */
export const menuDoubles = (page: Page): string[] =>
  page.all('.theme-doc-sidebar-menu > li').flatMap((category) => {
    const [name, ...pages] = all(category, 'a').map(rawText);
    return pages.filter((other) => other === name);
  });

/** What a page links to, or loads, at an address of the site's own that is not there. */
export const deadLinks = (page: Page): string[] =>
  page
    .all('[href], [src]')
    .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
    .filter((address): address is string => /^\/(?!\/)/.test(address ?? ''))
    .filter((address) => !isThere(address));

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

/** Words of the other language that are not marked as such. */
export const unmarkedWords = ({document}: Page): string[] => unmarked(document);
