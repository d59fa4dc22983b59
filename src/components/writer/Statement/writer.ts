import {local} from '../../../product/context';
import {statements} from '../../../product/facts';
import {markedRich} from '../../../product/rich';
import type Rich from '../../Rich';
import type {Writer} from '../../schema';

export const writer: Writer<typeof Rich, {readonly of: string}> = {
  values: {of: statements.map(({id}) => id)},
  resolve({of}, {locale}) {
    const statement = statements.find(({id}) => id === of)!;
    return {data: markedRich(local(statement, locale), locale)};
  },
};
