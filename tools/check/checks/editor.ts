import {existsSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from '../../pages/editor';
import {readText, rewritten} from '../lib/text';
import type {Check} from '../types';

/** What editors suggest is what the components are. A project without settings of an editor has nothing to keep. */
export default {
  description: 'what editors suggest is what components, front matter and figures are',
  whole: true,
  mends: true,
  run: ({root}) =>
    Object.entries(existsSync(path.join(root, '.vscode')) ? editorFiles() : {})
      .filter(([file, text]) => readText(root, file) !== text)
      .map(([file, text]) => ({
        file,
        line: 1,
        message: 'Says something else than the components, the front matter and the figures do now.',
        mend: rewritten(readText(root, file), text),
      })),
} satisfies Check;
