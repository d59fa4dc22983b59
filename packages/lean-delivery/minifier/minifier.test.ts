import {describe, expect, it} from 'vitest';
import {modernMinifiers} from './index';

class SwcJsMinimizerRspackPlugin {
  readonly name = 'SwcJsMinimizerRspackPlugin';
  readonly _args: unknown[];

  constructor(options: unknown) {
    this._args = [options];
  }
}

describe('minifiers', () => {
  it('write modern syntax and letters as they are; the others are left alone', () => {
    const styles = {name: 'LightningCssMinimizerRspackPlugin'};
    const [scripts, rest] = modernMinifiers([
      new SwcJsMinimizerRspackPlugin({minimizerOptions: {compress: {ecma: 5}, format: {ecma: 5, ascii_only: true}}}),
      styles,
    ]) as [SwcJsMinimizerRspackPlugin, unknown];
    expect(scripts._args).toMatchObject([
      {minimizerOptions: {compress: {ecma: 2020}, format: {ecma: 2020, ascii_only: false}}},
    ]);
    expect(rest).toBe(styles);
  });

  it('that cannot be found stop the build', () => {
    expect(() => modernMinifiers([{name: 'Other'}])).toThrow('SwcJsMinimizerRspackPlugin is not among the minifiers');
  });
});
