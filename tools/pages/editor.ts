import {z} from 'zod/v4';
import {editorSchema} from '../../packages/checked-yaml';
import {fewValues} from '../../src/components/attributes';
import {writerComponents} from '../../src/components/registry';
import type {WriterComponent} from '../../src/components/schema';
import {siteFigure} from '../../src/figures/schema';
import {tablesSchema} from '../../src/product/fact-tables/schema';
import {frontMatterSchema} from '../check/checks/front-matter';
import {schemas as factSchemas} from '../../src/product/schemas';

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

/** A snippet per component; those of Markdown stand in `pages.code-snippets`, kept by hand. */
export const snippetsFile = '.vscode/components.code-snippets';

const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** The element in its example, without what stands round it. */
function elementOf(name: string, example: string): string {
  const element = new RegExp(`<${name}\\b(?:(?:"[^"]*"|[^">])*/>|[^]*</${name}>)`).exec(example);
  if (!element) {
    throw new Error(`src/components/writer/${name}/component.yml: the example does not hold <${name}>.`);
  }
  return element[0];
}

/** The example with a stop at every value and every text; few values are offered as a menu. */
function bodyOf(name: string, {attributes, example}: WriterComponent): string[] {
  let stop = 0;
  const source = elementOf(name, typeof example === 'string' ? example : example.sv);
  const body = source.replace(/(\w+)="([^"]*)"|(?<=^|>)[^<>\n]+(?=<|$)/gm, (text, attribute, value) => {
    stop += 1;
    if (attribute === undefined) {
      return `\${${stop}:${escaped(text)}}`;
    }
    const menu = fewValues(attributes[attribute] ?? {});
    return `${attribute}="\${${stop}${menu.length > 0 ? `|${menu.join(',')}|` : `:${escaped(value)}`}}"`;
  });
  return `${body}$0`.split('\n');
}

function snippetsText(): string {
  const snippets = [...writerComponents].map(([name, component]) => [
    name,
    {scope: 'mdx', prefix: name.toLowerCase(), description: component.purpose.en, body: bodyOf(name, component)},
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}

/** Texts of the files by which editors complete and underline front matter, facts, figures and components, by their paths. */
export function editorFiles(): Readonly<Record<string, string>> {
  const texts = Object.entries(schemas).map(([file, {title, from, schema}]) => {
    const $comment = `Written by npm run check -- editor --fix from ${from}.`;
    return [file, `${JSON.stringify({$comment, ...editorSchema(title, schema)}, null, 2)}\n`];
  });
  return {...Object.fromEntries(texts), [snippetsFile]: snippetsText()};
}
