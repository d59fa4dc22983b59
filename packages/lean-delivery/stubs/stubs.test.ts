import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {assertMet, type MeasureContext} from '../measure';
import {replaced, stubs} from './index';

const siteDir = path.resolve(__dirname, '../../..');
const context = (isServer: boolean) => ({siteDir, isServer}) as MeasureContext;
const {resolve} = createRequire(__filename);

describe('replaced modules', () => {
  it('get an alias for the request that the framework writes', () => {
    expect(Object.keys(stubs.part(context(false))!.aliases!)).toContain(
      `${resolve('@docusaurus/theme-classic/lib/prism-include-languages.js').replace(/\.js$/, '')}$`,
    );
  });

  it('stay on the server where they are for the browser only', () => {
    const aliases = (isServer: boolean) => Object.keys(stubs.part(context(isServer))!.aliases!);
    expect(aliases(false)).toContain('tslib$');
    expect(aliases(true)).not.toContain('tslib$');
  });

  it.each(replaced)('$module in the client fails the build', ({module}) => {
    const expectations = stubs.expectations!(context(false));
    expect(() => assertMet('stubs', expectations, [path.join(siteDir, 'src/a.ts')])).not.toThrow();
    expect(() => assertMet('stubs', expectations, [resolve(module)])).toThrow(`stand in for ${module} `);
  });
});
