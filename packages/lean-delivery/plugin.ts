import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import {ModuleObserver} from '../common';
import type {PageEdit} from '../finished-pages';
import {fetchAhead} from './ahead';
import {assemble, type BundlerConfig} from './bundler';
import {chunks} from './chunks';
import {clientConfig} from './client-config';
import {assertMet, type Measure, type MeasureContext} from './measure';
import {minifier} from './minifier';
import type {DeliveryOptions} from './options';
import {plainSorting} from './plain-sorting';
import {pagePreloads} from './preloads';
import {pageData, servedText} from './served-text';
import {stubs} from './stubs';
import {pageStylesheets, stylesheets} from './stylesheets';

/** Everything that is done to send less. Each stands alone: one that is taken out of this list is gone. */
export const measures: readonly Measure[] = [
  stubs,
  stylesheets,
  chunks,
  clientConfig,
  plainSorting,
  servedText,
  fetchAhead,
  minifier,
];

/** @throws when files are to be fetched ahead that no page could have */
function assertKnown({ahead, chunks: known, stylesheets: parts}: DeliveryOptions): void {
  for (const [property, files] of Object.entries(ahead)) {
    const wrong = files.chunks?.find((name) => !(name in known)) ?? files.stylesheets?.find((name) => !(name in parts));
    if (wrong !== undefined) {
      throw new Error(
        `lean-delivery: options.ahead.${property} names "${wrong}", which is no chunk or stylesheet of the options.`,
      );
    }
  }
}

/** Sends each page what it needs and nothing else; README.md says by what measures, and what each saves. */
export default function leanDelivery(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  options: DeliveryOptions,
): Plugin {
  assertKnown(options);
  const modules = new ModuleObserver();
  let client: MeasureContext | undefined;

  function contextOf(
    config: BundlerConfig,
    isServer: boolean,
    {currentBundler}: ConfigureWebpackUtils,
  ): MeasureContext {
    const isProduction = process.env.NODE_ENV === 'production';
    return {
      siteDir,
      siteConfig,
      generatedFilesDir,
      isServer,
      isProduction,
      bundler: currentBundler.name,
      config,
      options,
    };
  }

  return {
    name: 'lean-delivery',

    configureWebpack(config, isServer, utils) {
      const context = contextOf(config as BundlerConfig, isServer, utils);
      if (!isServer) {
        client = context;
      }
      const parts = measures.flatMap((measure) => measure.part(context) ?? []);
      return assemble(isServer ? parts : [...parts, {plugins: [modules]}], context.config);
    },

    async postBuild() {
      for (const {name, part, expectations} of measures) {
        if (client && expectations && part(client)) {
          assertMet(name, expectations(client), modules.files);
        }
      }
    },
  };
}

/** What this package does to finished pages, for the plugin `finished-pages`. */
export function deliveryEdits(options: DeliveryOptions): PageEdit[] {
  return [pageStylesheets(options), pagePreloads, pageData];
}
