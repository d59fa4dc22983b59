import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unfold} from '../../../packages/checked-yaml';

/** Where facts are shown beside the pages; a file holds both languages. */
const factFolders = ['src/product/facts', 'src/figures'];

/** A file of the product data or of a figure. */
export interface FactSource {
  readonly file: string;
  readonly text: string;
}

/**
 * Every file in which facts are shown beside the pages.
 *
 * @param root project folder, absolute
 */
export function factSources(root: string): FactSource[] {
  return factFolders.flatMap((folder) =>
    filesOf(path.join(root, folder)).map((name) => ({
      file: `${folder}/${name}`,
      text: textOf(path.join(root, folder, name)),
    })),
  );
}

/** In YAML a sentence may go on over lines, where a rule would not find it. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yml') ? unfold(text) : text;
}

/** Files of a folder, without tests; none of a project that holds pages only. */
function filesOf(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.')).map(({name}) => name);
}
