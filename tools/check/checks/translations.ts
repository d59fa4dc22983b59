import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {freshness, freshnessIn} from '../../../config/freshness';
import {
  allPairs,
  changeWords,
  leftoverKeys,
  pageName,
  readSideFile,
  renameInSideFile,
  sideFileName,
  statusOf,
  type State,
} from '../../../packages/translation-freshness';
import type {UsedMessage} from '../lib/messageIds';
import {sidebarKeys} from '../lib/sidebarKeys';
import {sections, type Section} from '../corpus/layout';
import {sidebarsOf} from '../lib/sidebars';
import {renamed} from '../lib/causes';
import {contentOf, PassedCache} from '../lib/passedCache';
import {lineOfOffset} from '../lib/text';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';

type Messages = Readonly<Record<string, string>>;

/** Texts of the framework that no page of this site shows: it has no blog. */
const neverShown = /^theme\.blog\./;

const require = createRequire(import.meta.url);
const themeFolder = path.join(path.dirname(require.resolve('@docusaurus/theme-translations/package.json')), 'locales');

/** The framework's own words in a language; `base` is English with a description beside each. */
function themeMessages(language: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(themeFolder, language, 'theme-common.json'), 'utf8'));
}

const englishFile = 'i18n/en/code.json';

/** The texts of a file of the framework's translations. */
function read(root: string, file: string): {messages: Messages; text: string} {
  const full = path.join(root, file);
  const text = existsSync(full) ? readFileSync(full, 'utf8') : '{}';
  const entries = Object.entries(JSON.parse(text) as Record<string, {readonly message: string}>);
  return {messages: Object.fromEntries(entries.map(([key, {message}]) => [key, message])), text};
}

const lineOfKey = (text: string, key: string): number =>
  lineOfOffset(text, Math.max(0, text.indexOf(JSON.stringify(key))));

/** Keys of a file that say nothing, or that nothing asks for. */
function keyProblems(root: string, file: string, isUsed: (key: string) => boolean): Problem[] {
  const {messages, text} = read(root, file);
  return Object.entries(messages).flatMap(([key, message]) => {
    const line = lineOfKey(text, key);
    if (!isUsed(key)) {
      return [errorAt(file, line, `Nothing uses the text "${key}".`, 'Take it away.')];
    }
    return message.trim() === '' ? [errorAt(file, line, `The text "${key}" is empty.`, 'Write it.')] : [];
  });
}

function missingProblems(english: Messages, used: readonly UsedMessage[]): Problem[] {
  return used.flatMap(({id, file, line}) => {
    if (id === undefined) {
      return [
        errorAt(
          file,
          line,
          'The id of this text is not a plain string.',
          'Write the id out, so that every text can be found.',
        ),
      ];
    }
    return id in english || id.startsWith('theme.')
      ? []
      : [
          errorAt(
            file,
            line,
            `The text "${id}" has no English.`,
            `Add it to ${englishFile}: "${id}": {"message": "…"}`,
          ),
        ];
  });
}

/** Words of the framework that would stand in English on Swedish pages. */
function englishInSwedish(root: string): Problem[] {
  const [base, swedish] = [themeMessages('base'), themeMessages('sv')];
  const own = read(root, 'i18n/sv/code.json').messages;
  return Object.keys(base)
    .filter((key) => !key.endsWith('___DESCRIPTION') && (swedish[key] ?? base[key]) === base[key])
    .filter((key) => !(key in own) && !neverShown.test(key))
    .map((key) =>
      errorAt(
        'i18n/sv/code.json',
        1,
        `The framework's text "${key}" is in English on Swedish pages: "${base[key]}".`,
        'Add a Swedish one.',
      ),
    );
}

function sidebarProblems(root: string, section: Section): Problem[] {
  const file = `i18n/en/docusaurus-plugin-content-docs-${section}/current.json`;
  const keys = sidebarKeys(sidebarsOf(section));
  const {messages} = read(root, file);
  return [
    ...keyProblems(root, file, (key) => keys.includes(key)),
    ...keys
      .filter((key) => !(key in messages))
      .map((key) => errorAt(file, 1, `The sidebar text "${key}" has no English.`, `Add "${key}": {"message": "…"}`)),
  ];
}

