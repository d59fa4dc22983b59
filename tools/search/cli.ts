/**
 * Prints what readers asked for and did not find. See `usage`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSearch, type Language} from '../../packages/local-search';
import {buildDir} from '../lib/paths';
import {missedAmong, queriesIn, report} from './missed';

const usage = `npm run search:missed -- log.txt     queries of an access log that find nothing or little in build/

OPERATIONS.md says how the host logs them without personal data. Add what is missing to the page's .questions.yml.

Exit status: 0, 2 wrong command line, or no build.`;

const searchOf = (language: Language) => builtSearch(path.join(buildDir, language === 'sv' ? '' : language));

function main([file, ...more]: readonly string[]): number {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.log(usage);
    return file === '--help' ? 0 : 2;
  }
  const queries = queriesIn(readFileSync(file, 'utf8'));
  console.log(report(queries, missedAmong(queries, {sv: searchOf('sv'), en: searchOf('en')})));
  return 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (thrown) {
  const error = thrown as NodeJS.ErrnoException;
  const remedy = error.path?.startsWith(buildDir) ? 'Build the site first: npm run build.' : usage;
  console.error(error.code === 'ENOENT' ? `${error.path} does not exist. ${remedy}` : error);
  process.exitCode = 2;
}
