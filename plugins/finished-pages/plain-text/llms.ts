import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {otherLocale, type LocaleId, type Localized} from '../../../src/lib/locales';
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

interface Words {
  readonly title: string;
  readonly summary: string;
  /** @param other address of the list in the other language */
  about(other: string): string;
  readonly whole: string;
}

const words: Localized<(handbook: Handbook) => Words> = {
  sv: ({brand, version}) => ({
    title: `Handbok för ${brand}`,
    summary: `Handboken för ${brand}, version ${version}: rapporter i Excel och på webben, kunddatabasen och dess API, datakällor.`,
    about: (other) =>
      `Varje sida nedan finns som Markdown på sin adress med \`.md\`, med titel, adress, språk och datum överst. Svenskan är källan. På engelska: ${other}`,
    whole: 'Alla sidor i listan, i en fil',
  }),
  en: ({brand, version}) => ({
    title: `${brand} handbook`,
    summary: `The handbook for ${brand}, version ${version}: reports in Excel and on the web, the customer database and its API, data sources.`,
    about: (other) =>
      `Every page below is available as Markdown at its address with \`.md\`, headed by title, address, language and date. It is a translation from Swedish: ${other}`,
    whole: 'Every listed page, in one file',
  }),
};

/** Address of the file with all texts of a section, below that of the language. */
export const fullName = ({id}: Section): string => `${id}/llms-full.txt`;

function sectionLines({section, docs, full}: SectionText, handbook: Handbook): string[] {
  const {locale, origin, pathOf} = handbook;
  const whole = `${origin}${pathOf(locale)}${fullName(section)}`;
  return [
    `## ${section.label[locale]}`,
    '',
    ...docs.map(({title, permalink, description}) => `- [${title}](${origin}${permalink}.md): ${description}`),
    `- [${words[locale](handbook).whole}](${whole}): ${Math.ceil(Buffer.byteLength(full) / 1000)} kB`,
    '',
  ];
}

/** The list of what there is to read, by the convention of https://llmstxt.org. */
export function llmsIndex(sections: readonly SectionText[], handbook: Handbook): string {
  const {locale, origin, pathOf} = handbook;
  const {title, summary, about} = words[locale](handbook);
  const other = `${origin}${pathOf(otherLocale(locale))}llms.txt`;
  return [
    `# ${title}`,
    '',
    `> ${summary}`,
    '',
    about(other),
    '',
    ...sections.flatMap((section) => sectionLines(section, handbook)),
  ].join('\n');
}
