import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../tools/lib/paths';

/**
 * The commands of a section of a document, block by block, as they stand there.
 *
 * @param heading of the section
 * @param mark the word after `bash` at the block's beginning; empty for blocks without one
 * @param file of the document, from the project's root
 * @throws when the section has no such block, so that a test cannot follow nothing
 */
export function commandsOf(heading: string, mark = '', file = 'OPERATIONS.md'): string[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```bash *(\S*)\n(.*?)^```$/gms)]
    .filter((match) => match[1] === mark)
    .map((match) => match[2]!);
  if (blocks.length === 0) {
    throw new Error(`${file} has no block \`\`\`bash ${mark} below "${heading}".`);
  }
  return blocks;
}
