/** `npm run editor` writes anew what editors and READMEs know of front matter and components, from the checks and src/components/writer. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../lib/paths';
import {tableFile, withTable} from './componentTable';
import {schemaFile, schemaText} from './frontMatterSchema';
import {snippetsFile, snippetsText} from './snippets';

const at = (file: string) => path.join(projectRoot, file);

const texts = {
  [schemaFile]: schemaText(),
  [snippetsFile]: snippetsText(),
  [tableFile]: withTable(readFileSync(at(tableFile), 'utf8')),
};
for (const [file, text] of Object.entries(texts)) {
  writeFileSync(at(file), text);
  console.log(`wrote ${file}`);
}
