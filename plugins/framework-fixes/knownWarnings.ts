/** Warnings of the bundler that name no fault, each with the reason. */
export const knownWarnings: readonly {readonly pattern: RegExp; readonly why: string}[] = [
  {
    pattern: /'details-content' is not recognized as a valid pseudo-element/,
    why: 'newer than the CSS minifier of Rspack 1, which writes it out as it stands; src/css/print.css opens folded parts with it',
  },
];
