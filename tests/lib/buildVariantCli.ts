/** Builds the variant that the browser tests use. Exit status as the framework's build. */
import {buildVariant} from './variant';

process.exitCode = await buildVariant();
