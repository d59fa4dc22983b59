import path from 'node:path';
import {z} from 'zod/v4';
import {loadYaml} from '../packages/checked-yaml';

const names = z.array(z.string());
const patterns = z.array(z.string().transform((pattern) => new RegExp(pattern)));

/** What config/delivery.yml says, for packages/lean-delivery and packages/page-scripts. */
export const {pageScripts, ...delivery} = loadYaml(
  path.resolve('config/delivery.yml'),
  z.strictObject({
    chunks: z.record(z.string(), patterns),
    stylesheets: z.record(z.string(), names),
    themeStylesheet: z.string(),
    ahead: z.record(z.string(), z.strictObject({chunks: names.optional(), stylesheets: names.optional()})),
    pageScripts: z.record(z.string(), z.string()),
  }),
);
