import {z} from 'zod/v4';
import {editorSchema} from '../../../packages/checked-yaml';
import {siteFigure} from '../../../src/figures/schema';
import {tablesSchema} from '../../../src/product/fact-tables/schema';
import {frontMatterSchema} from '../../check/checks/front-matter';
import {schemas as factSchemas} from '../../../src/product/schemas';

/** The lists of all files of facts, in whichever they are: the loader knows which. */
const anyFacts = z.strictObject(Object.assign({}, ...Object.values(factSchemas).map(({shape}) => shape))).partial();

/** Schemas of front matter and of YAML files, by where the editors' settings look for them. */
const schemas = {
  '.vscode/front-matter.schema.json': {
    title: 'Front matter of a page',
    from: 'tools/check/checks/front-matter.ts',
    schema: frontMatterSchema,
  },
  '.vscode/figures.schema.json': {title: 'A figure', from: 'src/figures/schema.ts', schema: siteFigure},
  '.vscode/facts.schema.json': {title: 'Facts of the product', from: 'src/product/schemas', schema: anyFacts},
  '.vscode/fact-tables.schema.json': {
    title: 'Tables of facts',
    from: 'src/product/fact-tables/schema.ts',
    schema: tablesSchema,
  },
};

/** Texts of the files by which editors complete and underline front matter and YAML, by their paths from the project's folder. */
export function dataSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([file, {title, from, schema}]) => {
      const $comment = `Written by npm run check -- editor --fix from ${from}.`;
      return [file, `${JSON.stringify({$comment, ...editorSchema(title, schema)}, null, 2)}\n`];
    }),
  );
}
