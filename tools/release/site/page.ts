import {type DefaultTreeAdapterTypes, parse} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A reference from a page to something the browser fetches by itself. */
export interface Reference {
  readonly element: string;
  readonly attribute: string;
  readonly url: string;
}

/** What the release step wants to know of one page. */
export interface Page {
  /** File name relative to the build: `report/intro.html`. */
  readonly file: string;
  /** `lang` of the html element. */
  readonly lang: string;
  /** Inline scripts, byte for byte as the browser hashes them. */
  readonly scripts: readonly string[];
  /** Styles in the page (`<style>`), likewise. */
  readonly styles: readonly string[];
  /** Values of `style` attributes. */
  readonly styleAttributes: readonly string[];
  /** What the security policy forbids whatever its hashes: `<base>`, `onclick="…"`, `javascript:`. */
  readonly forbidden: readonly string[];
  /** Scripts, stylesheets, images, fonts: what the browser loads unasked. */
  readonly loads: readonly Reference[];
  readonly canonical: string | undefined;
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
  /** The page asks search engines to leave it out. */
  readonly noindex: boolean;
  /** Tags for services that show links (`og:image`), by name; a name may stand there more than once. */
  readonly sharing: readonly {readonly name: string; readonly content: string}[];
}

interface Found {
  lang: string;
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
  forbidden: string[];
  loads: Reference[];
  canonical?: string;
  alternates: {hreflang: string; href: string}[];
  noindex: boolean;
  sharing: {name: string; content: string}[];
}

/** Elements whose `src` (or `data`, `poster`) the browser fetches unasked. */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
};

/** Kinds of `<link>` that the browser fetches, or that name a file of the site. */
const loadingLinks =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)(?:\s|$)/;

/** Elements that the policy has no source for. */
const forbiddenElements = new Set(['base', 'iframe', 'embed', 'object']);

function attributesOf(element: Element): Map<string, string> {
  return new Map(element.attrs.map(({name, value, prefix}) => [prefix ? `${prefix}:${name}` : name, value]));
}

/** Addresses of a `srcset`: `a.png 1x, b.png 2x`. */
function candidates(srcset: string): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0]!)
    .filter(Boolean);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function noteLoads(element: Element, attributes: Map<string, string>, found: Found): void {
  const note = (attribute: string, url: string) => found.loads.push({element: element.tagName, attribute, url});
  for (const attribute of loading[element.tagName] ?? []) {
    const url = attributes.get(attribute);
    // `<use href="#id">` points into the page itself.
    if (url && !url.startsWith('#')) {
      note(attribute, url);
    }
  }
  // What packages/lean-delivery/boot loads.
  for (const attribute of ['data-load', 'data-ahead']) {
    const urls = attributes.get(attribute)?.split(' ').filter(Boolean);
    urls?.forEach((url) => note(attribute, url));
  }
  for (const attribute of ['srcset', 'imagesrcset']) {
    candidates(attributes.get(attribute) ?? '').forEach((url) => note(attribute, url));
  }
}

function noteLink(attributes: Map<string, string>, found: Found): void {
  const rel = attributes.get('rel') ?? '';
  const href = attributes.get('href') ?? '';
  if (rel === 'canonical') {
    found.canonical = href;
  } else if (rel === 'alternate' && attributes.has('hreflang')) {
    found.alternates.push({hreflang: attributes.get('hreflang')!, href});
  } else if (loadingLinks.test(rel)) {
    found.loads.push({element: 'link', attribute: 'href', url: href});
  }
}

function noteMeta(attributes: Map<string, string>, found: Found): void {
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  const content = attributes.get('content') ?? '';
  if (name === 'robots') {
    found.noindex ||= /noindex/.test(content);
  } else if (/^(?:og|twitter):/.test(name)) {
    found.sharing.push({name, content});
  }
}

function noteForbidden(element: Element, attributes: Map<string, string>, found: Found): void {
  if (forbiddenElements.has(element.tagName)) {
    found.forbidden.push(`<${element.tagName}>`);
  }
  for (const [name, value] of attributes) {
    if (/^on[a-z]/.test(name)) {
      found.forbidden.push(`${name}="${value.slice(0, 40)}"`);
    } else if (/^\s*javascript:/i.test(value)) {
      found.forbidden.push(`${name}="${value.slice(0, 40)}"`);
    }
  }
}

function noteElement(element: Element, found: Found): void {
  const attributes = attributesOf(element);
  noteLoads(element, attributes, found);
  noteForbidden(element, attributes, found);
  if (attributes.has('style')) {
    found.styleAttributes.push(attributes.get('style')!);
  }
  if (element.tagName === 'html') {
    found.lang = attributes.get('lang') ?? '';
  } else if (element.tagName === 'link') {
    noteLink(attributes, found);
  } else if (element.tagName === 'meta') {
    noteMeta(attributes, found);
  } else if (element.tagName === 'script' && !attributes.has('src') && isCode(attributes.get('type'))) {
    found.scripts.push(textOf(element));
  } else if (element.tagName === 'style') {
    found.styles.push(textOf(element));
  }
}

/** Data is not run, so no policy is asked. */
const dataTypes = ['application/ld+json', 'application/json'];

/** Every other type is taken for code, also one that we do not know. */
function isCode(type: string | undefined): boolean {
  return type === undefined || !dataTypes.includes(type);
}

function walk(node: Node, found: Found): void {
  if ('tagName' in node) {
    noteElement(node, found);
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => walk(child, found));
  }
  // Content of <template> is inert, but a script may bring it to life.
  if ('content' in node) {
    walk(node.content, found);
  }
}

/**
 * Reads from a page what the checks and the header policy need.
 *
 * @param file name of the page relative to the build, with forward slashes
 * @param html the page's text
 */
export function readPage(file: string, html: string): Page {
  const found: Found = {
    lang: '',
    scripts: [],
    styles: [],
    styleAttributes: [],
    forbidden: [],
    loads: [],
    alternates: [],
    noindex: false,
    sharing: [],
  };
  walk(parse(html), found);
  return {file, canonical: undefined, ...found};
}
