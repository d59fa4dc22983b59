/** A text with what `{name}` stands for; other braces are left as they are. */
export const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
