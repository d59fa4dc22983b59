import {local} from '../../../product/context';
import {statements} from '../../../product/facts';
import {markedRich} from '../../../product/rich';
import type {Writer} from '../../schema';
import type Statement from '.';

export const writer: Writer<typeof Statement, {readonly of: string}> = {
  values: {of: statements.map(({id}) => id)},
  resolve({of}, {locale}) {
    const statement = statements.find(({id}) => id === of)!;
    return {data: {text: markedRich(local(statement, locale), locale)}};
  },
};
