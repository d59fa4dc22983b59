import {stemmer} from '@orama/stemmers/swedish';
import {fold} from '../fold';
import type {LanguageRules} from './rules';

/** Definite forms that the stemmer leaves whole, each as the form that it knows. */
const definite: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})(?<!h)ets?$/, ''], // systemet
  [/(?<=.{2}[^i]o)[nt]s?$/, ''], // kontot, konton
  [/(?<=.{3}a)ns?$/, ''], // kopian
  [/(?<=.{2}(?:el|or))n$/, ''], // nyckeln, datorn
];

/** What nouns made of verbs end in, and the vowel that a plural loses: installation, anslutning; nyckel, server. */
const derived: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})(?:n?ing|ation)$/, ''],
  [/(?<=.{4})er$/, ''],
  [/(?<=[^aeiouy])el$/, 'l'],
  [/(?<=.{2}v)r$/, ''],
];

const replaced = (word: string, rules: typeof definite) =>
  rules.reduce((form, [ending, by]) => form.replace(ending, by), word);

/** Words whose own end looks like an ending: databas, licens. */
const whole = /(?:bas|cens)$/;

/** A folded word without its endings: `behörigheterna` → `behor`. */
function stem(word: string): string {
  const form = replaced(word, definite);
  return replaced(whole.test(form) ? form : stemmer(form), derived);
}

const stopWords =
  'och i att det som en ett den de på är av för med till om så när var vad hur kan man jag du vi mig dig min mitt ' +
  'mina din ditt har hade ska skall vill får måste ut upp vid från efter eller men då där här nu bara också än ' +
  'mellan lägg lägga många mycket finns blir bli göra gör sig sin sitt sina dessa detta denna vilka vilken vilket varför';

const fillers =
  'jag mig vi oss ni er era ert han hon honom henne hans hennes de dem deras man någon något några ingen inget inga ' +
  'alla allt all annan annat andra egen eget egna vår vårt våra din ditt dina sitt sitta sitter samma bara redan ännu ' +
  'alltid aldrig ofta ibland igen idag igår imorgon plötsligt längre fortfarande ju väl kanske typ liksom lite själv ' +
  'går gå gick gått fungerar funkar funka vet veta tro tror tycker säger sagt står stå stod ligger ligga kommer komma ' +
  'kom tar ta tog ser se såg sett behöver behövs behöva brukar bör borde räcker gäller menas betyder hjälp hjälper ' +
  'vilja vill ville ska skulle kunna kunde måste varit vara var blev bra rätt åt in ner ned hem hos utan mot bland ' +
  'medan innan sedan sen trots hela helt hel mer mest mindre samt varje både antingen sak saker grej sätt gång gånger';

export const swedish: LanguageRules = {
  stem,
  stopWords: new Set(fold(stopWords).split(' ')),
  fillers: new Set(fold(fillers).split(' ')),
  compounds: true,
};
