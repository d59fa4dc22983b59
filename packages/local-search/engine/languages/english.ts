import {stemmer} from '@orama/stemmers/english';
import type {LanguageRules} from './rules';

/** A folded word without its endings: `connections` → `connect`. The stemmer takes a letter too much from "-tion". */
const stem = (word: string): string => stemmer(word.replace(/(?<=.{4})ations?$|(?<=[st])ions?$/, ''));

const stopWords =
  'the a an and or of to in on for with is are be it this that as at by from how do does did i you my your we our can ' +
  'could should what when where which who why not no if then cant dont doesnt isnt wont cannot there here have has had will would into out up off than between add many much want need';

const fillers =
  'me us he him his she her they them their someone somebody anyone anybody everyone everybody nobody one ones itself ' +
  'myself something anything everything nothing thing things stuff any all some every each both other another own same ' +
  'only just already yet still always never often sometimes again today now ever suddenly longer anymore maybe really ' +
  'get gets got go goes going went gone come comes take takes took make makes know think say says said tell see seen ' +
  'must may might shall would let lets able help please happen happens work works working supposed try trying keep ' +
  'keeps kept put use using used am was were been being its because since without about after before during until ' +
  'while so too very also more most less few lot bit back first last new way time times mean means sure';

export const english: LanguageRules = {
  stem,
  stopWords: new Set(stopWords.split(' ')),
  fillers: new Set(fillers.split(' ')),
  compounds: false,
};
