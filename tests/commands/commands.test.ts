/** The commands of pages and parts, on a copy of the project as it stands. */
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freshnessIn} from '../../config/docs';
import {questionsFileOf} from '../../config/questions';
import {allStatuses} from '../../packages/translation-freshness';
import {localeIds} from '../../src/lib/locales';
import {pageKinds, type PageKind} from '../../src/product/pages';
import {projectFiles} from '../../tools/lib/paths';
import {binary} from '../../tools/lib/run';
import {scratchWorkbench, type ScratchSite} from '../../tools/lib/scratchSite';
import {Files} from '../../tools/pages/files';
import {movedFile, retiredFile} from '../../tools/pages/lists';
import {movePage} from '../../tools/pages/move';
import {newPage} from '../../tools/pages/new';
import {namedPage, todoMark} from '../../tools/pages/page';
import {publishPage} from '../../tools/pages/publish';
import {removePage} from '../../tools/pages/remove';
import {fileOf} from '../lib/plant';

let site: ScratchSite;
beforeAll(() => {
  site = scratchWorkbench('commands');
}, 120_000);
afterAll(() => site.dispose(), 120_000);

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script in the copy. */
const run = (script: string, ...args: readonly string[]) =>
  new Promise<Outcome>((resolve) => {
    const options = {cwd: site.dir, maxBuffer: 2 ** 26};
    execFile(process.execPath, ['--import', 'tsx', script, ...args], options, (error, stdout, stderr) =>
      resolve({status: Number(error?.code ?? 0), stdout, stderr}),
    );
  });

const scripts = {page: 'tools/pages/cli.ts', part: 'tools/pages/part.ts'};

