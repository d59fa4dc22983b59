import {parseArgs} from 'node:util';
import {localeIds} from '../../src/lib/locales';
import type {Kind} from './kind';
import {kinds} from './kinds';

export const modes = ['light', 'dark'] as const;

/** What is to be photographed. */
export interface Options {
  readonly kinds: readonly Kind[];
  readonly languages: readonly string[];
  readonly modes: readonly string[];
  /** Widths of the window in CSS pixels. */
  readonly widths: readonly number[];
  /** Whole pages instead of one window's height. */
  readonly whole: boolean;
  /** Folder of the build; the project's own when left out. */
  readonly build: string | undefined;
}

const widths = [320, 360, 768, 1280, 1920];

/** Those of `known` that the option names; all of them when it is left out. */
function chosen<T>(
  option: string,
  text: string | undefined,
  known: readonly T[],
  nameOf: (item: T) => string,
): readonly T[] {
  return (text?.split(',') ?? known.map(nameOf)).map((name) => {
    const item = known.find((candidate) => nameOf(candidate) === name);
    if (item === undefined) {
      throw new Error(`--${option} knows ${known.map(nameOf).join(', ')}, and got "${name}".`);
    }
    return item;
  });
}

/**
 * Reads the arguments of the command.
 *
 * @throws on an unknown option or value, naming the known ones
 */
export function readOptions(args: readonly string[]): Options {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    args: [...args],
    options: {
      kind: text,
      language: text,
      mode: text,
      width: text,
      build: text,
      whole: {type: 'boolean', default: false},
    },
  });
  return {
    kinds: chosen('kind', values.kind, kinds, ({name}) => name),
    languages: chosen('language', values.language, localeIds, String),
    modes: chosen('mode', values.mode, modes, String),
    widths: chosen('width', values.width, widths, String),
    whole: values.whole,
    build: values.build,
  };
}
