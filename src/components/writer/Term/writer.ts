import {local} from '../../../product/context';
import {glossary} from '../../../product/facts';
import type {Writer} from '../../schema';
import type Term from '.';

/** `tenant (Entra)` → `tenant-entra`. */
function termId(english: string): string {
  return english
    .toLowerCase()
    .replace(/[\s()]+/g, '-')
    .replace(/-$/, '');
}

export const writer: Writer<typeof Term, {readonly id: string}> = {
  values: {id: glossary.map(({en}) => termId(en))},
  resolve({id}, {locale}) {
    const entry = glossary.find(({en}) => termId(en) === id)!;
    return {data: {term: local(entry, locale), definition: local(entry.definition, locale)}};
  },
};