/** Texts of the interface. All of the code is read for them, when something but pages has changed. */
async function interfaceProblems({root, files}: CheckContext): Promise<readonly Problem[]> {
  const passed = new PassedCache(root, 'interface', ['tools/check/checks/translations.ts', 'tools/pages/i18n']);
  const sources = contentOf(
    root,
    files.filter((file) => /^(?:src|packages|i18n|sidebars).*\.(?:tsx?|json)$/.test(file)),
  );
  return passed.unless([sources], () => messageProblems(root));
}

async function messageProblems(root: string): Promise<Problem[]> {
  const {usedMessages} = await import('../lib/messageIds');
  const used = usedMessages(root);
  const ids = new Set(used.map(({id}) => id));
  const theme = themeMessages('base');
  const isUsed = (key: string) => ids.has(key) || key in theme;
  return [
    ...missingProblems(read(root, englishFile).messages, used),
    ...keyProblems(root, englishFile, isUsed),
    ...keyProblems(root, 'i18n/sv/code.json', isUsed),
    ...englishInSwedish(root),
    ...sections.flatMap((section) => sidebarProblems(root, section)),
  ];
}

/** What is to be done about a translation, by its state. Missing and orphaned pages are the parity check's. */
const reminders: Partial<Record<State, (stamp: string, changed: string) => Pick<Problem, 'message' | 'fix'>>> = {
  stale: (stamp, changed) => ({
    message: `The Swedish page has changed since it was translated: ${changed || 'parts not known'}.`,
    fix: `Bring it up to date, then ${stamp}`,
  }),
  unreviewed: (stamp, changed) => ({
    message: `Both languages have changed since they were compared; in Swedish: ${changed || 'parts not known'}.`,
    fix: `Compare them, then ${stamp}`,
  }),
  unstamped: (stamp) => ({
    message: 'Nobody has recorded that the translation was compared with the Swedish page.',
    fix: stamp,
  }),
};

/** Drafts are compared when they are published. Who has errors to mend is not sent to compare the languages. */
function freshnessProblems({root, corpus}: CheckContext): Problem[] {
  const project = freshnessIn(root);
  const sideFile = readSideFile(project);
  const readable = new Set(
    corpus.pages.filter(({frontMatter}) => frontMatter.values.draft !== true).map(({file}) => file),
  );
  const pairs = allPairs(project).filter(({source, translation}) => readable.has(source) && readable.has(translation));
  return pairs.flatMap((pair): Problem[] => {
    const status = statusOf(project, pair, sideFile);
    const reminder = reminders[status.state]?.(`${freshness.stampCommand} ${pageName(pair)}`, changeWords(status));
    const follows = [pair.source, pair.translation];
    return reminder ? [{...reminder, file: pair.translation, line: 1, follows, severity: 'warning'}] : [];
  });
}

/** Whether the English site says all that the Swedish one says, and says it still. */
export const translations: Check = {
  name: 'translations',
  description: 'translations are up to date; texts of the interface and sidebars: none missing, empty or unused',
  run: async (context) => [
    ...(context.isWhole && existsSync(path.join(context.root, 'src')) ? await interfaceProblems(context) : []),
    ...freshnessProblems(context),
    ...leftoverKeys(freshnessIn(context.root)).map((key) => ({
      ...errorAt(
        sideFileName(freshness),
        1,
        `There is no page ${key}.`,
        'npm run check -- translations --fix takes it away.',
      ),
      follows: [renamed],
    })),
  ],
  fix: ({root}) => {
    const leftovers = leftoverKeys(freshnessIn(root));
    leftovers.forEach((key) => renameInSideFile(freshnessIn(root), key, undefined));
    return leftovers.length === 0 ? [] : [sideFileName(freshness)];
  },
};
