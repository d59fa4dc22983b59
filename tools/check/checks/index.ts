import type {Check} from '../types';
import {encoding} from './encoding';
import {errorCoverage} from './error-coverage';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {parity} from './parity';
import {published} from './published';
import {references} from './references';
import {samples} from './samples';
import {terms} from './terms';
import {translations} from './translations';

/** Every check, in the order they run. */
export const checks: readonly Check[] = [
  encoding,
  frontMatter,
  headings,
  references,
  errorCoverage,
  parity,
  published,
  terms,
  translations,
  samples,
];
