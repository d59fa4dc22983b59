/**
 * Prints what readers asked for and did not find. See `usage`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtParts, createEngine, type Engine, type Language} from '../../packages/local-search';
import {buildDir} from '../lib/paths';
import {missedAmong, queriesIn, report} from './missed';

const usage = `npm run search:missed -- log.txt     queries of an access log that find nothing or little in build/

OPERATIONS.md says how the host logs them without personal data. Add what is missing to the page's .questions.yml.

Exit status: 0, 2 wrong command line, or no build.`;

const engineOf = (language: Language): Promise<Engine> =>
  createEngine(builtParts(path.join(buildDir, language === 'sv' ? '' : language)));

async function main([file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    console.log(usage);
    return file === '--help' ? 0 : 2;
  }
  const queries = queriesIn(readFileSync(file, 'utf8'));
  const engines = {sv: await engineOf('sv'), en: await engineOf('en')};
  console.log(report(queries, await missedAmong(queries, engines)));
  return 0;
}

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: NodeJS.ErrnoException) => {
    const remedy = error.path?.startsWith(buildDir) ? 'Build the site first: npm run build.' : usage;
    console.error(error.code === 'ENOENT' ? `${error.path} does not exist. ${remedy}` : error);
    process.exitCode = 2;
  },
);
