import {otherLocale} from '../../lib/locales';
import {local, localField} from '../context';
import {glossary} from '../data';
import {toRich} from '../rich';
import {defineTable} from './define';

/** Words with a section of their own; the others are for writers. */
const explained = glossary.flatMap((entry) => (entry.home === undefined ? [] : [{...entry, home: entry.home}]));

export const wordTables = {
  glossary: defineTable({
    rows: explained,
    id: ({en}) => en,
    name: {sv: 'Ordlista', en: 'Glossary'},
    sortedBy: local,
    columns: [
      {sv: 'Ord', en: 'Word', cell: (row, {locale}) => [{text: local(row, locale), href: `/${row.home}`}]},
      {sv: 'Betyder', en: 'Meaning', cell: (row, {locale}) => toRich(localField(row, 'def', locale), locale)},
      {
        sv: 'På engelska',
        en: 'In Swedish',
        cell: (row, {locale}) => [{words: local(row, otherLocale(locale)), lang: otherLocale(locale)}],
      },
    ],
  }),
};
