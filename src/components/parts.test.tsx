import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {textOf} from '../theme/Heading';
import Code from './Code';
import DataTable from './DataTable';
import MarkdownTable, {ColumnHeading} from './MarkdownTable';
import {Strong} from './MenuPath';
import Rich, {type RichText} from './Rich';

// The parts that components are made of, and what a page shows of them.

const rich = (data: RichText) => <Rich data={data} />;

it.each<[ReactElement, string]>([
  [<Code key={0}>Server</Code>, '<code>Server</code>'],
  [<Code key={1}>fin.TransactionDimension</Code>, '<code>fin.TransactionDimension</code>'],
  [<Code key={2}>TransactionDimensionValue</Code>, '<code>Transaction<wbr/>Dimension<wbr/>Value</code>'],
  [
    <Code key={3}>{"PeriodKey >= 202501 and AccountNo like '30%'"}</Code>,
    '<code>PeriodKey &gt;= 202501 and AccountNo like &#x27;30%&#x27;</code>',
  ],
  [
    <Code key={4}>{'HKLM\\Software\\Yttra\\Rapport'}</Code>,
    '<code>HKLM\\<wbr/>Software\\<wbr/>Yttra\\<wbr/>Rapport</code>',
  ],
  [<Code key={5}>{'%APPDATA%\\Yttra\\YT_REPORT'}</Code>, '<code>%APPDATA%\\<wbr/>Yttra\\<wbr/>YT_<wbr/>REPORT</code>'],
  [
    <Code key={6}>https://sql.yttra.example,1433</Code>,
    '<code>https://<wbr/>sql.<wbr/>yttra.<wbr/>example,1433</code>',
  ],
  // The signs between the names of a path are kept from screen readers, and the spaces for what is copied.
  [
    <Strong key={7}>{'Portal > API > Skapa'}</Strong>,
    '<strong class="yt-path"><span>Portal<i aria-hidden="true"> ›</i></span> <span>API<i aria-hidden="true"> ›</i></span> <span>Skapa</span></strong>',
  ],
  [<Strong key={8}>Portal</Strong>, '<strong>Portal</strong>'],
  [<Strong key={9}>{'a>b'}</Strong>, '<strong>a&gt;b</strong>'],
  [
    <Strong key={10}>
      <i>{'a > b'}</i>
    </Strong>,
    '<strong><i>a &gt; b</i></strong>',
  ],
  [rich('bara ord'), 'bara ord'],
  [
    rich(['se ', {text: 'YT-2003', href: '/x#yt-2003', title: 'Fel'}]),
    'se <a title="Fel" href="/x#yt-2003">YT-2003</a>',
  ],
  [rich([{text: 'https://a.example', href: 'x'}]), '<a href="x">https://<wbr/>a.example</a>'],
  [rich([{code: 'auto'}]), '<code>auto</code>'],
  [rich([{code: 'fin.Account', href: '/x'}]), '<a href="/x"><code class="linked">fin.Account</code></a>'],
  [rich([{key: 'PK'}, {key: 'FK'}]), '<span class="yt-key yt-key--pk">PK</span><span class="yt-key">FK</span>'],
  [rich([{empty: '–'}]), '<span class="yt-empty">–</span>'],
  [rich([{whole: '31-60'}]), '<span class="nb">31-60</span>'],
  [rich([{strong: 'Testa'}]), '<strong>Testa</strong>'],
  [rich([{words: 'Bokföring', lang: 'sv'}]), '<span lang="sv">Bokföring</span>'],
])('%#', (element, html) => expect(renderToStaticMarkup(element)).toBe(html));

it('a table of facts heads rows and groups, and gives cells the label of their column for narrow screens', () => {
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

it('a Markdown table is framed and named after its columns; its empty corner is a plain cell', () => {
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

it('the words of a heading are read through code, bold and nesting, and without what does not print', () => {
  const nested = (
    <b key="2">
      två <i>till</i>
    </b>
  );
  expect(textOf([null, 'Nyckeln ', <code key="1">Server</code>, ' och ', nested, false, 2])).toBe(
    'Nyckeln Server och två till2',
  );
});
