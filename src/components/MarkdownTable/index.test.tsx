import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import MarkdownTable, {ColumnHeading} from './index';

it('frames the table and names it after its columns', () => {
  const html = renderToStaticMarkup(
    <MarkdownTable>
      <thead>
        <tr>
          <th>Konto</th>
          <th>
            <strong>Belopp</strong>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>3001</td>
          <td>10</td>
        </tr>
      </tbody>
    </MarkdownTable>,
  );
  expect(html).toContain('aria-label="Tabell: Konto, Belopp, går att rulla i sidled"');
});

it('has a name even without headings', () => {
  expect(renderToStaticMarkup(<MarkdownTable />)).toContain('aria-label="Tabell, går att rulla i sidled"');
});

it('heads its columns, and leaves the empty corner a plain cell', () => {
  const html = renderToStaticMarkup(
    <table>
      <thead>
        <tr>
          <ColumnHeading />
          <ColumnHeading>Belopp</ColumnHeading>
        </tr>
      </thead>
    </table>,
  );
  expect(html).toContain('<td class="corner"></td><th scope="col">Belopp</th>');
});
