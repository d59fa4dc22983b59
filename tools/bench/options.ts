import {parseArgs} from 'node:util';

/** What is to be measured. */
export interface Options {
  /** Only the search, in the finished build; the stock theme has none. */
  readonly search: boolean;
  /** Loads of each page whose median counts. */
  readonly loads: number;
  readonly lighthouse: boolean;
  /** Exit status 1 when a budget is not kept. */
  readonly check: boolean;
}

function loadsOf(text: string): number {
  const loads = Number(text);
  if (!Number.isInteger(loads) || loads < 1) {
    throw new Error(`--loads wants a whole number from 1, and got "${text}".`);
  }
  return loads;
}

/**
 * Reads the arguments of the command.
 *
 * @throws on an unknown option, and a number that is none
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      search: {type: 'boolean', default: false},
      loads: {type: 'string', default: '5'},
      'no-lighthouse': {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  return {
    search: values.search,
    loads: loadsOf(values.loads),
    lighthouse: !values['no-lighthouse'],
    check: values.check,
  };
}
