import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

const docsPlugin = 'docusaurus-plugin-content-docs';

type Facts = Record<string, {kind: unknown; editions: unknown}>;

/** Kind and editions of every page, by permalink, as the front matter says. */
export function factsOf(sections: readonly LoadedContent[]): Facts {
  const docs = sections.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(
    docs.map(({permalink, frontMatter}) => {
      const {kind, editions} = frontMatter as Record<string, unknown>;
      return [permalink, {kind, editions}];
    }),
  );
}

/**
 * Writes `@generated/page-facts/default/facts.json` for the cards of category pages: the
 * framework's sidebars carry titles and descriptions, but nothing of our own front matter.
 */
export default function pageFacts(): Plugin {
  return {
    name: 'page-facts',
    async allContentLoaded({allContent, actions}) {
      const sections = Object.values(allContent[docsPlugin] ?? {}) as LoadedContent[];
      await actions.createData('facts.json', factsOf(sections));
    },
  };
}
