import type {Answer, ColumnList, SearchIndexFile, SearchRecord} from './types';

/**
 * The text of a record can say "here stands answer 12" or "here stand the columns of table 3"
 * instead of repeating what the index holds anyway: `{{a12}}`, `{{c3}}`; `{{r12}}` is a row about answer 12.
 */
const reference = /\{\{([acr])(\d+)\}\}/g;

export const answerReference = (position: number) => `{{a${position}}}`;
export const rowReference = (position: number) => `{{r${position}}}`;
export const columnsReference = (position: number) => `{{c${position}}}`;

function answerText({type, name, title, text, aliases = []}: Answer): string {
  if (type === 'setting') {
    return `\`${name.slice(name.indexOf('.') + 1)}\` · ${title} ${text}`;
  }
  return [text, ...aliases.filter((alias) => !name.includes(alias))].join(' · ');
}

/** As lists of errors show it on the pages where they can happen. */
const rowText = ({name, title}: Answer) => `${name} · ${title} ·`;

function columnsText({columns}: ColumnList): string {
  return columns.map(([name, type, meaning]) => `\`${name}\` · \`${type}\` · ${meaning}`).join(' ');
}

/** The records of an index with every reference replaced by the text it stands for. */
export function withReferencesResolved({records, answers, columns}: SearchIndexFile): SearchRecord[] {
  const texts: Readonly<Record<string, (position: number) => string>> = {
    a: (position) => answerText(answers[position]!),
    r: (position) => rowText(answers[position]!),
    c: (position) => columnsText(columns[position]!),
  };
  const resolve = (_: string, kind: string, position: string) => texts[kind]!(Number(position));
  return records.map((record) => ({...record, text: record.text.replace(reference, resolve)}));
}
