import {createRequire} from 'node:module';
import Prism from 'prismjs';
import {z} from 'zod/v4';
import {freshness} from '../../../config/docs';
import {localeIds} from '../../../src/lib/locales';
import {portalMenus} from '../../../src/product/facts';
import {numbersIn} from '../lib/numbers';
import {firstOf} from '../lib/text';
import {frontMatterTexts, runningText} from '../lib/texts';
import {yamlFile} from '../rules/pattern';
import {lineOf, nodesOf, type Component, type Fence, type Page} from './page';

const loadLanguages = createRequire(import.meta.url)('prismjs/components/index.js') as (
  names: readonly string[],
) => void;
loadLanguages(['sql', 'typescript', 'csharp', 'powershell', 'batch', 'bash', 'python', 'yaml', 'ini']);

/** A part of a sample as it is written, and a comment as empty lines. */
function withoutComments(part: string | Prism.Token | Prism.TokenStream): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(withoutComments).join('');
  const text = withoutComments(part.content);
  return part.type === 'comment' ? text.replace(/[^\n]/g, '') : text;
}

/**
 * The lines of a sample without its comments and the spaces at their ends, for comparing the two languages of a page.
 *
 * @param lang name of the fence's language; unknown languages have no comments
 */
export function linesWithoutComments(code: string, lang: string): string[] {
  const grammar = Prism.languages[lang];
  const bare = grammar ? withoutComments(Prism.tokenize(code, grammar)) : code;
  return bare.split('\n').map((line) => line.trimEnd());
}

/** Something that a page has in both languages. */
export interface Part {
  /** What is the same in the other language. */
  readonly key: string;
  /** What messages call it. */
  readonly label: string;
  readonly line: number;
  /** Where its counterpart may be when it is another: a section, a key, or a kind of component. */
  readonly scope?: string;
  /** The paragraph, heading or row that it is in, by a name that is the same in the other language. */
  readonly passage?: string | undefined;
  /** May be said in other words, so that it is missed only where another is in its place. */
  readonly isLoose?: boolean;
  /** First and last line of the sample that it is a line of. */
  readonly sample?: readonly [first: number, last: number];
}

/** Attributes that hold text in the page's own language. */
const textProps = new Set<string>([...localeIds, 'label', 'title', 'caption', 'alt']);

/** Front matter whose value is not the same in both languages. */
const translated = new Set([...freshness.frontMatter, 'keywords']);

const keysOf = ({frontMatter: {keys, values, lineOf}}: Page): Part[] =>
  keys
    .filter((key) => key !== 'translated_from')
    .map((key) => {
      const label = translated.has(key) ? `The key "${key}"` : `\`${key}: ${JSON.stringify(values[key])}\``;
      return {key: label, label, line: lineOf(key), scope: `"${key}"`};
    });

/**
 * Fences whose code follows the language: formulas have another list separator, and output is
 * what the product prints in that language. Only that they are there is compared. Excel translates its functions.
 */
const localised = new Set(['excel', 'text']);
const pairs = z
  .string()
  .transform((listed) => new Map(listed.split(', ').map((pair) => pair.split(' ') as [string, string])));
const excel = yamlFile('tools/check/corpus/excelFunctions.yml', z.strictObject({names: pairs}));

/** The lines of a sample, but for what follows the language of the page: comments, and the language that a package is told. */
function linesOf({lang, meta, code, line}: Fence): Part[] {
  const options = [...meta]
    .filter(([name]) => !textProps.has(name))
    .map(([name, value]) => (name === 'no-check' ? name : `${name}=${value}`));
  const written = localised.has(lang) ? [] : linesWithoutComments(code, lang);
  const sample = [line, line + code.split('\n').length + 1] as const;
  return [`\`\`\`${[lang, ...options.sort()].join(' ')}`, ...written]
    .map((text, index) => ({
      key: text.replace(/\bYT_LANGUAGE=(?:sv|en)\b/g, ''),
      label: `"${text.trim()}"`,
      line: line + index,
      sample,
    }))
    .filter(({key}) => key !== '');
}

function componentOf({name, props, line}: Component): Part {
  const shown = [...props].map(([prop, value]) => (textProps.has(prop) ? ` ${prop}` : ` ${prop}="${value}"`)).sort();
  const label = `<${name}${shown.join('')}>`;
  return {key: label, label, line, scope: `<${name}`};
}

/** Names in inline code, such as columns, keys and codes; other code may hold words of the page's language. */
const namesOf = ({inlineCode}: Page): Part[] =>
  inlineCode
    .filter(({value}) => /^(?:[A-Za-z_][\w.]*|[A-ZÅÄÖ.]+)$/.test(value))
    .map(({value, line}) => ({key: excel().names.get(value) ?? value, label: `\`${value}\``, line}));

/** Ways through the portal, under what they are called in English. */
const waysOf = ({prose}: Page): Part[] =>
  prose.flatMap(({value, mentioned, line}) => {
    const way = portalMenus.find(({sv, en}) => mentioned && (value === sv || value === en));
    return way ? [{key: way.en, label: `**${way.sv}** (**${way.en}**)`, line, scope: 'Portal'}] : [];
  });

const sectionAt = ({headings}: Page, line: number): string =>
  `#${headings.findLast((heading) => heading.line <= line)?.id ?? ''}`;

/**
 * Lines on which passages begin, by their names: section, number, and how many the section has, so that none is taken for
 * its counterpart where there are more in one language.
 */
function passagesOf(page: Page): Map<string, number> {
  const texts = nodesOf(page, 'paragraph', 'heading', 'tableRow').map(lineOf);
  const sections = new Map<string, number[]>();
  for (const line of [...frontMatterTexts(page).map((text) => text.line), ...texts]) {
    const section = sectionAt(page, line);
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return new Map(
    [...sections].flatMap(([section, lines]) =>
      lines.map((line) => [`${section} ${lines.indexOf(line)}/${lines.length}`, line] as const),
    ),
  );
}

const numbersOf = (page: Page): Part[] =>
  runningText(page).flatMap((snippet) =>
    numbersIn(snippet, page.language).map(({value, text, line}) => {
      const [scope, isLoose] = [sectionAt(page, line), /^\p{L}/u.test(text)];
      return {key: `${scope} ${value}`, label: isLoose ? `the word for ${value}` : text, line, scope, isLoose};
    }),
  );

/** What a page says whatever its language: in the order of the page, or anywhere. */
export function skeletonOf(page: Page) {
  const passages = passagesOf(page);
  const starts = [...passages];
  const placed = (part: Part): Part => {
    const [passage] = starts.findLast(([, start]) => start <= part.line) ?? [];
    return {...part, passage};
  };
  const numbers = numbersOf(page).map(placed);
  return {
    headings: page.headings.map(({depth, id, line}): Part => {
      const label = `h${depth} #${id ?? '(none)'}`;
      return {key: label, label, line};
    }),
    blocks: page.components.filter(({inline}) => !inline).map(componentOf),
    samples: page.fences.flatMap(linesOf),
    numbers,
    passages,
    /** Names and numbers count once, numbers in each section. */
    anywhere: [
      ...keysOf(page),
      ...page.components.filter(({inline}) => inline).map((component) => placed(componentOf(component))),
      ...firstOf([...namesOf(page).map(placed), ...waysOf(page).map(placed), ...numbers], ({key}) => key),
    ],
  };
}

export type Skeleton = ReturnType<typeof skeletonOf>;
