import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Code from './index';

it.each([
  ['Server', '<code>Server</code>'],
  ['fin.TransactionDimension', '<code>fin.TransactionDimension</code>'],
  ['TransactionDimensionValue', '<code>Transaction<wbr/>Dimension<wbr/>Value</code>'],
  [
    "PeriodKey >= 202501 and AccountNo like '30%'",
    '<code>PeriodKey &gt;= 202501 and AccountNo like &#x27;30%&#x27;</code>',
  ],
  ['HKLM\\Software\\Yttra\\Rapport', '<code>HKLM\\<wbr/>Software\\<wbr/>Yttra\\<wbr/>Rapport</code>'],
  ['%APPDATA%\\Yttra\\YT_REPORT', '<code>%APPDATA%\\<wbr/>Yttra\\<wbr/>YT_<wbr/>REPORT</code>'],
  ['https://sql.yttra.example,1433', '<code>https://<wbr/>sql.<wbr/>yttra.<wbr/>example,1433</code>'],
])('%s may break between its words when it is long', (text, html) => {
  expect(renderToStaticMarkup(<Code>{text}</Code>)).toBe(html);
});
