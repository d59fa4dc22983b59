import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {tableFile} from '../../pages/editor/componentTable';
import {editorFiles} from '../../pages/editor/files';
import {errorAt} from '../problem';
import type {Check} from '../types';

/** A project without components has nothing to tell of them. */
const stale = (root: string) =>
  existsSync(path.join(root, tableFile)) ? editorFiles(root).filter(({isCurrent}) => !isCurrent) : [];

/** What editors suggest is what the components are. */
export const editor: Check = {
  name: 'editor',
  description: 'snippets, schemas and the table of components say what src says; --fix writes them',
  whole: true,
  run: ({root}) =>
    stale(root).map(({file}) =>
      errorAt(
        file,
        1,
        'Says something else than the components, the front matter and the figures do now.',
        'npm run editor',
      ),
    ),
  fix: ({root}) =>
    stale(root).map(({file, text}) => {
      writeFileSync(path.join(root, file), text);
      return file;
    }),
};
