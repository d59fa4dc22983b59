/**
 * Makes, moves, removes and publishes pages in both languages at once. See `usage`.
 */
import {parseArgs} from 'node:util';
import {projectRoot} from '../lib/paths';
import {runCommand} from './command';
import {Files} from './files';
import {movePage} from './move';
import {newPage} from './new';
import {namedPage, PageError, type NamedPage} from './page';
import {pen} from './pen';
import {publishPage} from './publish';
import {removePage} from './remove';
import {kinds, type Kind} from './templates';

const usage = `npm run new:page -- report/faq/some-page --kind how-to      a draft in both languages, in the sidebar
    --kind ${kinds.join(' | ')}
    --title "…" --title-en "…"      otherwise left to be written
    --editions excel,web            report section only; otherwise both
    --after report/faq/init-file    its place in the sidebar; otherwise last in its folder
npm run publish:page -- report/faq/some-page                makes a page of a draft
npm run move:page -- report/faq/a report/install/b          files, links, sidebar, redirect
npm run remove:page -- report/faq/a --to report/faq/b       sends readers and links to b; a draft needs no --to

Exit status: 0 done, 2 nothing was changed; the message says why.`;

const options = {
  kind: {type: 'string'},
  title: {type: 'string'},
  'title-en': {type: 'string'},
  editions: {type: 'string'},
  after: {type: 'string'},
  to: {type: 'string'},
} as const;

type Values = ReturnType<typeof parseArgs<{options: typeof options}>>['values'];

function kindOf(value: string | undefined): Kind {
  const kind = kinds.find((candidate) => candidate === value);
  if (kind === undefined) {
    throw new PageError(`Say what kind of page it is: --kind ${kinds.join(' | ')}.`);
  }
  return kind;
}

function editionsOf(page: NamedPage, value: string | undefined): string[] {
  const editions = value?.split(',').map((edition) => edition.trim()) ?? ['excel', 'web'];
  const unknown = editions.find((edition) => edition !== 'excel' && edition !== 'web');
  if (unknown !== undefined || (value !== undefined && page.section !== 'report')) {
    throw new PageError(
      unknown === undefined
        ? '--editions is for the report section only.'
        : `There is no edition "${unknown}"; write excel, web or excel,web.`,
    );
  }
  return page.section === 'report' ? editions : [];
}

function create(files: Files, page: NamedPage, values: Values): string[] {
  const content = {
    title: {sv: values.title ?? `${pen} Titel`, en: values['title-en'] ?? `${pen} Title`},
    kind: kindOf(values.kind),
    editions: editionsOf(page, values.editions),
    date: new Date().toISOString().slice(0, 10),
  };
  newPage(files, page, content, values.after);
  return [
    ...files.commit(),
    '',
    `The page is a draft: npm start shows it at http://localhost:3000/${page.name} and /en/${page.name}.`,
    `What readers ask that it answers goes into the .questions.yml beside it, in each language.`,
    `When it is written in both languages: npm run publish:page -- ${page.name}`,
  ];
}

function carryOut(command: string | undefined, names: readonly string[], values: Values): string[] {
  const files = new Files(projectRoot);
  const [first, second] = names;
  if (first === undefined) {
    throw new PageError('Say which page.');
  }
  switch (command) {
    case 'new':
      return create(files, namedPage(first), values);
    case 'publish':
      return publishPage(files, namedPage(first));
    case 'move':
      if (second === undefined) {
        throw new PageError('Say where to: npm run move:page -- from to.');
      }
      return movePage(files, namedPage(first), namedPage(second), values.after);
    case 'remove':
      return removePage(files, namedPage(first), values.to === undefined ? undefined : namedPage(values.to));
    default:
      throw new PageError(`There is no command "${command}".`);
  }
}

runCommand(usage, (args) => {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options});
  const [command, ...names] = positionals;
  return carryOut(command, names, values);
});
