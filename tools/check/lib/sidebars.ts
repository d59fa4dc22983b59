import {sections, type Section} from '../corpus/layout';

/** Sidebars by name, as a sidebar file exports them. */
export type Sidebars = Readonly<Record<string, unknown>>;

/** The file's default export: it stands one level deeper where Node reads the file as CommonJS. */
async function sidebarsIn(section: Section): Promise<Sidebars> {
  const file = new URL(`../../../sidebars-${section}.ts`, import.meta.url);
  const {default: outer} = (await import(file.href)) as {readonly default: {readonly default?: Sidebars} & Sidebars};
  return outer.default ?? outer;
}

const files = new Map(
  await Promise.all(sections.map(async (section) => [section, await sidebarsIn(section)] as const)),
);

/** The sidebars of a section, by name. */
export const sidebarsOf = (section: Section): Sidebars => files.get(section)!;
