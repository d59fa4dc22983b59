import type {Localized} from '../../src/lib/locales';

interface Words {
  readonly handbook: string;
  readonly version: string;
  readonly contents: string;
  readonly index: string;
  readonly indexLead: string;
  readonly page: string;
  readonly printed: string;
  readonly latest: string;
}

/** What the handbooks say themselves, around the pages of the site. */
export const words: Localized<Words> = {
  sv: {
    handbook: 'Handbok',
    version: 'Version',
    contents: 'Innehåll',
    index: 'Felkoder',
    indexLead: 'Sidorna där en kod nämns. Halvfet siffra: där den förklaras.',
    page: 's.',
    printed: 'Utgåva',
    latest: 'Den senaste utgåvan finns på',
  },
  en: {
    handbook: 'Handbook',
    version: 'Version',
    contents: 'Contents',
    index: 'Error codes',
    indexLead: 'The pages that mention a code. Bold: where it is explained.',
    page: 'p.',
    printed: 'Edition of',
    latest: 'The latest edition is at',
  },
};
