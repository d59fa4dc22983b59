/**
 * The English stemmer of the Snowball project, also known as Porter 2
 * (https://snowballstem.org/algorithms/english/stemmer.html), written anew in small steps.
 * The test compares it with the project's published vocabulary.
 */
const exceptions: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
};

const vowel = '[aeiouy]';
const nonVowel = '[^aeiouy]';
const prefixesOfRegion1 = /^(?:gener|commun|arsen|past|univers|later|emerg|organ|inter)/;

/** Ending → what stands in its place. The longest that fits counts; the stem must begin region 1. */
const step2: Readonly<Record<string, string>> = {
  ational: 'ate',
  fulness: 'ful',
  iveness: 'ive',
  ization: 'ize',
  ousness: 'ous',
  biliti: 'ble',
  lessli: 'less',
  tional: 'tion',
  alism: 'al',
  aliti: 'al',
  ation: 'ate',
  entli: 'ent',
  fulli: 'ful',
  iviti: 'ive',
  ousli: 'ous',
  ogist: 'og',
  abli: 'able',
  alli: 'al',
  anci: 'ance',
  ator: 'ate',
  enci: 'ence',
  izer: 'ize',
  bli: 'ble',
  ogi: 'og',
  li: '',
};
const step3: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  alize: 'al',
  ative: '',
  icate: 'ic',
  iciti: 'ic',
  ical: 'ic',
  ness: '',
  ful: '',
};
const step4 = [
  'ement',
  'able',
  'ance',
  'ence',
  'ible',
  'ment',
  'ant',
  'ate',
  'ent',
  'ion',
  'ism',
  'iti',
  'ive',
  'ize',
  'ous',
  'al',
  'er',
  'ic',
];

interface Regions {
  readonly r1: number;
  readonly r2: number;
}

function afterSyllable(word: string, from: number): number {
  const match = new RegExp(`${vowel}${nonVowel}`).exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function regionsOf(word: string): Regions {
  const prefix = prefixesOfRegion1.exec(word);
  const r1 = prefix ? prefix[0].length : afterSyllable(word, 0);
  return {r1, r2: afterSyllable(word, r1)};
}

const isShortSyllable = (word: string) =>
  new RegExp(`(?:${nonVowel}${vowel}[^aeiouywxY]|^${vowel}${nonVowel}|past)$`).test(word);

function longestKey(word: string, suffixes: readonly string[]): string | undefined {
  return suffixes.filter((suffix) => word.endsWith(suffix)).sort((a, b) => b.length - a.length)[0];
}

/** A "y" that begins the word or follows a vowel is a consonant; it is written "Y" on the way. */
function markConsonantY(word: string): string {
  return word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
}

function plural(word: string): string {
  const form = word.replace(/(?:'s'|'s|')$/, '');
  if (form.endsWith('sses')) {
    return form.slice(0, -2);
  }
  if (/ie[ds]$/.test(form)) {
    return form.length > 4 ? form.slice(0, -2) : form.slice(0, -1);
  }
  return /[aeiouy].+s$/.test(form) && !/(?:us|ss)$/.test(form) ? form.slice(0, -1) : form;
}

function restoreEnding(stem: string, {r1}: Regions): string {
  if (/(?:at|bl|iz)$/.test(stem)) {
    return `${stem}e`;
  }
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) {
    return /^[aeo]..$/.test(stem) ? stem : stem.slice(0, -1);
  }
  return stem.length <= r1 && isShortSyllable(stem) ? `${stem}e` : stem;
}

function pastAndGerund(word: string, regions: Regions): string {
  const ending = /(?:eedly|ingly|edly|eed|ing|ed)$/.exec(word)?.[0];
  if (!ending) {
    return word;
  }
  const stem = word.slice(0, -ending.length);
  if (ending.startsWith('ee')) {
    return stem.length >= regions.r1 && !/^(?:proc|exc|succ)$/.test(stem) ? `${stem}ee` : word;
  }
  if (ending === 'ing') {
    if (/^[^aeiouy]y$/.test(stem)) {
      return `${stem[0]}ie`;
    }
    if (/^(?:inn|out|cann|herr|earr|even)$/.test(stem)) {
      return word;
    }
  }
  return new RegExp(vowel).test(stem) ? restoreEnding(stem, regions) : word;
}

function finalY(word: string): string {
  return /.[^aeiouy][yY]$/.test(word) ? `${word.slice(0, -1)}i` : word;
}

function derivation(word: string, {r1}: Regions): string {
  const suffix = longestKey(word, Object.keys(step2));
  if (suffix === undefined || word.length - suffix.length < r1) {
    return word;
  }
  const stem = word.slice(0, -suffix.length);
  if ((suffix === 'ogi' && !stem.endsWith('l')) || (suffix === 'li' && !/[cdeghkmnrt]$/.test(stem))) {
    return word;
  }
  return stem + step2[suffix]!;
}

function adjective(word: string, {r1, r2}: Regions): string {
  const suffix = longestKey(word, Object.keys(step3));
  const needs = suffix === 'ative' ? r2 : r1;
  return suffix === undefined || word.length - suffix.length < needs
    ? word
    : word.slice(0, -suffix.length) + step3[suffix]!;
}

function noun(word: string, {r2}: Regions): string {
  const suffix = longestKey(word, step4);
  if (suffix === undefined || word.length - suffix.length < r2) {
    return word;
  }
  const stem = word.slice(0, -suffix.length);
  return suffix === 'ion' && !/[st]$/.test(stem) ? word : stem;
}

function finalLetter(word: string, {r1, r2}: Regions): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) {
    return stem.length >= r2 || (stem.length >= r1 && !isShortSyllable(stem)) ? stem : word;
  }
  return word.endsWith('ll') && stem.length >= r2 ? stem : word;
}

/** Stem of an English word in lower case: `connections` → `connect`. */
export function stemEnglish(word: string): string {
  if (word.length < 3) {
    return word;
  }
  if (word in exceptions) {
    return exceptions[word]!;
  }
  const marked = markConsonantY(word.replace(/^'/, ''));
  const regions = regionsOf(marked);
  return [plural, pastAndGerund, finalY, derivation, adjective, noun, finalLetter]
    .reduce((form, step) => step(form, regions), marked)
    .toLowerCase();
}

const stopWords =
  'the a an and or of to in on for with is are be it this that as at by from how do does did i you my your we our can ' +
  'could should what when where which who why not no if then cant dont doesnt isnt wont cannot there here have has had will would into out up off than between add many much want need';

/** The stemmer brings words of one root together. */
const root = (_word: string, stem: string) => stem;

const fillers =
  'me us he him his she her they them their someone somebody anyone anybody everyone everybody nobody one ones itself ' +
  'myself something anything everything nothing thing things stuff any all some every each both other another own same ' +
  'only just already yet still always never often sometimes again today now ever suddenly longer anymore maybe really ' +
  'get gets got go goes going went gone come comes take takes took make makes know think say says said tell see seen ' +
  'must may might shall would let lets able help please happen happens work works working supposed try trying keep ' +
  'keeps kept put use using used am was were been being its because since without about after before during until ' +
  'while so too very also more most less few lot bit back first last new way time times mean means sure';

export const english = {
  stem: stemEnglish,
  root,
  stopWords: new Set(stopWords.split(' ')),
  fillers: new Set(fillers.split(' ')),
};
