import {editorSchema} from '../../../packages/checked-yaml';
import {siteFigure} from '../../../src/figures/schema';

/** Schemas of YAML files, by where the editors' settings look for them. */
const schemas = {'.vscode/figures.schema.json': {title: 'A figure', from: 'src/figures/schema.ts', schema: siteFigure}};

/** Texts of the files by which editors complete and underline YAML, by their paths from the project's folder. */
export function dataSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([file, {title, from, schema}]) => {
      const $comment = `Written by npm run check -- editor --fix from ${from}.`;
      return [file, `${JSON.stringify({$comment, ...editorSchema(title, schema)}, null, 2)}\n`];
    }),
  );
}
