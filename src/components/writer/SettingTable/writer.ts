import type {RichText} from '../../Rich';
import {anchorOf} from '../../../product/anchors';
import {local, type Context} from '../../../product/context';
import {iniKeys, type IniKey} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import type DataTable from '../../DataTable';
import type {Writer, WriterContext} from '../../schema';

const sections = [...new Set(iniKeys.map(({section}) => section))];

function standardOf({default: value, unit}: IniKey, {locale}: Context): RichText {
  // Digits need the right-hand edge of their cell; a version such as 1.2 does not.
  return typeof value === 'string'
    ? [{code: unit ? `${value} ${unit}` : value, folds: true, ...(/^\d+$/.test(value) && {num: true})}]
    : [{empty: local(value, locale).replace(/^\(|\)$/g, '')}];
}

/** The key's name is the link to its row: a reader who needs the address is already there. */
function toRow(key: IniKey, context: WriterContext) {
  const anchor = anchorOf(`${key.section}.${key.key}`);
  const name = [{code: key.key, folds: true as const, href: `#${anchor}`, title: context.word('link', {key: key.key})}];
  return {...key, anchor, name: () => name, standard: () => standardOf(key, context)};
}

export const writer: Writer<typeof DataTable, {readonly section?: string}> = {
  values: {section: sections},
  resolve({section: wanted}, context) {
    const shown = iniKeys.filter(({section}) => wanted === undefined || section === wanted);
    const {
      groups: [group],
      ...table
    } = tableOf(
      'initKeys',
      shown.map((key) => toRow(key, context)),
      context,
    );
    const groups = sections.map((section) => ({
      heading: [{code: `[${section}]`}],
      rows: group!.rows.filter((_, index) => shown[index]!.section === section),
    }));
    const count = context.word('count', {shown: String(shown.length), all: String(iniKeys.length)});
    // One section alone stands under its name already.
    return {data: {...table, groups: wanted === undefined ? groups : [group!], count}};
  },
};
