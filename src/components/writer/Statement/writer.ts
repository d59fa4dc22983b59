import {local} from '../../../product/context';
import {statements} from '../../../product/facts';
import {markedRich} from '../../../product/rich';
import type {Attributes, WriterOf} from '../../schema';
import type Statement from '.';

const attributes = {of: {values: statements.map(({id}) => id)}} satisfies Attributes;

export const writer = {
  isPhrase: true,
  purpose: {
    sv: 'Vad flera sidor säger, med samma ord: en regel, en åtgärd, en varning.',
    en: 'What several pages say, in the same words: a rule, a remedy, a warning.',
  },
  attributes,
  example: '<Statement of="upgrade-order" />',
  resolve({of}, {locale}) {
    const statement = statements.find(({id}) => id === of)!;
    return {data: {text: markedRich(local(statement, locale), locale)}};
  },
} satisfies WriterOf<typeof Statement, typeof attributes>;
