import {local} from '../../../product/context';
import {glossary} from '../../../product/facts';
import type {Attributes, WriterOf} from '../../schema';
import type Term from '.';

/** `tenant (Entra)` → `tenant-entra`. */
function termId(english: string): string {
  return english
    .toLowerCase()
    .replace(/[\s()]+/g, '-')
    .replace(/-$/, '');
}

const attributes = {id: {values: glossary.map(({en}) => termId(en))}} satisfies Attributes;

export const writer = {
  isPhrase: true,
  purpose: {
    sv: 'Ett ord ur ordlistan, första gången det nämns; ordet i meningens form som innehåll.',
    en: 'Word of the glossary at its first mention; inside it the word as the sentence has it.',
  },
  attributes,
  example: {
    sv: '<Term id="system-database">systemdatabasen</Term>',
    en: '<Term id="system-database">system database</Term>',
  },
  resolve({id}, {locale}) {
    const entry = glossary.find(({en}) => termId(en) === id)!;
    return {data: {term: local(entry, locale), definition: local(entry.definition, locale)}};
  },
} satisfies WriterOf<typeof Term, typeof attributes>;
