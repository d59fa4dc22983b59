import {languageTags, type LocaleId, type Localized} from '../lib/locales';

export interface OfflineWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly unsupported: string;
  readonly withdrawn: string;
  readonly on: string;
  readonly off: string;
  readonly switchOn: string;
  readonly switchOff: string;
  readonly working: string;
  readonly forgotten: string;
  readonly failed: string;
  readonly noRoom: string;
  readonly sections: string;
  readonly sectionsLead: string;
  readonly keep: (size: string) => string;
  readonly kept: string;
  readonly keeping: (percent: string) => string;
  readonly pages: string;
  readonly noPages: string;
  readonly missedTitle: string;
  readonly missedLead: string;
  readonly offline: string;
  readonly unanswered: string;
  readonly backOnline: string;
  readonly reading: (when: string, release: string) => string;
  readonly retry: string;
  readonly whatIsKept: string;
  readonly noteName: string;
  readonly otherLanguage: string;
}

/** All that is said about reading offline, on its page and in the note on others. */
export const words: Localized<OfflineWords> = {
  sv: {
    title: 'Läs utan nät',
    lead:
      'Webbläsaren kan spara de sidor du läser, så att du kan läsa dem igen utan nät. Inget sparas förrän du slår på det, ' +
      'och det som sparas stannar på den här enheten.',
    noScript: 'Det behövs JavaScript för att spara sidor, och det är avstängt i din webbläsare.',
    unsupported:
      'Webbläsaren låter inte webbplatsen spara något här. Så är det i vissa privata fönster, när webbplatsdata är blockerade ' +
      'och på adresser utan https.',
    withdrawn: 'Det går inte att spara sidor just nu.',
    on: 'På. Varje sida du läser sparas, och byts ut mot den nya när du läser den igen efter en uppdatering.',
    off: 'Av. Inget är sparat.',
    switchOn: 'Spara det jag läser',
    switchOff: 'Stäng av och glöm allt',
    working: 'Ett ögonblick …',
    forgotten: 'Av. Allt som var sparat är borttaget.',
    failed: 'Det gick inte. Inget nytt är sparat. Kontrollera att du har nät och försök igen.',
    noRoom:
      'Utrymmet räcker inte. Inget nytt är sparat. Frigör plats på enheten, eller stäng av och glöm det som är sparat.',
    sections: 'Hela avsnitt',
    sectionsLead: 'Ett avsnitt sparas med alla sidor, figurer och sökningen, och hålls aktuellt medan du har nät.',
    keep: (size) => `Spara, ${size}`,
    kept: 'Sparat',
    keeping: (percent) => `Sparar, ${percent}`,
    pages: 'Sparade sidor',
    noPages: 'Inga än.',
    missedTitle: 'Sidan är inte sparad',
    missedLead:
      'Den här sidan finns inte bland dem som är sparade i webbläsaren, och webbplatsen går inte att nå. De sparade sidorna står nedan.',
    offline: 'Du är offline.',
    unanswered: 'Webbplatsen svarar inte.',
    backOnline: 'Du har nät igen.',
    reading: (when, release) => `Du läser handboken som den var ${when}${release && ` (utgåva ${release})`}.`,
    retry: 'Läs in igen',
    whatIsKept: 'Sparade sidor',
    noteName: 'Sparad kopia',
    otherLanguage: 'English',
  },
  en: {
    title: 'Read offline',
    lead:
      'Your browser can keep the pages you read, so that you can read them again without a connection. Nothing is kept until ' +
      'you switch this on, and what is kept stays on this device.',
    noScript: 'Keeping pages needs JavaScript, which is switched off in your browser.',
    unsupported:
      'Your browser does not let the site keep anything here. That is so in some private windows, when site data are blocked, ' +
      'and at addresses without https.',
    withdrawn: 'Pages cannot be kept at the moment.',
    on: 'On. Every page you read is kept, and replaced by the new one when you read it again after an update.',
    off: 'Off. Nothing is kept.',
    switchOn: 'Keep what I read',
    switchOff: 'Switch off and forget everything',
    working: 'One moment …',
    forgotten: 'Off. Everything that was kept has been removed.',
    failed: 'That did not work. Nothing new has been kept. Check your connection and try again.',
    noRoom:
      'There is not enough space. Nothing new has been kept. Free some space on the device, or switch off and forget what is kept.',
    sections: 'Whole sections',
    sectionsLead:
      'A section is kept with all its pages, figures and the search, and stays up to date while you are connected.',
    keep: (size) => `Keep, ${size}`,
    kept: 'Kept',
    keeping: (percent) => `Keeping, ${percent}`,
    pages: 'Kept pages',
    noPages: 'None yet.',
    missedTitle: 'This page has not been kept',
    missedLead:
      'This page is not among those kept in your browser, and the site cannot be reached. The kept pages are listed below.',
    offline: 'You are offline.',
    unanswered: 'The site does not answer.',
    backOnline: 'You are back online.',
    reading: (when, release) => `This is the handbook as it was on ${when}${release && ` (release ${release})`}.`,
    retry: 'Load again',
    whatIsKept: 'Kept pages',
    noteName: 'Kept copy',
    otherLanguage: 'Svenska',
  },
};

/** The language of the page at hand. */
export const localeOfPage = (): LocaleId => (document.documentElement.lang.startsWith('en') ? 'en' : 'sv');

/** A moment in words, by the reader's clock: `22 november 2026 kl. 14:05`. */
export function momentInWords(moment: Date, locale: LocaleId): string {
  return new Intl.DateTimeFormat(languageTags[locale], {dateStyle: 'long', timeStyle: 'short'}).format(moment);
}
