import {fold} from '../tokens';

/**
 * The Swedish stemmer of the Snowball project (https://snowballstem.org/algorithms/swedish/stemmer.html),
 * written anew in small steps. The test compares it with the project's published vocabulary.
 */
const vowels = /[aeiouyäåö]/;

const mainSuffixes = [
  'heterna',
  'hetens',
  'andes',
  'andet',
  'anden',
  'heten',
  'heter',
  'arnas',
  'ernas',
  'ornas',
  'arens',
  'ades',
  'ande',
  'arna',
  'erna',
  'orna',
  'aste',
  'aren',
  'arne',
  'erns',
  'ade',
  'are',
  'ern',
  'ens',
  'het',
  'ast',
  'ad',
  'en',
  'ar',
  'er',
  'or',
  'as',
  'es',
  'at',
  'a',
  'e',
];

/** In these endings "et" belongs to the word: majoritet, paket, raket. */
const keepsEt = /(?:h|iet|uit|fab|cit|dit|alit|ilit|mit|nit|pit|rit|sit|tit|ivit|kvit|xit|kom|rak|pak|stak)$/;

/** Start of the region that suffixes are taken from: after the first consonant that follows a vowel, at least 3. */
function regionOf(word: string): number {
  const match = /[aeiouyäåö][^aeiouyäåö]/.exec(word);
  return match ? Math.max(match.index + 2, 3) : word.length;
}

function longest(suffixes: readonly string[], region: string): string | undefined {
  return suffixes.reduce<string | undefined>(
    (best, suffix) => (region.endsWith(suffix) && suffix.length > (best?.length ?? 0) ? suffix : best),
    undefined,
  );
}

/** May "et" be taken from behind `stem`? Something must stand before its last vowel and consonant. */
function etMayGo(stem: string): boolean {
  const end = stem.length;
  const syllable = end > 2 && !vowels.test(stem[end - 1]!) && vowels.test(stem[end - 2]!);
  return syllable && !keepsEt.test(stem);
}

/** "s" goes after these consonants, and with an "et" that may go. */
function withoutS(word: string, start: number): string {
  const stem = word.slice(0, -1);
  const et = stem.endsWith('et') && stem.length - 2 >= start;
  if (et && etMayGo(stem.slice(0, -2))) {
    return stem.slice(0, -2);
  }
  return /[bcdfghjklmnoprtvy]$/.test(stem) ? stem : word;
}

function mainStep(word: string, start: number): string {
  const region = word.slice(start);
  const suffix = longest([...mainSuffixes, 'et', 's'], region);
  if (suffix === undefined) {
    return word;
  }
  const stem = word.slice(0, -suffix.length);
  if (suffix === 's') {
    return withoutS(word, start);
  }
  return suffix !== 'et' || etMayGo(stem) ? stem : word;
}

function consonantStep(word: string, start: number): string {
  return /(?:dd|gd|nn|dt|gt|kt|tt)$/.test(word.slice(start)) ? word.slice(0, -1) : word;
}

function lastStep(word: string, start: number): string {
  const region = word.slice(start);
  const suffix = longest(['lig', 'ig', 'els', 'öst', 'fullt'], region);
  switch (suffix) {
    case undefined:
      return word;
    case 'öst':
      return /[iklnprtuv]öst$/.test(word) ? word.slice(0, -1) : word;
    case 'fullt':
      return word.slice(0, -1);
    default:
      return word.slice(0, -suffix.length);
  }
}

/** Stem of a Swedish word in lower case: `behörigheterna` → `behör`. */
export function stemSwedish(word: string): string {
  const start = regionOf(word);
  return [mainStep, consonantStep, lastStep].reduce((form, step) => step(form, start), word);
}

/**
 * A step behind the stem: what nouns made from verbs end in, the definite form in -an, which the stemmer does not
 * take away, and the vowel that `nyckel` loses in its plural.
 */
function root(word: string, stem: string): string {
  const base = /^.{4,}an$/.test(word) ? stemSwedish(word.slice(0, -1)) : stem;
  const shorter = base
    .replace(/ation$/, 'er')
    .replace(/n?ing$/, '')
    .replace(/(?<=[^aeiouyäåöl])l$/, 'el');
  return shorter.length < 4 ? base : shorter;
}

const stopWords =
  'och i att det som en ett den de på är av för med till om så när var vad hur kan man jag du vi mig dig min mitt ' +
  'mina din ditt har hade ska skall vill får måste ut upp vid från efter eller men då där här nu bara också än ' +
  'mellan lägg lägga min många mycket finns blir bli göra gör sig sin sitt sina dessa detta denna vilka vilken vilket varför';

const fillers =
  'jag mig vi oss ni er era ert han hon honom henne hans hennes de dem deras man någon något några ingen inget inga ' +
  'alla allt all annan annat andra egen eget egna vår vårt våra din ditt dina sitt sitta sitter samma bara redan ännu ' +
  'alltid aldrig ofta ibland igen idag igår imorgon plötsligt längre fortfarande ju väl kanske typ liksom lite själv ' +
  'går gå gick gått fungerar funkar funka vet veta tro tror tycker säger sagt står stå stod ligger ligga kommer komma ' +
  'kom tar ta tog ser se såg sett behöver behövs behöva brukar bör borde räcker gäller menas betyder hjälp hjälper ' +
  'vilja vill ville ska skulle kunna kunde måste varit vara var blev bra rätt åt in ner ned hem hos utan mot bland ' +
  'medan innan sedan sen trots hela helt hel mer mest mindre samt varje både antingen sak saker grej sätt gång gånger';

export const swedish = {
  stem: stemSwedish,
  root,
  stopWords: new Set(stopWords.split(' ').map(fold)),
  fillers: new Set(fillers.split(' ').map(fold)),
};
