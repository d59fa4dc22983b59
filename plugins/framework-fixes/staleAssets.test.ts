import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';
import {skipStaleAssets, type CleaningModule} from './staleAssets';

const framework = createRequire(import.meta.url)(
  '@docusaurus/core/lib/webpack/plugins/CleanWebpackPlugin',
) as CleaningModule & {readonly default: new () => {handleDone(stats: unknown): void}};

it('the framework asks for the assets of a finished bundle, and no longer does', () => {
  const stats = {hasErrors: () => false, toJson: vi.fn(() => ({assets: []}))};
  new framework.default().handleDone(stats);
  expect(stats.toJson).toHaveBeenCalledOnce();

  skipStaleAssets(framework);
  new framework.default().handleDone(stats);
  expect(stats.toJson).toHaveBeenCalledOnce();
});
