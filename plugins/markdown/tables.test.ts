import {expect, it} from 'vitest';
import tables from './tables';

interface Element {
  type: string;
  tagName: string;
  properties: Record<string, unknown>;
  children: (Element | {type: string; value: string})[];
}

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (name: string, texts: readonly string[]) =>
  element('tr', ...texts.map((value) => element(name, {type: 'text', value})));

/** The table after the plugin, in a page. */
function prepared(head: readonly string[], cells: readonly string[]) {
  const heading = row('th', head);
  const body = row('td', cells);
  const table = element('table', element('thead', heading), element('tbody', body));
  tables()(element('div', table) as never);
  return {isStacked: table.properties.className !== undefined, cells: body.children as Element[]};
}

it('tells each cell of a table of three columns what it is, and makes the first a heading', () => {
  const {cells} = prepared(['Du ser', 'Orsak', 'Gör så här'], ['Inget', 'Fel', 'Börja om']);
  expect(cells[0]).toMatchObject({tagName: 'th', properties: {scope: 'row'}});
  expect(cells[2]).toMatchObject({
    tagName: 'td',
    properties: {dataL: 'Gör så här'},
    children: [{tagName: 'span', children: [{value: 'Börja om'}]}],
  });
});

it.each([
  [true, ['Du ser', 'Orsak', 'Gör så här'], ['Inget', 'Fel', 'Börja om']],
  [false, ['Ord', 'Betyder'], ['Konto', 'En plats i bokföringen, med ett nummer']],
  [false, ['Ur filen', 'Hamnar i'], ['#UB och #RES', 'fin.Account och fin.GLTransactionRow']],
  [true, ['Fält', 'Skriv'], ['LoadBehavior', 'HKEY_CURRENT_USER\\Software\\Yttra']],
  [false, [...'123456'], [...'abcdef']],
])(
  'stacks a table where its words do not stand beside each other, unless its rows are compared: %s, %j',
  (is, ...rows) => expect(prepared(...rows).isStacked).toBe(is),
);
