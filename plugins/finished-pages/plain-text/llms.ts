import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {filled} from '../../../src/lib/filled';
import {loadWords} from '../../../src/lib/loadWords';
import {otherLocale, type LocaleId} from '../../../src/lib/locales';
import type {Section} from '../../../src/lib/sections';

/** Whose handbook it is, in one language. */
export interface Handbook {
  readonly brand: string;
  /** Version that it describes. */
  readonly version: string;
  readonly locale: LocaleId;
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** Path of a language, with a slash at both ends. */
  pathOf(locale: LocaleId): string;
}

export interface SectionText {
  readonly section: Section;
  readonly docs: readonly Pick<DocMetadata, 'title' | 'description' | 'permalink'>[];
  /** All of them in one text. */
  readonly full: string;
}

const words = loadWords(path.join(path.dirname(__filename), 'words.yml'), ['title', 'summary', 'about', 'whole']);

/** Address of the file with all texts of a section, below that of the language. */
export const fullName = ({id}: Section): string => `${id}/llms-full.txt`;

function sectionLines({section, docs, full}: SectionText, handbook: Handbook): string[] {
  const {locale, origin, pathOf} = handbook;
  const whole = `${origin}${pathOf(locale)}${fullName(section)}`;
  return [
    `## ${section.label[locale]}`,
    '',
    ...docs.map(({title, permalink, description}) => `- [${title}](${origin}${permalink}.md): ${description}`),
    `- [${words[locale].whole}](${whole}): ${Math.ceil(Buffer.byteLength(full) / 1000)} kB`,
    '',
  ];
}

/** The list of what there is to read, by the convention of https://llmstxt.org. */
export function llmsIndex(sections: readonly SectionText[], handbook: Handbook): string {
  const {brand, version, locale, origin, pathOf} = handbook;
  const {title, summary, about} = words[locale];
  const other = `${origin}${pathOf(otherLocale(locale))}llms.txt`;
  return [
    `# ${filled(title, {brand})}`,
    '',
    `> ${filled(summary, {brand, version})}`,
    '',
    filled(about, {other}),
    '',
    ...sections.flatMap((section) => sectionLines(section, handbook)),
  ].join('\n');
}
