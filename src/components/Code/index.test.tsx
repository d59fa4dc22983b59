import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Code from './index';

it.each([
  ['Server', '<code>Server</code>'],
  ['TrustServerCertificate', '<code>Trust<wbr/>Server<wbr/>Certificate</code>'],
  ['HKLM\\Software\\Yttra', '<code>HKLM\\<wbr/>Software\\<wbr/>Yttra</code>'],
  ['%APPDATA%\\Yttra\\YT_REPORT', '<code>%APPDATA%\\<wbr/>Yttra\\<wbr/>YT_<wbr/>REPORT</code>'],
  ['sql.yttra.example,1433', '<code>sql.<wbr/>yttra.<wbr/>example,1433</code>'],
])('%s may break between its words when it is long', (text, html) => {
  expect(renderToStaticMarkup(<Code>{text}</Code>)).toBe(html);
});
