import {FreshnessError} from '../../packages/translation-freshness';
import {PageError} from './page';

const isUsersFault = (error: unknown): error is Error =>
  error instanceof PageError ||
  error instanceof FreshnessError ||
  (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS') === true;

/**
 * Runs a command of the terminal and prints the lines that it gives. What its user can mend is said in one
 * message; the status is 2 when the command could not be carried out.
 *
 * @param run gets the arguments after the script
 */
export async function runCommand(
  usage: string,
  run: (args: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  try {
    console.log((await run(args)).join('\n'));
  } catch (error) {
    console.error(isUsersFault(error) ? `${error.message}\n--help says what can be written.` : error);
    process.exitCode = 2;
  }
}
