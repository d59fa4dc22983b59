import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {skipStaleAssets} from '.';

const framework = createRequire(import.meta.url)('@docusaurus/core/lib/webpack/plugins/CleanWebpackPlugin') as {
  readonly default: {
    new (): {handleDone(stats: unknown): void};
    readonly prototype: {handleDone(stats: unknown): void};
  };
};

it('the framework asks for the assets of a finished bundle, and no longer does', () => {
  const stats = {hasErrors: () => false, toJson: vi.fn(() => ({assets: []}))};
  new framework.default().handleDone(stats);
  expect(stats.toJson).toHaveBeenCalledOnce();

  skipStaleAssets(framework);
  new framework.default().handleDone(stats);
  expect(stats.toJson).toHaveBeenCalledOnce();
});
