import type {Plugin} from '@docusaurus/types';

/** Warnings of the bundler that name no fault, each with the reason. */
export const knownWarnings: readonly {readonly pattern: RegExp; readonly why: string}[] = [
  {
    pattern: /'details-content' is not recognized as a valid pseudo-element/,
    why: 'newer than the CSS minifier of Rspack 1, which writes it out as it stands; src/css/print.css opens folded parts with it',
  },
];

/** Keeps the list above out of what a build prints, so that a new warning is seen. */
export default function knownWarningsPlugin(): Plugin {
  return {
    name: 'known-warnings',
    configureWebpack: () => ({ignoreWarnings: knownWarnings.map(({pattern}) => pattern)}),
  };
}
