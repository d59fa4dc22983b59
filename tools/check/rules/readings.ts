/** What the rules of a table read, by the name that tables call it. */
import type {Nodes} from 'mdast';
import {unfold} from '../../../packages/checked-yaml';
import {writerComponents} from '../../../src/components/registry';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import type {CheckContext} from '../corpus/corpus';
import {lineOf, nodesOf, sourceOf, textOf, type Page, type Snippet} from '../corpus/page';
import {readFiles, type ReadFile} from '../lib/passed';
import {filesIn} from '../../lib/paths';
import {frontMatterTexts, proseLines, proseOf, stepsOf} from '../lib/texts';
import {isComment} from '../samples/lines';

/** A text that rules are held against. */
export interface Text extends Snippet {
  /** From the project's folder. */
  readonly file: string;
  /** Languages whose rules hold here. */
  readonly languages: readonly LocaleId[];
  /** Where it begins in the file, when it stands there letter by letter, so that a place in it can be mended. */
  readonly offset?: number;
  /** Further names that the words of a rule may use. */
  readonly names?: Readonly<Record<string, string>>;
  /** The parts that rules are about, by their offsets; what is around them only says what they are. All of it when left out. */
  readonly parts?: readonly {readonly from: number; readonly to: number}[];
}

type Reading = (context: CheckContext) => Text[];

/** A snippet of a page, with what else is known of it. */
const onPages =
  (read: (page: Page) => readonly (Snippet & Partial<Text>)[]): Reading =>
  ({corpus}) =>
    corpus.pages.flatMap((page) => read(page).map((text) => ({file: page.file, languages: [page.language], ...text})));

const ofFiles =
  (read: (context: CheckContext) => readonly ReadFile[]): Reading =>
  (context) =>
    read(context).map(({file, text}) => ({file, languages: localeIds, value: text, line: 1, offset: 0}));

const matching = (names: RegExp): Reading =>
  ofFiles(({root, files}) =>
    readFiles(
      root,
      files.filter((file) => names.test(file)),
    ),
  );

function once(read: Reading): Reading {
  const known = new WeakMap<CheckContext, Text[]>();
  return (context) => {
    const texts = known.get(context) ?? read(context);
    known.set(context, texts);
    return texts;
  };
}

const eachLine =
  (read: Reading): Reading =>
  (context) =>
    read(context).flatMap(({offset, ...text}) =>
      text.value.split('\n').map((value, index) => ({...text, value, line: text.line + index})),
    );

/** Samples in some languages; others say why they are not checked. */
const ofSamples = (isRead: (lang: string) => boolean): Reading =>
  onPages(({fences}) =>
    fences
      .filter(({lang, meta}) => isRead(lang) && !meta.has('no-check'))
      .map(({code, line}) => ({value: code, line: line + 1})),
  );

const shell = ofSamples((lang) => ['powershell', 'batch'].includes(lang));

/** Nodes of some types; `{section}` is that of the page. */
const ofNodes = <Type extends Nodes['type']>(
  types: readonly Type[],
  valueOf: (page: Page, node: Extract<Nodes, {type: Type}>) => string,
): Reading =>
  onPages((page) =>
    nodesOf(page, ...types).map((node) => {
      return {value: valueOf(page, node), line: lineOf(node), names: {section: page.section}};
    }),
  );

/** What is shown as running text: front matter, where a mark may be YAML's own, and the body as it is written. */
function runningText(page: Page): (Snippet & Partial<Text>)[] {
  const parts = nodesOf(page, 'text').map(({position}) => {
    const {start, end} = position!;
    return {from: start.offset!, to: end.offset!};
  });
  return [...frontMatterTexts(page), {value: page.source, line: 1, offset: 0, parts}];
}

/** What a reader is shown as words: front matter, prose, code in it, and attributes. */
function wordsOf({frontMatter, prose, inlineCode, components}: Page): Snippet[] {
  const strings = frontMatter.keys.flatMap((key) =>
    [frontMatter.values[key]]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => ({value, line: frontMatter.lineOf(key)})),
  );
  // Attributes with a list of values are the check `components`' affair.
  const attributes = components.flatMap(({name, props, line}) =>
    [...props]
      .filter(([prop]) => writerComponents.get(name)?.attributes[prop]?.values === undefined)
      .map(([, value]) => ({value, line})),
  );
  return [...strings, ...prose, ...inlineCode, ...attributes];
}

