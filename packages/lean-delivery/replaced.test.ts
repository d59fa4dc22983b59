import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {assertReplaced, handedIn, leftOut, leftOutAliases, themeStylesheetRule} from './replaced';

const siteDir = path.resolve(__dirname, '../..');
const {resolve} = createRequire(__filename);
const client = handedIn.map(({by}) => path.join(__dirname, 'client', by));

it('gives modules an alias for the request that the framework writes', () =>
  expect(Object.keys(leftOutAliases(siteDir, false))).toContain(
    `${resolve('@docusaurus/theme-classic/lib/prism-include-languages.js').replace(/\.js$/, '')}$`,
  ));

it('leaves them on the server where they are for the browser only', () => {
  expect(Object.keys(leftOutAliases(siteDir, false))).toContain('tslib$');
  expect(Object.keys(leftOutAliases(siteDir, true))).not.toContain('tslib$');
});

it("finds the theme's stylesheets as its modules ask for them", () => {
  const [theme, errorBoundary] = themeStylesheetRule(siteDir, 'ours.css').include as [string, string];
  for (const [module, request] of [
    [path.join(theme, 'theme/Layout/index.js'), './styles.module.css'],
    [path.join(theme, 'nprogress.js'), './nprogress.css'],
    [errorBoundary, './errorBoundaryUtils.module.css'],
  ] as const) {
    expect(readFileSync(module, 'utf8')).toContain(`'${request}'`);
  }
});

it.each(handedIn)('$importer still asks for $request', ({importer, request}) =>
  expect(readFileSync(resolve(importer), 'utf8')).toContain(`from '${request}'`),
);

it('lets a client pass that is as it should be', () =>
  expect(() => assertReplaced([...client, path.join(siteDir, 'src/a.ts')])).not.toThrow());

it.each([
  ...leftOut.map(({module}) => resolve(module)),
  '/site/.docusaurus/docusaurus.config.mjs',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/styles.module.css',
])('%s in the client fails the build', (file) =>
  expect(() => assertReplaced([...client, file])).toThrow('is in the build'),
);

it.each(handedIn)('$by not in the client fails it, too', ({by, importer}) =>
  expect(() => assertReplaced(client.filter((file) => !file.endsWith(by)))).toThrow(`See how ${importer}`),
);
