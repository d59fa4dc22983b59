const option = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Options of a fence line: `title="a b" no-check='why' api=x showLineNumbers` → name and value. */
export function parseFenceMeta(meta: string | null | undefined): Map<string, string> {
  return new Map(
    [...(meta ?? '').replace(/\{[^}]*\}/g, '').matchAll(option)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? '',
    ]),
  );
}
