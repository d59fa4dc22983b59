import * as apiSidebars from '../../../sidebars-api';
import * as dataSourcesSidebars from '../../../sidebars-data-sources';
import * as internalSidebars from '../../../sidebars-internal';
import * as reportSidebars from '../../../sidebars-report';
import type {Section} from '../corpus/layout';

/** Sidebars by name, as a sidebar file exports them. */
export type Sidebars = Readonly<Record<string, unknown>>;

type Module = {readonly default: unknown};

/** The file's default export: it stands one level deeper where Node reads the file as CommonJS. */
function defaultOf(module: Module): Sidebars {
  const outer = module.default as Partial<Module>;
  return (outer.default ?? outer) as Sidebars;
}

const files: Readonly<Record<Section, Sidebars>> = {
  report: defaultOf(reportSidebars),
  api: defaultOf(apiSidebars),
  'data-sources': defaultOf(dataSourcesSidebars),
  internal: defaultOf(internalSidebars),
};

/** The sidebars of a section, by name. */
export const sidebarsOf = (section: Section): Sidebars => files[section];
