import {tableCheck} from '../rules/run';
import type {Check} from '../types';
import {cellValues} from './cell-values';
import {code} from './code';
import {components} from './components';
import {data} from './data';
import {directives} from './directives';
import {duplicates} from './duplicates';
import {editor} from './editor';
import {encoding} from './encoding';
import {errorCoverage} from './error-coverage';
import {facts} from './facts';
import {figures} from './figures';
import {format} from './format';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {images} from './images';
import {imports} from './imports';
import {links} from './links';
import {markdown} from './markdown';
import {menuRoles} from './menu-roles';
import {menus} from './menus';
import {parity} from './parity';
import {published} from './published';
import {questions} from './questions';
import {references} from './references';
import {redirects} from './redirects';
import {samples} from './samples';
import {sentences} from './sentences';
import {sizes} from './sizes';
import {spelling} from './spelling';
import {states} from './states';
import {steps} from './steps';
import {terms} from './terms';
import {transitions} from './transitions';
import {translations} from './translations';

/** Every check, in the order they run. */
export const checks: readonly Check[] = [
  encoding,
  data,
  figures,
  frontMatter,
  headings,
  components,
  editor,
  directives,
  tableCheck('html'),
  references,
  facts,
  menus,
  menuRoles,
  steps,
  states,
  transitions,
  links,
  images,
  markdown,
  tableCheck('typography'),
  redirects,
  published,
  questions,
  errorCoverage,
  cellValues,
  parity,
  tableCheck('refuted'),
  terms,
  translations,
  spelling,
  sentences,
  duplicates,
  sizes,
  tableCheck('template'),
  samples,
  format,
  code,
  imports,
];
