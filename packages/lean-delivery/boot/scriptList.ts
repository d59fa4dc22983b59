/** Where a page names the scripts that boot.js loads, as pageTemplate.ts writes it. */
const place = '<script data-load="';

/**
 * A page whose list of scripts is begun in another way.
 *
 * @param edit from how the list begins to what stands there instead
 * @throws when the page does not say which scripts it loads
 */
export function editScriptList(html: string, edit: (beginning: string) => string): string {
  if (!html.includes(place)) {
    throw new Error(
      'packages/lean-delivery: a page does not name its scripts (data-load, see boot), so there is no place for those of its routes.',
    );
  }
  return html.replace(place, edit);
}
