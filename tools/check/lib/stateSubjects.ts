import {machineIds, type MachineId} from '../../../src/product/stateMachines';
import {byLanguage, type Language} from '../corpus/layout';

/** What a sentence calls the thing that is in a state. */
const nouns: Readonly<Record<Language, Readonly<Record<MachineId, string>>>> = {
  sv: {
    source: 'datakällan?|källan?',
    run: 'körning(?:en)?',
    backup: '(?:säkerhets)?kopian?',
    licence: 'licens(?:en)?',
    mail: 'mejl(?:et)?',
    file: 'fil(?:en)?',
  },
  en: {source: '(?:data )?source', run: 'run', backup: 'backup', licence: 'licence', mail: 'e-mail', file: 'file'},
};

/** What a sentence calls a state. */
const stateWords: Readonly<Record<Language, string>> = {
  sv: '(?:slut)?läget?|tillstånd(?:et)?|status(?:en)?',
  en: 'state|status',
};

/** Between two words of a paragraph. */
const gap = '(?:[^\\S\\n]+|[^\\S\\n]*\\n[^\\S\\n]*)';

/** Words that may stand between these and the name of the state. */
const verbs: Readonly<Record<Language, string>> = {
  sv: 'är|inte|blir|blev|har|får|går|till|från|ännu|nu|igen',
  en: 'is|not|are|becomes|became|has|gets|goes|the|a|to|from|still|now|again',
};

/** Verbs of a question or a condition, which stand before the noun: "Är källan Pausad". */
const firstVerbs: Readonly<Record<Language, string>> = {sv: 'är|blir|blev', en: 'is|are'};

/**
 * Ends with a noun and a verb, or with a word for a state. A noun alone may be of another part of the sentence:
 * "at the next run SENT".
 */
const subjectPatterns = byLanguage((language) => {
  const noun = Object.values(nouns[language]).join('|');
  const verb = `(?:${gap}(?:${verbs[language]}))`;
  const state = stateWords[language];
  const named = `(?<named>${noun})(?:${verb}+|${verb}*${gap}(?<state>${state})${verb}*)`;
  const asked = `(?:${firstVerbs[language]})${gap}(?:the${gap})?(?<asked>${noun})${verb}*`;
  return new RegExp(`(?<!\\p{L})(?:${named}|${asked}|(?<alone>${state})${verb}*)${gap}$`, 'iu');
});

function machineOf(noun: string, language: Language): MachineId | undefined {
  return machineIds.find((machine) => new RegExp(`^(?:${nouns[language][machine]})$`, 'iu').test(noun));
}

export interface Subject {
  /** What is in the state, when the sentence says so beside the name. */
  readonly machine: MachineId | undefined;
  /** A word for a state stands before the name, so that nothing but a state can follow. */
  readonly isState: boolean;
}

/** Longer than any noun with its verbs. */
const reach = 60;

/**
 * What the name of a state is said of.
 *
 * @param at where the name begins in the text
 * @returns `undefined` when no word before it says that it is a state
 */
export function subjectOf(text: string, at: number, language: Language): Subject | undefined {
  const groups = subjectPatterns[language].exec(text.slice(Math.max(0, at - reach), at))?.groups;
  return (
    groups && {
      machine: machineOf(groups.named ?? groups.asked ?? '', language),
      isState: (groups.state ?? groups.alone) !== undefined,
    }
  );
}
