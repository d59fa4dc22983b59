import {glossary} from '../../../src/data';
import type {TermData} from '../../../src/components/Term';
import {local, localField} from '../context';
import {required} from '../problem';
import {needed} from './list';
import type {Resolver} from './types';

/** `tenant (Entra)` → `tenant-entra`. */
export function termId(english: string): string {
  return english.toLowerCase().replace(/[\s()]+/g, '-').replace(/-$/, '');
}

const ids = glossary.map(({en}) => termId(en));

/** A word of the glossary with its definition. */
export const term: Resolver = {
  attributes: ['id'],
  resolve(attributes, {locale}) {
    const entry = required('glossary term', needed(attributes, 'id'), ids, (id) =>
      glossary.find(({en}) => termId(en) === id));
    const data: TermData = {term: local(entry, locale), definition: localField(entry, 'def', locale)};
    return {data};
  },
};
