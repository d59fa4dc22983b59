/**
 * Fills the places `@NAME@` of a template.
 *
 * @throws when the template has a place without a value, or a value without a place
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(values));
  const text = template.replace(/@([A-Z][A-Z_]*)@/g, (_, name: string) => {
    unused.delete(name);
    if (!(name in values)) {
      throw new Error(`The template has a place @${name}@ and no value for it.`);
    }
    return values[name]!;
  });
  if (unused.size > 0) {
    throw new Error(`The template has no place for ${[...unused].join(', ')}.`);
  }
  return text;
}