/** What a command of `package.json` prints. */
async function command(name: keyof typeof scripts, ...args: readonly string[]): Promise<string> {
  const {status, stdout, stderr} = await run(scripts[name], ...args);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** Everything that the checks find, as `check file`. */
async function found(): Promise<string[]> {
  const {stdout} = await run('tools/check/cli.ts', '--json');
  const {problems} = JSON.parse(stdout) as {problems: {check: string; file: string; message: string}[]};
  return [
    ...new Set(problems.map(({check, file, message}) => `${check} ${file}${check === 'template' ? '' : message}`)),
  ];
}

type Texts = Readonly<Record<string, string>>;
const texts = (): Texts =>
  Object.fromEntries(projectFiles(site.dir).map((file) => [file, readFileSync(path.join(site.dir, file), 'latin1')]));

/** Files that are otherwise than they were, or are gone or new. */
const changedSince = (before: Texts): string[] => {
  const now = texts();
  return (
    [...new Set([...Object.keys(before), ...Object.keys(now)])]
      // This file names the pages that are moved.
      .filter((file) => before[file] !== now[file] && file !== 'tests/commands/commands.test.ts')
      .sort()
  );
};

const files = () => new Files(site.dir);
const pageOf = (kind: PageKind) => ({title: {sv: 'Sidan', en: 'Page'}, kind, editions: [], date: '2025-12-15'});

describe('new and remove', () => {
  const parts = {
    component: ['PartSample'],
    figure: ['some-figure'],
    error: ['YT-2079', '--on', 'report/first-report#check'],
  };
  let before: Texts;

  it('leave everything green but what is to be written', async () => {
    before = texts();
    for (const [kind, args] of Object.entries(parts)) {
      expect(await command('part', 'new', kind, ...args)).toContain('Every ✎ is advice');
    }
    expect(changedSince(before).filter((file) => file.includes('omponent'))).toEqual([
      '.vscode/components.code-snippets',
      ...['component.yml', 'index.tsx'].map((file) => `src/components/writer/PartSample/${file}`),
    ]);
    await command('page', 'new', 'report/faq/drafted/some-page', '--kind', 'how-to', '--after', 'report/faq/init-file');
    for (const kind of pageKinds) {
      const draft = files();
      newPage(draft, namedPage(`internal/handbooks/${kind}-to-be-written`), pageOf(kind));
      await draft.commit();
    }
    const toBeWritten = changedSince(before).filter(
      (file) => file.startsWith('src/') && files().read(file).includes(todoMark),
    );
    expect(toBeWritten.length).toBeGreaterThanOrEqual(4);
    // And what pages say of the error is for its writer.
    const unnamed = localeIds.map(
      (language) =>
        `error-coverage ${fileOf('report/faq/error-messages', language)}No how-to or troubleshooting page (${language}) names YT-2079.`,
    );
    expect((await found()).sort()).toEqual([...unnamed, ...toBeWritten.map((file) => `template ${file}`)]);
  }, 300_000);

  it('make code that compiles and passes its tests', async () => {
    site.write(
      'tsconfig.parts.json',
      '{"extends": "./tsconfig.json", "include": ["src/components/writer/PartSample"]}',
    );
    const types = await run(binary('typescript', 'tsc'), '--noEmit', '--project', 'tsconfig.parts.json');
    expect(types.stdout).toBe('');
    site.remove('tsconfig.parts.json');
    const tests = await run(binary('vitest', 'vitest'), 'run', 'src/components/examples.test.tsx', '-t', 'PartSample');
    expect(tests.stdout).toContain('1 passed');
  }, 120_000);

  it('leave nothing behind', async () => {
    for (const [kind, [name]] of Object.entries(parts)) {
      await command('part', 'remove', kind, name!);
    }
    await command('page', 'remove', 'report/faq/drafted/some-page');
    for (const kind of pageKinds) {
      await removePage(files(), namedPage(`internal/handbooks/${kind}-to-be-written`));
    }
    expect(changedSince(before)).toEqual([]);
  }, 120_000);
});

describe('a page', () => {
  const [draft, moved] = ['data-sources/guides/some-page', 'report/faq/some-page'].map(namedPage) as [Page, Page];
  type Page = ReturnType<typeof namedPage>;

  /** Takes the mark from everything that the template advises, and asks a question. */
  function write(page: Page): void {
    for (const file of Object.values(page.files)) {
      site.write(file, readFileSync(path.join(site.dir, file), 'utf8').replaceAll(`${todoMark} `, ''));
      const question = file.startsWith('i18n') ? 'what is some page for' : 'vad är sidan till för';
      site.write(questionsFileOf(file), `page:\n  - ${question}\n`);
    }
  }

  it('is published, moved to another section, and removed', async () => {
    const before = texts();
    const pages = files();
    newPage(pages, draft, pageOf('explanation'));
    await pages.commit();
    await expect(publishPage(files(), draft)).rejects.toThrow('still holds advice of the template');
    write(draft);
    expect(await publishPage(files(), draft)).toContainEqual(
      expect.stringContaining('mended deploy/published/routes.txt:1'),
    );
    await movePage(files(), draft, moved);
    expect(await found()).toEqual([]);
    expect(changedSince(before)).not.toContain('sidebars-data-sources.json');

    await expect(removePage(files(), moved)).rejects.toThrow('The page has been published. Say where');
    await removePage(files(), moved, namedPage('report/intro'));
    expect(changedSince(before)).toEqual([retiredFile, movedFile]);
    expect(JSON.parse(files().read(movedFile))).toEqual({
      [`/${draft.name}`]: '/report/intro',
      [`/${moved.name}`]: '/report/intro',
    });
  }, 300_000);

  it('that others name is removed or moved, with all its mentions, and back again', async () => {
    await command('page', 'remove', 'report/security', '--to', 'report/intro');
    const before = texts();
    const [here, there] = ['faq', 'install'].map((folder) => namedPage(`report/${folder}/init-file`)) as [Page, Page];
    await movePage(files(), here, there);
    // A word that only the removed page had is the writer's to take off the list.
    expect((await found()).filter((line) => !line.includes('No page uses the word'))).toEqual([]);
    await movePage(files(), there, here);
    expect(changedSince(before)).toEqual([retiredFile, movedFile]);
  }, 300_000);

  it('keeps a stale translation stale', async () => {
    site.append('docs-report/limits.mdx', '\nMera.\n');
    await movePage(files(), namedPage('report/glossary'), namedPage('report/words'));
    const states = allStatuses(freshnessIn(site.dir)).filter(({state}) => state !== 'fresh');
    expect(states.map(({pair, state}) => `${pair.key} ${state}`)).toEqual(['report/limits.mdx stale']);
  });
});

describe('what cannot be done', () => {
  const make = (name: string, after?: string) => () => newPage(files(), namedPage(name), pageOf('how-to'), after);
  const move = (from: string, to: string) => () => movePage(files(), namedPage(from), namedPage(to));
  const remove = (name: string, to: string) => () => removePage(files(), namedPage(name), namedPage(to));

  it.each<readonly [string, () => unknown]>([
    ['docs-api/about.mdx exists already.', make('api/about')],
    ['api/sql is a folder.', make('api/sql')],
    ['Say which one it is to follow: --after api/…', make('api/new/a')],
    ['docs-api/api.mdx exists already.', move('api/about', 'api/api')],
    ['docs-api/nope.mdx does not exist.', move('api/nope', 'api/x')],
    ['sets its own address (slug).', move('internal/intro', 'internal/x')],
    ['There is no page api/nope', remove('api/about', 'api/nope')],
    ['A page cannot lead to itself.', remove('api/about', 'api/about')],
  ])('is refused: %s', async (message, carryOut) => {
    await expect(async () => carryOut()).rejects.toThrow(message);
  });

  it.each([
    [['page', 'nwe', 'api/x'], 'There is no command "nwe". Did you mean new? There are new, publish, move, remove'],
    [['page', 'new', 'api/x'], 'Say what kind of page it is: --kind how-to |'],
    [['part', 'new', 'compnent', 'X'], '"compnent" is no kind of part. Did you mean component?'],
  ] as const)('is refused by status 2, and changes nothing: %j', async ([family, ...args], message) => {
    const before = texts();
    const {status, stderr} = await run(scripts[family], ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(changedSince(before)).toEqual([]);
  });
});
