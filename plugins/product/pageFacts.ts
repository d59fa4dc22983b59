import type {LoadedContent} from '@docusaurus/plugin-content-docs';

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
