/** What stands after the language on the first line of a fence. */
export interface FenceMeta {
  readonly title?: string;
  /** Language of the words in it, when it is not the page's: `lang="sv"`. */
  readonly lang?: string;
  /** Lines to point out, from 1. */
  readonly marked: ReadonlySet<number>;
}

function range(part: string): number[] {
  const match = /^(\d+)(?:-(\d+))?$/.exec(part.trim());
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (!match || from < 1 || to < from) {
    throw new Error(`the line range {${part}} cannot be read. Write for example {2} or {2,4-5}`);
  }
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}

/**
 * Reads `title="create.sql" lang="sv" {2,4-5}`; other words (`no-check`, `api`) belong to the sample checks.
 *
 * @throws when a line range cannot be read
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title="([^"]*)"/.exec(text)?.[1];
  const lang = /(?:^|\s)lang="([^"]*)"/.exec(text)?.[1];
  const lines = /(?:^|\s)\{([^}]*)\}/.exec(text)?.[1];
  return {title, lang, marked: new Set(lines === undefined ? [] : lines.split(',').flatMap(range))};
}
