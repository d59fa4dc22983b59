import {errors, functions, iniKeys, portalMenus, schema} from './facts';
import type {RichPart, RichText} from '../components/Rich';
import type {LocaleId} from '../lib/locales';
import {hrefs} from './anchors';
import {errorOf, errorText} from './errors';

const codes = new Set(errors.map(({code}) => code));
const functionNames = new Set(functions.map(({name}) => name));
const settingNames = new Map(iniKeys.map(({section, key}) => [`${section}.${key}`, {section, key}]));
const databaseNames = new Set([...schema.tables, ...schema.views].map(({name}) => name));

/** The menus of the portal in both languages, the longest first, and every menu on the way to them. */
const menuPaths = [...new Set(portalMenus.flatMap(({sv, en}) => [sv, en]).flatMap(wayTo))].sort(
  (a, b) => b.length - a.length,
);

/** `Portal > API > Skapa` and `Portal > API`. */
function wayTo(menu: string): string[] {
  const names = menu.split(' > ');
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join(' > '));
}

/** Numbers with dashes between them. */
const span = '\\b\\d+(?:-\\d+)+\\b';

/** Menu paths, spans, and names with a dot or a dash that may be something this site has an anchor for. */
const nameLike = new RegExp(`YT-\\d{4}(?![\\w-])|[A-Za-z]+\\.[A-Za-z]+|${span}|${menuPaths.join('|')}`, 'g');

/** A link to the card of an error, by its code. */
export function errorLink(code: string, locale: LocaleId): RichPart {
  const error = errorOf(code);
  return {text: code, href: hrefs.error(error), title: errorText(error, locale)};
}

function partFor(name: string, locale: LocaleId): RichPart | undefined {
  if (codes.has(name)) {
    return errorLink(name, locale);
  }
  const setting = settingNames.get(name);
  if (setting) {
    return {code: name, href: hrefs.setting(setting.section, setting.key)};
  }
  if (functionNames.has(name)) {
    return {code: name, href: hrefs.function(name)};
  }
  if (menuPaths.includes(name)) {
    return {strong: name};
  }
  if (/^\d/.test(name)) {
    return {whole: name};
  }
  return databaseNames.has(name) ? {code: name, href: hrefs.database(name)} : undefined;
}

/**
 * A text of the product data with its error codes, init keys, functions, tables and views
 * turned into links, its menu paths set as such, and its spans kept whole. Names that the data does not know stay as
 * they are.
 */
export function toRich(text: string, locale: LocaleId): RichText {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(nameLike)) {
    const part = partFor(match[0], locale);
    if (part) {
      if (match.index > end) {
        parts.push(text.slice(end, match.index));
      }
      parts.push(part);
      end = match.index + match[0].length;
    }
  }
  if (parts.length === 0) {
    return text;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** `` `code` ``, `**name**` and `[words](/address)`, as a page marks them. */
const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

function markedPart(code: string | undefined, strong: string | undefined, link: RichPart): RichPart {
  if (code !== undefined) {
    return {code};
  }
  return strong !== undefined ? {strong} : link;
}

/** As `toRich`, for a text that marks code, names and links as a page does. */
export function markedRich(text: string, locale: LocaleId): RichText {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [all, code, strong, words = '', href = ''] = match;
    parts.push(...[toRich(text.slice(end, match.index), locale)].flat());
    parts.push(markedPart(code, strong, {text: words, href}));
    end = match.index + all.length;
  }
  return parts.length === 0
    ? toRich(text, locale)
    : [...parts, ...[toRich(text.slice(end), locale)].flat()].filter((part) => part !== '');
}

/** Parts with a separator between them: `join([a, b], ', ')`. */
export function join(parts: readonly RichPart[], separator: string): RichPart[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
