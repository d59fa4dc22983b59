import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {attribute, oneLine, rawText, textOf, type Element} from '../common';
import {all, below, first, type Node} from './elements';

export {all, append, elementOf, first, is, replaceBy, setAttribute, setContent, type Node} from './elements';

/** Attributes whose address the browser fetches unasked, by their elements; of lists what stands between addresses. */
const loading: readonly (readonly [elements: string, attribute: string, separator?: string])[] = [
  ['script, img, source, video, audio, track, iframe, embed, input', 'src'],
  ['video', 'poster'],
  ['object', 'data'],
  ['use, image', 'href'],
  // Those that are fetched, or name a file of the site.
  [
    'stylesheet preload modulepreload prefetch icon apple-touch-icon manifest preconnect dns-prefetch'
      .split(' ')
      .map((rel) => `link[rel~="${rel}"]`)
      .join(', '),
    'href',
  ],
  // `a.png 1x, b.png 2x`
  ['[srcset]', 'srcset', ','],
  ['[imagesrcset]', 'imagesrcset', ','],
  // What packages/lean-delivery/boot.js loads.
  ['[data-load]', 'data-load', ' '],
  ['[data-ahead]', 'data-ahead', ' '],
];

const addressesIn = (value: string, separator: string): string[] =>
  value.split(separator).map((part) => part.trim().split(/\s+/)[0]!);

/** What a browser that has a page loads unasked. `<use href="#id">` points into the page itself. */
const loadsOf = (document: Node) =>
  loading.flatMap(([elements, name, separator]) =>
    all(document, elements).flatMap((element) => {
      const value = attribute(element, name) ?? '';
      return (separator ? addressesIn(value, separator) : [value])
        .filter((url) => url !== '' && !url.startsWith('#'))
        .map((url) => ({element: element.tagName, attribute: name, url}));
    }),
  );

/** A finished page, parsed once, and what is asked of it. */
export class Page {
  private parsed: DefaultTreeAdapterTypes.Document | undefined;

  /**
   * @param file below the folder of the build, with forward slashes: `report/intro.html`
   * @param html its text
   */
  constructor(
    readonly file: string,
    readonly html: string,
  ) {}

  get document(): DefaultTreeAdapterTypes.Document {
    return (this.parsed ??= parse(this.html));
  }

  all(selector: string): Element[] {
    return all(this.document, selector);
  }

  first(selector: string): Element | undefined {
    return first(this.document, selector);
  }

  /** `lang` of the page: `sv-SE`; empty when it says none. */
  get lang(): string {
    const root = this.first('html');
    return (root && attribute(root, 'lang')) ?? '';
  }

  get title(): string {
    const title = this.first('head > title');
    return title ? textOf(title) : '';
  }

  /** Absolute address that the page gives as its own. */
  get canonical(): string | undefined {
    return this.links('canonical')[0];
  }

  /** Contents of the meta tags of a name or property, in their order. */
  meta(name: string): string[] {
    return this.all(`meta[property="${name}"], meta[name="${name}"]:not([property])`).map(
      (element) => attribute(element, 'content') ?? '',
    );
  }

  /** Addresses of the `<link>`s of a relation. */
  links(rel: string, hreflang?: string): string[] {
    const language = hreflang === undefined ? '' : `[hreflang="${hreflang}"]`;
    return this.all(`link[rel="${rel}"]${language}`).map((element) => attribute(element, 'href') ?? '');
  }

  get headings() {
    return this.all('h1, h2, h3, h4, h5, h6').map((element) => ({
      level: Number(element.tagName[1]),
      id: attribute(element, 'id'),
      text: textOf(element),
    }));
  }

  /** The element with the text of a document, its heading included. */
  get article(): Element | undefined {
    return this.first('.theme-doc-markdown');
  }

  /** Where links of the page, drawings included, lead to, as it stands there. */
  get targets(): string[] {
    return this.all('a').flatMap((link) => attribute(link, 'href') ?? []);
  }

  /** What a link can lead to on the page. */
  get ids(): ReadonlySet<string> {
    return new Set(this.all('[id]').map((element) => attribute(element, 'id')!));
  }

  /** Scripts, stylesheets, pictures, fonts: what the browser loads unasked. */
  get loads() {
    return loadsOf(this.document);
  }

  /** Inline scripts, byte for byte as the browser hashes them; data is not run, any unknown type is taken for code. */
  get scripts(): string[] {
    return this.all('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])').map(rawText);
  }

  /** Styles in the page (`<style>`), likewise. */
  get styles(): string[] {
    return this.all('style').map(rawText);
  }

  /**
   * What the page says where an anchor leads, in one line: below a heading all until the next one of its level,
   * otherwise the element itself. Undefined where the page has no such anchor.
   */
  textAt(anchor: string): string | undefined {
    const element = this.first(`main [id="${anchor}"]`);
    return element && (/^h[1-6]$/.test(element.tagName) ? textBelow(element, this.first('main')!) : textOf(element));
  }
}

/** A heading and what follows it, up to the next one of its level. */
function textBelow(heading: Element, main: Element): string {
  const level = Number(heading.tagName[1]);
  const nodes = below(main);
  const [, ...after] = nodes.slice(nodes.indexOf(heading));
  const end = after.findIndex((node) => /^h[1-6]$/.test(node.nodeName) && Number(node.nodeName[1]) <= level);
  return oneLine(
    after
      .slice(0, end === -1 ? undefined : end)
      .filter((node) => 'value' in node)
      .map(rawText)
      .join(''),
  );
}
