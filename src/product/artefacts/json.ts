/** JSON as all artefacts are written: two spaces, one line break at the end, so that equal data gives equal bytes. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
