import {parseArgs} from 'node:util';

/** What is to be measured. */
export interface Options {
  /** Numbers of generated pages per language; empty: the site's own pages. */
  readonly pages: readonly number[];
  /** Only the search, in the finished build; the stock theme has none. */
  readonly search: boolean;
  /** Loads of each page whose median counts. */
  readonly loads: number;
  readonly lighthouse: boolean;
  /** Exit status 1 when a budget is not kept. */
  readonly check: boolean;
}

function positive(text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${option} wants whole numbers from 1, and got "${text}".`);
  }
  return number;
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
      pages: {type: 'string', default: ''},
      search: {type: 'boolean', default: false},
      loads: {type: 'string', default: '5'},
      'no-lighthouse': {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  return {
    pages: values.pages
      .split(',')
      .filter(Boolean)
      .map((text) => positive(text, 'pages')),
    search: values.search,
    loads: positive(values.loads, 'loads'),
    lighthouse: !values['no-lighthouse'],
    check: values.check,
  };
}
