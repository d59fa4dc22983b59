import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../tools/lib/paths';

/**
 * The commands of a section of OPERATIONS.md, block by block, as they stand there.
 *
 * @param heading of the section
 * @param mark the word after `bash` at the block's beginning; empty for blocks without one
 * @throws when the section has no such block, so that a test cannot follow nothing
 */
export function commandsOf(heading: string, mark = ''): string[] {
  const text = readFileSync(path.join(projectRoot, 'OPERATIONS.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```bash *(\S*)\n(.*?)^```$/gms)]
    .filter((match) => match[1] === mark)
    .map((match) => match[2]!);
  if (blocks.length === 0) {
    throw new Error(`OPERATIONS.md has no block \`\`\`bash ${mark} below "${heading}".`);
  }
  return blocks;
}
