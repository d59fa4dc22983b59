import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dataSchemas} from './dataSchemas';
import {snippetsFile, snippetsText} from './snippets';

/** A file that is written from code; `npm run check -- editor --fix` does it. */
export interface EditorFile {
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