/** Files whose bytes are no text, and those that are broken on purpose, for the tests of what happens then. */
const noText = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|wasm|pdf|zip|gz|bak)$|^tests\/(?:faults|fixtures)\//i;

/** Whether a file is read for its signs. */
export const isText = (file: string): boolean => !noText.test(file);

/** Where facts are shown beside the pages. In YAML a sentence may go on over lines, where a rule would not find it. */
const factFile = /^src\/(?:product\/facts|figures)\/[^/]+(?<!\.test\.tsx?)$/;
const facts = once(
  ofFiles(({root}) => {
    const files = filesIn(root, 'src').filter((file) => factFile.test(file));
    return readFiles(root, files).map(({file, text}) => ({file, text: file.endsWith('.yml') ? unfold(text) : text}));
  }),
);

/** What writers write: pages with their questions, the product data and the figures, in both languages. */
const writing = once(matching(/^(?:docs-|i18n\/[^/]+\/docusaurus-|src\/(?:product\/facts|figures)\/).*\.(?:mdx|yml)$/));

/** What a table can read. */
export const readings = {
  /** A whole file of any kind, with its byte order mark. */
  file: ofFiles(({root, files}) => readFiles(root, files.filter(isText))),
  /** A file that writers write: a page, its questions, the product data or a figure. */
  writing,
  /** Every line of these. */
  written: eachLine(writing),
  /** A picture of the site in SVG. */
  drawing: matching(/^static\/img\/.*\.svg$/),
  /** Every line of a page. */
  line: eachLine(onPages(({source}) => [{value: source, line: 1}])),
  /** Every line of a page that is no draft. */
  published: eachLine(
    onPages(({source, frontMatter}) => (frontMatter.values.draft === true ? [] : [{value: source, line: 1}])),
  ),
  /** Every line of a page outside its samples. */
  prose: onPages(proseLines),
  /** Every line of what pages are made of: data, figures and components. */
  part: eachLine(matching(/^src\/(?:product|figures|components\/writer)\/.*\.(?:json|yml|tsx?)$/)),
  /** A file of the product data or of the figures. */
  data: facts,
  /** Every line of these. */
  fact: eachLine(facts),
  /** All that is said: a page without its samples, the product data, a figure. */
  said: once((context) => [...onPages((page) => [{value: proseOf(page), line: 1}])(context), ...facts(context)]),
  /** Running text as it is written. */
  text: onPages(runningText),
  /** Front matter, prose, code in it, and attributes, without the marks around them. */
  words: onPages(wordsOf),
  /** A sample in any language. */
  sample: ofSamples(() => true),
  /** A request to the HTTP API, or its answer. */
  http: ofSamples((lang) => lang === 'http'),
  /** A sample in another language than SQL. */
  otherSample: ofSamples((lang) => lang !== 'sql'),
  /** Code in a line of text, without its marks. */
  code: onPages(({inlineCode}) => inlineCode),
  /** `## Words {#id}` */
  heading: ofNodes(['heading'], ({source}, {position}) =>
    source.slice(position!.start.offset).split('\n', 1)[0]!.trim(),
  ),
  /** The section before steps, and behind `<First>` the first of them; `{heading}` is that of the section. */
  steps: onPages(stepsOf),
  /** The same of steps that several roles may take. */
  sharedSteps: onPages((page) => stepsOf(page).filter(({saysWho}) => !saysWho)),
  /** `[words](address)` */
  link: ofNodes(['link'], (_page, node) => `[${textOf(node).trim()}](${node.url})`),
  /** An opening tag with the names of its attributes: `<details open>`. */
  tag: onPages(({components}) =>
    components.map(({name, props, line}) => ({value: `<${[name, ...props.keys()].join(' ')}>`, line})),
  ),
  /** JavaScript in a page: `import …`, `export …`, and `{…}`. */
  script: ofNodes(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'], sourceOf),
  /** A sample of SQL without its comments. */
  sql: (context) =>
    ofSamples((lang) => lang === 'sql')(context).map((text) => ({...text, value: text.value.replace(/--.*$/gm, '')})),
  /** A sample of PowerShell or of the command prompt. */
  shell,
  /** A line of such a sample, without comments. */
  command: (context) => eachLine(shell)(context).filter(({value}) => !isComment(value)),
} satisfies Record<string, Reading>;

export type ReadingName = keyof typeof readings;
