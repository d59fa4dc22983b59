import {frontMatterSchema} from '../../check/checks/front-matter';
import {jsonSchema} from './jsonSchema';

/** Where the editors' settings look for the schema, from the project's folder. */
export const schemaFile = '.vscode/front-matter.schema.json';

/** Text of the schema file. */
export function schemaText(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Front matter of a page',
    $comment: 'Written by npm run check -- editor --fix from tools/check/checks/front-matter.ts.',
    ...jsonSchema(frontMatterSchema),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
