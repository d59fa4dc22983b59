/** `npm run editor` writes the schema of the front matter for editors anew, from the check that applies it. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../lib/paths';
import {schemaFile, schemaText} from './frontMatterSchema';

writeFileSync(path.join(projectRoot, schemaFile), schemaText());
console.log(`wrote ${schemaFile}`);
