import {projectRoot} from '../lib/paths';
import {checks} from './checks';
import {readOptions, UsageError, type Options} from './options';
import {formatJson, formatText} from './report';
import {runChecks} from './run';
import type {Check} from './types';
import {watchPages} from './watch';

const usage = `Checks the pages of both languages against the product facts and against each other.

npm run check                        all checks
npm run check -- samples terms       some checks
npm run check -- --fix               mend first what a machine can mend
npm run check -- --json              the result as JSON
npm run check -- --watch             again at each change of a page

Exit status: 0 no errors, 1 errors, 2 wrong command line.

Checks:
${checks.map(({name, description}) => `  ${name.padEnd(16)}${description}`).join('\n')}`;

/** Runs the chosen checks and prints the result. Returns the exit status. */
async function checkOnce(chosen: readonly Check[], options: Options): Promise<number> {
  const result = await runChecks(projectRoot, chosen, options.fix);
  console.log(options.json ? formatJson(result) : formatText(result, chosen.map(({name}) => name)));
  return result.problems.some(({severity}) => severity === 'error') ? 1 : 0;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), checks.map(({name}) => name));
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const chosen = checks.filter(({name}) => options.names.length === 0 || options.names.includes(name));
  const status = await checkOnce(chosen, options);
  if (options.watch) {
    watchPages(projectRoot, async () => {
      console.log(`\n${new Date().toLocaleTimeString('sv-SE')}`);
      await checkOnce(chosen, options);
    });
  }
  return status;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? `${error.message}\nSee npm run check -- --help` : error);
    process.exitCode = 2;
  },
);
