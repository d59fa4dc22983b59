import type {LoadContext} from '@docusaurus/types';
import type {BundlerConfig, BundlerPart} from './bundler';
import type {DeliveryOptions} from './options';

/** The build that a measure is taken in. */
export interface MeasureContext {
  /** Absolute paths. */
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly siteConfig: LoadContext['siteConfig'];
  readonly isServer: boolean;
  readonly isProduction: boolean;
  readonly bundler: 'rspack' | 'webpack';
  readonly config: BundlerConfig;
  readonly options: DeliveryOptions;
}

/** What the finished client must hold, or must not. */
export interface Expectation {
  /** `true` when one of the modules has to be such a file, `false` when none may be. */
  readonly present: boolean;
  /** @param file absolute path of a module */
  readonly matches: (file: string) => boolean;
  /** What has gone wrong and where to look, for whoever has upgraded the framework. */
  readonly otherwise: string;
}

/** One way of sending readers less. */
export interface Measure {
  /** Of its folder or file in packages/lean-delivery. */
  readonly name: string;
  /** `undefined` where it is not taken, as on the server or under `npm start`. */
  part(context: MeasureContext): BundlerPart | undefined;
  /** What proves that it took hold. Only asked for a production build of the client. */
  expectations?(context: MeasureContext): readonly Expectation[];
}

/**
 * @param files absolute paths of all modules of the finished client
 * @throws naming the measure and the file when an expectation is not met
 */
export function assertMet(measure: string, expectations: readonly Expectation[], files: readonly string[]): void {
  for (const {present, matches, otherwise} of expectations) {
    const found = files.find(matches);
    if ((found !== undefined) !== present) {
      throw new Error(
        `packages/lean-delivery, ${measure}: ${found === undefined ? '' : `${found} is in the build. `}${otherwise}`,
      );
    }
  }
}
