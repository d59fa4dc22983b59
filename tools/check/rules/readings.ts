/** What the rules of a table read, by the name that tables call it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import {writerComponents} from '../../../src/components/registry';
import {mapProseLines} from '../../../packages/page-source';
import {languages} from '../corpus/layout';
import {textOf} from '../corpus/parse';
import type {Fence, Page, Snippet} from '../corpus/page';
import {factSources} from '../lib/factSources';
import {frontMatterTexts, textRanges} from '../lib/texts';
import {isComment} from '../samples/shell';
import {nameOf, stepLists} from '../lib/stepLists';
import type {CheckContext} from '../types';
import type {Text} from './text';

type Reading = (context: CheckContext) => Text[];

const ofPage = ({file, language}: Page, {value, line}: Snippet): Text => ({file, languages: [language], value, line});

const onPages =
  (read: (page: Page) => readonly (Snippet | Text)[]): Reading =>
  ({corpus}) =>
    corpus.pages.flatMap((page) => read(page).map((text) => ('file' in text ? text : ofPage(page, text))));

const linesOf = (text: string): Snippet[] => text.split('\n').map((value, index) => ({value, line: index + 1}));

/** Others say why they are not checked. */
const isChecked = ({meta}: Fence): boolean => !meta.has('no-check');
const samplesIn = ({fences}: Page, names: readonly string[]): Fence[] =>
  fences.filter((fence) => names.includes(fence.lang) && isChecked(fence));
const sampleOf = ({code, line}: Fence): Snippet => ({value: code, line: line + 1});

const shells = ['powershell', 'batch'];
const blankSqlComments = (code: string): string => code.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));

/** Commands of a sample, each with its line on the page. */
const commandsOf = ({code, line}: Fence): Snippet[] =>
  linesOf(code)
    .filter(({value}) => !isComment(value))
    .map((command) => ({value: command.value, line: line + command.line}));

/** What is shown as running text: front matter, where a mark may be YAML's own, and the body as it is written. */
function runningText(page: Page): Text[] {
  const {file, language, source} = page;
  const body = {file, languages: [language], value: source, line: 1, offset: 0, parts: textRanges(page)};
  return [...frontMatterTexts(page).map((snippet) => ofPage(page, snippet)), body];
}

function scriptsIn({tree}: Page): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'], (node) => {
    const {type, value, position} = node as {type: string; value: string; position?: {start: {line: number}}};
    found.push({value: type === 'mdxjsEsm' ? value : `{${value}}`, line: position?.start.line ?? 1});
  });
  return found;
}

function proseLines({source}: Page): Snippet[] {
  const found: Snippet[] = [];
  mapProseLines(source, (value, line) => {
    found.push({value, line});
    return value;
  });
  return found;
}

function imagesIn({tree}: Page): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'image', ({alt, url, position}: Image) => {
    found.push({value: `![${alt ?? ''}](${url})`, line: position?.start.line ?? 1});
  });
  return found;
}

function linksIn({tree}: Page): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'link', (node) => {
    found.push({value: `[${textOf(node).trim()}](${node.url})`, line: node.position?.start.line ?? 1});
  });
  return found;
}

/** Attributes with a list of values are the check `components`' affair. */
const isFreeText = (component: string, attribute: string): boolean =>
  writerComponents.get(component)?.attributes[attribute]?.values === undefined;

/** What a reader is shown as words: front matter, prose, code in it, and attributes. */
function wordsOf({frontMatter, prose, inlineCode, components}: Page): Snippet[] {
  const strings = frontMatter.keys.flatMap((key) =>
    [frontMatter.values[key]]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => ({value, line: frontMatter.lineOf(key)})),
  );
  const attributes = components.flatMap(({name, props, line}) =>
    [...props].filter(([prop]) => isFreeText(name, prop)).map(([, value]) => ({value, line})),
  );
  return [...strings, ...prose, ...inlineCode, ...attributes];
}

const partFiles = /^src\/(?:product|figures|components\/writer)\/.*\.(?:json|yml|tsx?)$/;

/** What a table can read. */
export const readings = {
  /** Every line of a page. */
  line: onPages((page) => linesOf(page.source)),
  /** Every line of a page that is no draft. */
  published: onPages((page) => (page.frontMatter.values.draft === true ? [] : linesOf(page.source))),
  /** Every line of a page outside its samples. */
  prose: onPages(proseLines),
  /** Every line of what pages are made of: data, figures and components. */
  part: ({root, files}) =>
    files
      .filter((file) => partFiles.test(file))
      .flatMap((file) =>
        linesOf(readFileSync(path.join(root, file), 'utf8')).map((line) => ({file, languages, ...line})),
      ),
  /** Every line of the product data and of the figures, which hold both languages. */
  fact: ({root}) =>
    factSources(root).flatMap(({file, text}) => linesOf(text).map((line) => ({file, languages, ...line}))),
  /** Running text as it is written. */
  text: onPages(runningText),
  /** Front matter, prose, code in it, and attributes, without the marks around them. */
  words: onPages(wordsOf),
  /** A sample in any language. */
  sample: onPages(({fences}) => fences.filter(isChecked).map(sampleOf)),
  /** A sample in another language than SQL. */
  otherSample: onPages(({fences}) => fences.filter((fence) => fence.lang !== 'sql' && isChecked(fence)).map(sampleOf)),
  /** Code in a line of text, without its marks. */
  code: onPages(({inlineCode}) => inlineCode),
  /** What one does in the first of some steps; `{steps}` says which they are. */
  firstStep: onPages((page) =>
    stepLists(page).map((list) => ({
      ...ofPage(page, {value: list.first, line: list.line}),
      names: {steps: nameOf(page, list)},
    })),
  ),
  /** `## Words {#id}` */
  heading: onPages(({headings}) =>
    headings.map(({depth, text, id, line}) => ({
      value: `${'#'.repeat(depth)} ${text}${id === undefined ? '' : ` {#${id}}`}`,
      line,
    })),
  ),
  /** `[words](address)` */
  link: onPages(linksIn),
  /** `![words](address)` */
  image: onPages(imagesIn),
  /** An opening tag with the names of its attributes: `<details open>`. */
  tag: onPages(({components}) =>
    components.map(({name, props, line}) => ({value: `<${[name, ...props.keys()].join(' ')}>`, line})),
  ),
  /** JavaScript in a page: `import …`, `export …`, and `{…}`. */
  script: onPages(scriptsIn),
  /** A sample of SQL without its comments. */
  sql: onPages((page) =>
    samplesIn(page, ['sql']).map((fence) => sampleOf({...fence, code: blankSqlComments(fence.code)})),
  ),
  /** A sample of PowerShell or of the command prompt. */
  shell: onPages((page) => samplesIn(page, shells).map(sampleOf)),
  /** A line of such a sample, without comments. */
  command: onPages((page) => samplesIn(page, shells).flatMap(commandsOf)),
} satisfies Record<string, Reading>;

export type ReadingName = keyof typeof readings;
