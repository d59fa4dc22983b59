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
import {sections} from '../corpus/layout';
import {renamed} from '../lib/causes';
import {usedMessages} from '../lib/messageIds';
import {hashOfFiles, PassedCache} from '../lib/passedCache';
import {sidebarKeys} from '../lib/sidebars';
import {lineOfOffset} from '../lib/text';
import type {Check, CheckContext, Finding} from '../types';

type Messages = Readonly<Record<string, {readonly message: string}>>;

/** Texts of the framework that no page of this site shows: it has no blog. */
const neverShown = /^theme\.blog\./;

/** The framework's own words in a language; `base` is English with a description beside each. */
function themeMessages(language: string): Readonly<Record<string, string>> {
  const theme = createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json');
  const file = path.join(path.dirname(theme), 'locales', language, 'theme-common.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

const codeFile = (language: string) => `i18n/${language}/code.json`;

/** A file of the framework's translations. */
class Translations {
  readonly messages: Messages;
  private readonly text: string;

  constructor(
    root: string,
    private readonly file: string,
  ) {
    const full = path.join(root, file);
    this.text = existsSync(full) ? readFileSync(full, 'utf8') : '{}';
    this.messages = JSON.parse(this.text) as Messages;
  }

  has(key: string): boolean {
    return key in this.messages;
  }

  /** A finding at a key, or at the beginning of a file that lacks it. */
  at(key: string, message: string, fix: string): Finding {
    const line = lineOfOffset(this.text, Math.max(0, this.text.indexOf(JSON.stringify(key))));
    return {file: this.file, line, message, fix};
  }

  /** Keys that say nothing, or that nothing asks for. */
  keyFindings(isUsed: (key: string) => boolean): Finding[] {
    return Object.entries(this.messages).flatMap(([key, {message}]) => {
      if (!isUsed(key)) return [this.at(key, `Nothing uses the text "${key}".`, 'Take it away.')];
      return message.trim() === '' ? [this.at(key, `The text "${key}" is empty.`, 'Write it.')] : [];
    });
  }
}

/** Texts of the interface that have no English, and those that nobody can know. */
const missingFindings = (root: string, english: Translations): Finding[] =>
  usedMessages(root)
    .filter(({id}) => id === undefined || !(english.has(id) || id.startsWith('theme.')))
    .map(({id, file, line}) => {
      const unknown = {
        message: 'The id of this text is not a plain string.',
        fix: 'Write the id out, so that every text can be found.',
      };
      const missing = {
        message: `The text "${id}" has no English.`,
        fix: `Add it to ${codeFile('en')}: "${id}": {"message": "…"}`,
      };
      return {file, line, ...(id === undefined ? unknown : missing)};
    });

/** Words of the framework that would stand in English on Swedish pages. */
function englishInSwedish(own: Translations): Finding[] {
  const [base, swedish] = [themeMessages('base'), themeMessages('sv')];
  return Object.keys(base)
    .filter((key) => !key.endsWith('___DESCRIPTION') && (swedish[key] ?? base[key]) === base[key])
    .filter((key) => !own.has(key) && !neverShown.test(key))
    .map((key) => {
      const message = `The framework's text "${key}" is in English on Swedish pages: "${base[key]}".`;
      return own.at(key, message, 'Add a Swedish one.');
    });
}

function messageFindings(root: string): Finding[] {
  const ids = new Set(usedMessages(root).map(({id}) => id));
  const theme = themeMessages('base');
  const isUsed = (key: string) => ids.has(key) || key in theme;
  const [english, swedish] = ['en', 'sv'].map((language) => new Translations(root, codeFile(language)));
  const ofSidebars = sections.flatMap((section) => {
    const keys = sidebarKeys(section);
    const words = new Translations(root, `i18n/en/docusaurus-plugin-content-docs-${section}/current.json`);
    const missing = keys.filter((key) => !words.has(key));
    return [
      ...words.keyFindings((key) => keys.includes(key)),
      ...missing.map((key) =>
        words.at(key, `The sidebar text "${key}" has no English.`, `Add "${key}": {"message": "…"}`),
      ),
    ];
  });
  return [
    ...missingFindings(root, english!),
    ...english!.keyFindings(isUsed),
    ...swedish!.keyFindings(isUsed),
    ...englishInSwedish(swedish!),
    ...ofSidebars,
  ];
}

/** Texts of the interface. All of the code is read for them, when something but pages has changed. */
async function interfaceFindings({root, files, isWhole}: CheckContext): Promise<Finding[]> {
  if (!isWhole || !existsSync(path.join(root, 'src'))) {
    return [];
  }
  const judges = ['tools/check/checks/translations.ts', 'tools/check/lib/messageIds.ts'];
  const sources = files.filter((file) => /^(?:src|packages|plugins|i18n|sidebars).*\.(?:tsx?|json)$/.test(file));
  return new PassedCache(root, 'interface', judges).unless([hashOfFiles(root, sources)], async () =>
    messageFindings(root),
  );
}

/** What is to be done about a translation, by its state. Missing and orphaned pages are the parity check's. */
const reminders: Partial<Record<State, (stamp: string, changed: string) => Pick<Finding, 'message' | 'fix'>>> = {
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
function freshnessFindings({root, corpus}: CheckContext): Finding[] {
  const project = freshnessIn(root);
  const sideFile = readSideFile(project);
  const readable = new Set(
    corpus.pages.filter(({frontMatter}) => frontMatter.values.draft !== true).map(({file}) => file),
  );
  const pairs = allPairs(project).filter(({source, translation}) => readable.has(source) && readable.has(translation));
  return pairs.flatMap((pair) => {
    const status = statusOf(project, pair, sideFile);
    const reminder = reminders[status.state]?.(`${freshness.stampCommand} ${pageName(pair)}`, changeWords(status));
    const follows = [pair.source, pair.translation];
    return reminder ? [{...reminder, file: pair.translation, line: 1, follows, severity: 'warning' as const}] : [];
  });
}

/** Whether the English site says all that the Swedish one says, and says it still. */
export const translations: Check = {
  name: 'translations',
  description: 'translations are up to date; texts of the interface and sidebars: none missing, empty or unused',
  run: async (context) => [
    ...(await interfaceFindings(context)),
    ...freshnessFindings(context),
    ...leftoverKeys(freshnessIn(context.root)).map((key) => ({
      file: sideFileName(freshness),
      line: 1,
      message: `There is no page ${key}.`,
      fix: 'npm run check -- translations --fix takes it away.',
      follows: [renamed],
    })),
  ],
  fix: ({root}) => {
    const leftovers = leftoverKeys(freshnessIn(root));
    leftovers.forEach((key) => renameInSideFile(freshnessIn(root), key, undefined));
    return leftovers.length === 0 ? [] : [sideFileName(freshness)];
  },
};
