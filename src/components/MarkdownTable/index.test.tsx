import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import MarkdownTable, {ColumnHeading} from './index';

it('frames the table, names it after its columns, heads them, and leaves the empty corner a plain cell', () => {
  const html = renderToStaticMarkup(
    <MarkdownTable>
      <thead>
        <tr>
          <ColumnHeading />
          <ColumnHeading>Konto</ColumnHeading>
          <ColumnHeading>
            <strong>Belopp</strong>
          </ColumnHeading>
        </tr>
      </thead>
    </MarkdownTable>,
  );
  expect(html).toContain('Konto, Belopp, går att rulla i sidled"');
  expect(html).toContain('<td class="corner"></td><th scope="col">Konto</th>');
  expect(renderToStaticMarkup(<MarkdownTable />)).toContain('aria-label="Tabell, går att rulla i sidled"');
});
