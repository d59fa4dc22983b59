import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import DataTable from './index';

it('heads rows and groups, and gives cells the label of their column for narrow screens', () => {
  const html = renderToStaticMarkup(
    <DataTable
      data={{
        name: 'Konton',
        columns: [{label: 'Konto'}, {label: 'Belopp', num: true}],
        groups: [{heading: 'Intäkter', rows: [{anchor: 'a', cells: ['3001', '10']}]}, {rows: [['4010', '5']]}],
      }}
    />,
  );
  expect(html).toContain('<tr class="yt-grouprow"><th colSpan="2" scope="rowgroup">Intäkter</th></tr>');
  expect(html).toContain(
    '<tr id="a"><th scope="row">3001</th><td data-l="Belopp" class="num"><span>10</span></td></tr>',
  );
  expect(html.match(/<tbody/g)).toHaveLength(2);
});
