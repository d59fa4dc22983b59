/**
 * `npm run search:missed -- log.txt`: the queries of an access log that find nothing or little in `build/`, without
 * personal data. OPERATIONS.md says how the host logs them. What is missing goes into the page's .questions.yml.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSearch, type Language} from '../../packages/local-search';
import {UsageError} from '../../packages/common';
import {buildDir} from '../lib/paths';
import {runTool} from '../lib/run';
import {missedAmong, queriesIn, report} from './missed';

const searchOf = (language: Language) => builtSearch(path.join(buildDir, language === 'sv' ? '' : language));

await runTool(async () => {
  const [file = ''] = process.argv.slice(2);
  if (!existsSync(file) || !existsSync(buildDir)) {
    throw new UsageError('Name an access log: npm run search:missed -- log.txt. The site must have been built.');
  }
  const queries = queriesIn(readFileSync(file, 'utf8'));
  console.log(report(queries, missedAmong(queries, {sv: searchOf('sv'), en: searchOf('en')})));
});
