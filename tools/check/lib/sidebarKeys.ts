interface Item {
  readonly type?: string;
  readonly label?: string;
  readonly key?: string;
  readonly link?: {readonly type?: string; readonly title?: string; readonly description?: string};
  readonly items?: readonly unknown[];
}

function keysOfItem(prefix: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const {type, label = '', key, link, items = []} = value as Item;
  const own = `${prefix}.${type === 'category' ? 'category' : type}.${key ?? label}`;
  const below = items.flatMap((item) => keysOfItem(prefix, item));
  if (type === 'category') {
    const parts =
      link?.type === 'generated-index' ? (['title', 'description'] as const).filter((part) => link[part]) : [];
    return [own, ...parts.map((part) => `${own}.link.generated-index.${part}`), ...below];
  }
  return type === 'link' || (type === 'doc' && label !== '') ? [own, ...below] : below;
}

/**
 * Keys under which the framework looks for the translated words of a section's sidebars
 * (`i18n/en/docusaurus-plugin-content-docs-<section>/current.json`).
 *
 * @param sidebars default export of a sidebar file
 */
export function sidebarKeys(sidebars: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.entries(sidebars).flatMap(([name, items]) =>
    (Array.isArray(items) ? items : [items]).flatMap((item) => keysOfItem(`sidebar.${name}`, item)),
  );
  return ['version.label', ...new Set(keys)];
}
