/** Something that a newer framework calls otherwise, mended in the copy so that the build gets past it. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export const edits: readonly Edit[] = [
  {
    file: 'docusaurus.config.ts',
    from: 'experimental_faster:',
    to: 'v4: {removeLegacyPostBuildHeadAttribute: true}, faster:',
    why: '3.10 has renamed the option, and its worker threads ask for this flag',
  },
  {file: 'tools/bench/twin/config.ts', from: 'experimental_faster:', to: 'faster:', why: '3.10 has renamed the option'},
];

/**
 * The text with an edit made.
 *
 * @throws when there is nothing left to edit, so that the list does not outlive its reason
 */
export function edited(text: string, {file, from, to}: Edit): string {
  if (!text.includes(from)) {
    throw new Error(`${file} has no "${from}" any more: take the edit out of tools/next/edits.ts.`);
  }
  return text.replaceAll(from, to);
}
