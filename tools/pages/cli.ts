/**
 * Makes, moves, removes and publishes pages in both languages at once. See templates/page.usage.txt.
 */
import {UsageError} from '../../packages/common';
import {pageKinds, type PageKind} from '../../src/product/pages';
import {projectRoot} from '../lib/paths';
import {runFamily} from './command';
import {Files} from './files';
import {movePage} from './move';
import {newPage} from './new';
import {namedPage, todoMark, type NamedPage} from './page';
import {templateText} from './parts';
import {publishPage} from './publish';
import {removePage} from './remove';
import {categoryOf} from './sidebar';

const text = {type: 'string'} as const;
const options = {kind: text, title: text, 'title-en': text, editions: text, after: text, to: text};
type Values = Partial<Record<keyof typeof options, string>>;

function kindOf(value: string | undefined): PageKind {
  const kind = pageKinds.find((candidate) => candidate === value);
  if (kind === undefined) {
    throw new UsageError(`Say what kind of page it is: --kind ${pageKinds.join(' | ')}.`);
  }
  return kind;
}

function editionsOf({section}: NamedPage, value: string | undefined): string[] {
  const editions = value?.split(',') ?? ['excel', 'web'];
  if (editions.some((edition) => edition !== 'excel' && edition !== 'web')) {
    throw new UsageError(`There is no edition "${value}"; write excel, web or excel,web.`);
  }
  if (value !== undefined && section !== 'report') {
    throw new UsageError('--editions is for the report section only.');
  }
  return section === 'report' ? editions : [];
}

/** @throws UsageError when a name is left out */
function pageAt(names: readonly string[], index: number): NamedPage {
  const name = names[index];
  if (name === undefined) {
    throw new UsageError(index === 0 ? 'Say which page.' : 'Say where to: npm run page -- move from to.');
  }
  return namedPage(name);
}

function menuLine(page: NamedPage): string {
  const {section, name} = page;
  const category = categoryOf(new Files(projectRoot), page);
  const place = category === undefined ? 'beside the categories' : `in the category “${category}”`;
  return `The menu shows ${name} ${place}; --after ${section}/… puts it behind another page.`;
}

async function create(page: NamedPage, values: Values): Promise<string[]> {
  const content = {
    title: {sv: values.title ?? `${todoMark} Titel`, en: values['title-en'] ?? `${todoMark} Title`},
    kind: kindOf(values.kind),
    editions: editionsOf(page, values.editions),
    date: new Date().toISOString().slice(0, 10),
  };
  const files = new Files(projectRoot);
  newPage(files, page, content, values.after);
  return [
    ...(await files.commit()),
    '',
    `The page is a draft: npm start shows it at http://localhost:3000/${page.name} and /en/${page.name}.`,
    menuLine(page),
    `What readers ask that it answers goes into the .questions.yml beside it, in each language.`,
    `When it is written in both languages: npm run page -- publish ${page.name}`,
  ];
}

await runFamily({
  usage: templateText('page.usage', {KINDS: pageKinds.join(' | ')}),
  options,
  commands: {
    new: (names, values: Values) => create(pageAt(names, 0), values),
    publish: (names) => publishPage(new Files(projectRoot), pageAt(names, 0)),
    async move(names, {after}) {
      const [from, to] = [pageAt(names, 0), pageAt(names, 1)];
      return [...(await movePage(new Files(projectRoot), from, to, after)), '', menuLine(to)];
    },
    remove: (names, {to}) =>
      removePage(new Files(projectRoot), pageAt(names, 0), to === undefined ? undefined : namedPage(to)),
  },
});
