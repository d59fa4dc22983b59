import {functions, iniKeys, portalMenus, schema} from './facts';
import type {RichPart, RichText} from '../components/Rich';
import type {LocaleId} from '../lib/locales';
import {hrefs} from './anchors';
import {errorOf, errorText, isErrorCode} from './errors';

const codeLink = (name: string, href: string) => [name, {code: name, href}] as const;

/** Names that this site has an anchor for. */
const codeLinks: ReadonlyMap<string, RichPart> = new Map([
  ...iniKeys.map(({section, key}) => codeLink(`${section}.${key}`, hrefs.setting(section, key))),
  ...functions.map(({name}) => codeLink(name, hrefs.function(name))),
  ...[...schema.tables, ...schema.views].map(({name}) => codeLink(name, hrefs.database(name))),
]);

/** The menus of the portal in both languages, the longest first, and every menu on the way to them. */
const menuPaths = [...new Set(portalMenus.flatMap(({sv, en}) => [sv, en]).flatMap(wayTo))].sort(
  (a, b) => b.length - a.length,
);

/** `Portal > API > Skapa` and `Portal > API`. */
function wayTo(menu: string): string[] {
  const names = menu.split(' > ');
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join(' > '));
}

const span = '\\b\\d+(?:-\\d+)+\\b';

/** Menu paths, spans, and names with a dot or a dash that may be something this site has an anchor for. */
const nameLike = new RegExp(`YT-\\d{4}(?![\\w-])|[A-Za-z]+\\.[A-Za-z]+|${span}|${menuPaths.join('|')}`, 'g');

/** A link to the card of an error, by its code. */
export function errorLink(code: string, locale: LocaleId) {
  const error = errorOf(code);
  return {text: code, href: hrefs.error(error), title: errorText(error, locale)};
}

/** A text in parts: what is made of the matches of a pattern, unless that is nothing, and the text around them. */
export function splitText<Part>(
  text: string,
  pattern: RegExp,
  partFor: (match: RegExpExecArray) => Part | undefined,
): (string | Part)[] {
  const parts: (string | Part)[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const part = partFor(match);
    if (part !== undefined) {
      parts.push(text.slice(end, match.index), part);
      end = match.index + match[0].length;
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

function partFor(name: string, locale: LocaleId): RichPart | undefined {
  if (isErrorCode(name)) {
    return errorLink(name, locale);
  }
  if (menuPaths.includes(name)) {
    return {strong: name};
  }
  return /^\d/.test(name) ? {whole: name} : codeLinks.get(name);
}

const textOrParts = (parts: readonly RichPart[]): RichText =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : parts;

/**
 * A text of the product data with its error codes, init keys, functions, tables and views turned into links, its menu
 * paths set as such, and its spans kept whole. Names that the data does not know stay as they are.
 */
export const toRich = (text: string, locale: LocaleId): RichText =>
  textOrParts(splitText(text, nameLike, ([name]) => partFor(name, locale)));

/** `` `code` ``, `**name**` and `[words](/address)`, as a page marks them. */
const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

function markedPart([, code, strong, text = '', href = '']: RegExpExecArray): RichPart {
  if (code !== undefined) {
    return {code};
  }
  return strong !== undefined ? {strong} : {text, href};
}

/** As `toRich`, for a text that marks code, names and links as a page does. */
export function markedRich(text: string, locale: LocaleId): RichText {
  const parts = splitText(text, marks, markedPart);
  return textOrParts(parts.flatMap((part) => (typeof part === 'string' ? toRich(part, locale) : part)));
}

/** Parts with a separator between them: `join([a, b], ', ')`. */
export function join(parts: readonly RichPart[], separator: string): RichPart[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
