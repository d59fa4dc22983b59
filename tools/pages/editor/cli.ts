/**
 * `npm run editor` writes anew, where it has changed, what editors and READMEs know of front matter, components and
 * figures, from the checks and src.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../lib/paths';
import {editorFiles} from './files';

for (const {file, text} of editorFiles(projectRoot).filter(({isCurrent}) => !isCurrent)) {
  writeFileSync(path.join(projectRoot, file), text);
  console.log(`wrote ${file}`);
}
