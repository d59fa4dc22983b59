import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '../../pages/editor/files';
import type {Check} from '../types';

/** A project without settings of an editor has nothing to keep. */
const stale = (root: string) =>
  existsSync(path.join(root, '.vscode')) ? editorFiles(root).filter(({isCurrent}) => !isCurrent) : [];

const fault = {
  line: 1,
  message: 'Says something else than the components, the front matter and the figures do now.',
  fix: 'npm run check -- editor --fix',
};

/** What editors suggest is what the components are. */
export const editor: Check = {
  name: 'editor',
  description: 'what editors suggest is what components, front matter and figures are; --fix writes it',
  whole: true,
  run: ({root}) => stale(root).map(({file}) => ({file, ...fault})),
  fix: ({root}) =>
    stale(root).map(({file, text}) => {
      writeFileSync(path.join(root, file), text);
      return file;
    }),
};
