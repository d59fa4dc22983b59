interface Version {
  readonly docs: readonly unknown[];
}

type Instances = Readonly<Record<string, {readonly versions?: readonly Version[]}>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * The data that travels with every page, without the list of all documents of sections that have
 * one version. The list says which document stands for the reader's in another version, and which
 * sidebar a `doc` item of the navbar belongs to; with one version and items of the type
 * `docSidebar` nothing asks for it.
 */
export function withoutDocumentLists(globalData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const instances = (globalData[docsPlugin] ?? {}) as Instances;
  const shorter = Object.entries(instances).map(([id, instance]) => [
    id,
    instance.versions?.length === 1
      ? {...instance, versions: instance.versions.map((version) => ({...version, docs: []}))}
      : instance,
  ]);
  return {...globalData, [docsPlugin]: Object.fromEntries(shorter)};
}
