import type {Language} from '../corpus/layout';

/** A place where a word to avoid is right after all. */
export interface TermException {
  language: Language;
  /** The word to avoid, as in the glossary. */
  avoid: string;
  /** Words around it that make it right; matched on the line's text, letter case ignored. */
  context: RegExp;
  reason: string;
}

/** Narrow exceptions to the glossary's words to avoid, each with its reason. */
export const termExceptions: readonly TermException[] = [
  {
    language: 'sv',
    avoid: 'permission',
    context: /delegated permissions?|api permissions?|application permissions?/i,
    reason: 'Names in Microsoft Entra that stand in English in its own documentation.',
  },
];
