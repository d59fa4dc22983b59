/** Builds the variant of the site that tests/variant looks at. Exit status as the framework's build. */
import {buildVariant} from './variant';

process.exitCode = await buildVariant();
