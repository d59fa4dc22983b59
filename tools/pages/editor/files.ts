import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod/v4';
import {editorSchema} from '../../../packages/checked-yaml';
import {siteFigure} from '../../../src/figures/schema';
import {tablesSchema} from '../../../src/product/fact-tables/schema';
import {frontMatterSchema} from '../../check/checks/front-matter';
import {schemas as factSchemas} from '../../../src/product/schemas';
import {snippetsFile, snippetsText} from './snippets';

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

/** A file that is written from code; `npm run check -- editor --fix` does it. */
interface EditorFile {
  /** From the project's folder. */
  readonly file: string;
  /** What it ought to hold. */
  readonly text: string;
  readonly isCurrent: boolean;
}

/**
 * What editors know of front matter, components, facts and figures, made of the checks and of `src`.
 *
 * @param root project folder, absolute
 */
export function editorFiles(root: string): EditorFile[] {
  const held = (file: string) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : '';
  };
  const texts = {...dataSchemas(), [snippetsFile]: snippetsText()};
  return Object.entries(texts).map(([file, text]) => ({file, text, isCurrent: held(file) === text}));
}
