import {freshness, freshnessIn} from '../../../config/docs';
import {
  allPairs,
  changeWords,
  leftoverKeys,
  pageName,
  readSideFile,
  sideFileName,
  statusOf,
} from '../../../packages/translation-freshness';
import {filled} from '../../../src/lib/locales';
import {renamed} from '../lib/causes';
import {readText, rewritten} from '../lib/text';
import type {Check, CheckContext, Finding} from '../types';

/** What is said of a translation, by its state. Missing and orphaned pages are the parity check's. */
const reminders: Readonly<Record<string, readonly [message: string, fix: string]>> = {
  stale: ['The Swedish page has changed since it was translated: {changed}.', 'Bring it up to date, then {stamp}'],
  unreviewed: [
    'Both languages have changed since they were compared; in Swedish: {changed}.',
    'Read both where they have changed; when they say the same, run {stamp}',
  ],
  unstamped: [
    'Nobody has recorded that the translation was compared with the Swedish page.',
    'Read both; when they say the same, run {stamp}',
  ],
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
    const changed = changeWords(status) || 'parts not known';
    const stamp = `${freshness.stampCommand} ${pageName(pair)}`;
    const [message, fix] = (reminders[status.state] ?? []).map((words) => filled(words, {changed, stamp}));
    const follows = [pair.source, pair.translation];
    return message ? [{message, fix, file: pair.translation, line: 1, follows, severity: 'warning' as const}] : [];
  });
}

/** Entries of the side file whose pages are gone. */
function leftovers({root}: CheckContext): Finding[] {
  const [file, keys] = [sideFileName(freshness), leftoverKeys(freshnessIn(root))];
  const kept = Object.entries(readSideFile(freshnessIn(root))).filter(([key]) => !keys.includes(key));
  const after = `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
  const mend = rewritten(readText(root, file), after);
  return keys.map((key) => ({file, line: 1, message: `There is no page ${key}.`, mend, follows: [renamed]}));
}

/** Whether the English pages say all that the Swedish ones say, and say it still. */
export default {
  description: 'translations are up to date',
  mends: true,
  run: (context) => [...freshnessFindings(context), ...leftovers(context)],
} satisfies Check;
