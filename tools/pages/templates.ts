import type {Language} from '../check/corpus/layout';
import {pen} from './pen';

export const kinds = ['how-to', 'reference', 'troubleshooting', 'explanation'] as const;
export type Kind = (typeof kinds)[number];

type Texts = Readonly<Record<Language, string>>;

interface TemplatePart {
  readonly id: string;
  readonly heading: Texts;
  /** What belongs there. */
  readonly advice: Texts;
}

const steps = (advice: Texts): Texts => ({
  sv: `<Steps>\n<Step>\n\n${advice.sv}\n\n<Result>\n\n${pen} Vad läsaren ser när steget har lyckats.\n\n</Result>\n\n</Step>\n</Steps>`,
  en: `<Steps>\n<Step>\n\n${advice.en}\n\n<Result>\n\n${pen} What the reader sees when the step has succeeded.\n\n</Result>\n\n</Step>\n</Steps>`,
});

const beforeYouStart: TemplatePart = {
  id: 'before-you-start',
  heading: {sv: 'Innan du börjar', en: 'Before you start'},
  advice: {
    sv: `${pen} Roll, behörigheter och versioner som krävs.`,
    en: `${pen} The role, permissions and versions that are needed.`,
  },
};
const next: TemplatePart = {
  id: 'next',
  heading: {sv: 'Läs vidare', en: 'Further reading'},
  advice: {sv: `${pen} Länkar till det som läsaren gör sedan.`, en: `${pen} Links to what the reader does after this.`},
};
const ifItFails: TemplatePart = {
  id: 'if-it-fails',
  heading: {sv: 'Om det inte fungerar', en: 'If it fails'},
  advice: {
    sv: `${pen} Felkoder som kan visas, och vad man gör åt dem.`,
    en: `${pen} Error codes that can appear, and what to do about them.`,
  },
};

const partsOf: Readonly<Record<Kind, readonly TemplatePart[]>> = {
  'how-to': [
    beforeYouStart,
    {
      id: 'steps',
      heading: {sv: 'Steg', en: 'Steps'},
      advice: steps({sv: `${pen} Vad läsaren gör.`, en: `${pen} What the reader does.`}),
    },
    {
      id: 'check',
      heading: {sv: 'Kontrollera att det fungerar', en: 'Check that it works'},
      advice: {sv: `${pen} Hur läsaren vet att allt är klart.`, en: `${pen} How the reader knows that all is done.`},
    },
    ifItFails,
    next,
  ],
  reference: [
    {
      id: 'overview',
      heading: {sv: 'Översikt', en: 'Overview'},
      advice: {
        sv: `${pen} Tabellen ur produktfakta: tillåtna värden och standardvärden.`,
        en: `${pen} The table from the product data: allowed values and defaults.`,
      },
    },
    {
      id: 'example',
      heading: {sv: 'Exempel', en: 'Example'},
      advice: {
        sv: `${pen} Vad exemplet kräver, exemplet, och vad det ger.`,
        en: `${pen} What the example needs, the example, and what it gives.`,
      },
    },
    next,
  ],
  troubleshooting: [
    {
      id: 'symptom',
      heading: {sv: 'Så här märks det', en: 'What you see'},
      advice: {sv: `${pen} Symptomet, med läsarens ord.`, en: `${pen} The symptom, in the reader's words.`},
    },
    {
      id: 'checks',
      heading: {sv: 'Kontrollera i den här ordningen', en: 'Check in this order'},
      advice: steps({
        sv: `${pen} Den troligaste orsaken, hur man ser att det är den, och vad man gör.`,
        en: `${pen} The likeliest cause, how to tell, and what to do.`,
      }),
    },
    {
      id: 'contact-support',
      heading: {sv: 'Kontakta supporten', en: 'Contact support'},
      advice: {sv: `${pen} När, och vad man skickar med.`, en: `${pen} When, and what to send.`},
    },
  ],
  explanation: [
    {
      id: 'parts',
      heading: {sv: 'Delarna', en: 'The parts'},
      advice: {sv: `${pen} En figur och vad delarna är till för.`, en: `${pen} A figure and what the parts are for.`},
    },
    {
      id: 'how-it-fits',
      heading: {sv: 'Så hänger det ihop', en: 'How it fits together'},
      advice: {
        sv: `${pen} I vilken ordning saker sker, och varför.`,
        en: `${pen} In which order things happen, and why.`,
      },
    },
    next,
  ],
};

const front: Readonly<Record<'description' | 'lead' | 'keyword', Texts>> = {
  description: {
    sv: `${pen} En mening på 70 till 160 tecken, med de ord som en läsare söker efter. Den visas bland träffarna.`,
    en: `${pen} One sentence of 70 to 160 characters, in the words a reader searches for. It is shown among the hits.`,
  },
  lead: {
    sv: `${pen} En eller två meningar: vad läsaren har gjort eller vet efteråt, och hur lång tid det tar.`,
    en: `${pen} One or two sentences: what the reader will have done or know, and the time it takes.`,
  },
  keyword: {sv: `${pen} ord som läsare skriver`, en: `${pen} words that readers type`},
};

export interface NewPage {
  readonly title: Texts;
  readonly kind: Kind;
  /** Editions the page concerns; only in the report section. */
  readonly editions: readonly string[];
  /** Day the page is begun, `2025-12-15`. */
  readonly date: string;
}

/** A new page in one language: a draft, with advice where the text is to stand. */
export function template(page: NewPage, language: Language): string {
  const lines = [
    `title: ${JSON.stringify(page.title[language])}`,
    `description: "${front.description[language]}"`,
    `lead: "${front.lead[language]}"`,
    `kind: ${page.kind}`,
    ...(page.editions.length > 0 ? [`editions: [${page.editions.join(', ')}]`] : []),
    `keywords: ["${front.keyword[language]}"]`,
    'draft: true',
    'last_update:',
    `  date: ${page.date}`,
  ];
  const body = partsOf[page.kind].map(
    ({id, heading, advice}) => `## ${heading[language]} {#${id}}\n\n${advice[language]}\n`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body.join('\n')}`;
}

const questionsAdvice: Texts = {
  sv: `${pen} Vad läsare skriver när de behöver sidan, med deras ord: tre till åtta frågor för hela sidan, och fler under id:t för varje avsnitt som löser något. De visas inte, men sökningen hittar sidan på dem.`,
  en: `${pen} What readers type when they need the page, in their own words: three to eight questions for the whole page, and more under the id of each section that solves something. They are not shown, but the search finds the page by them.`,
};

/** The questions that a new page answers, to be written. */
export const questionsTemplate = (language: Language): string => `# ${questionsAdvice[language]}\npage: []\n`;
