import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Files} from '../files';
import {PageError} from '../page';
import {pen} from '../pen';
import {requireUnused} from './mentions';

const list = 'src/figures/index.ts';
const fileOf = (id: string): string => `src/figures/${id}.ts`;

const constantOf = (id: string): string => id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

/** A drawing of two boxes: short enough to be replaced whole by another kind. */
const figure = (id: string) => `import type {FlowFigure} from '../../packages/diagrams';

/** ${pen} Where its facts stand. The other kinds of figures: packages/diagrams/types.ts. */
export const ${constantOf(id)}: FlowFigure = {
  kind: 'flow',
  width: 600,
  title: {sv: '${pen} Vad figuren visar', en: '${pen} What the figure shows'},
  caption: {
    sv: '${pen} En mening under figuren: det läsaren ska lägga märke till.',
    en: '${pen} A sentence below the figure: what the reader is to notice.',
  },
  alternative: {
    sv: '${pen} Allt som figuren säger, i meningar, för den som inte ser den: varje ruta, vad som leder från den ena till den andra, och var det slutar.',
    en: '${pen} All that the figure says, in sentences, for those who do not see it: each box, what leads from one to the next, and where it ends.',
  },
  columns: [150, 150],
  gap: [100, 40],
  nodes: [
    {id: 'first', at: [0, 0], title: {sv: '${pen} Först', en: '${pen} First'}},
    {id: 'then', at: [1, 0], title: {sv: '${pen} Sedan', en: '${pen} Then'}},
  ],
  edges: [{from: 'first', to: 'then', label: {sv: '${pen} hur', en: '${pen} how'}}],
};
`;

/** @throws PageError unless it can be the id of a figure */
function requireId(id: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new PageError(
      `"${id}" cannot be the id of a figure. Write it like sync-run: small letters a–z, digits and single hyphens.`,
    );
  }
}

/** The import and the entry of a figure, as they stand in the list. */
const linesOf = (id: string): readonly [string, string] => {
  const name = constantOf(id);
  return [`import {${name}} from './${id}';\n`, id === name ? `  ${name},\n` : `  '${id}': ${name},\n`];
};

/**
 * Makes a figure with the words that go with it, and puts it on the list of figures.
 *
 * @throws PageError when it cannot have that id
 */
export function newFigure(files: Files, id: string): void {
  requireId(id);
  if (existsSync(path.join(files.root, fileOf(id)))) {
    throw new PageError(`${fileOf(id)} exists already.`);
  }
  const [importLine, entry] = linesOf(id);
  files.write(fileOf(id), figure(id));
  files.edit(list, (text) => text.replace(/(?=^import type)/m, importLine).replace(/(?=^};$)/m, entry));
}

/**
 * Takes a figure and its place in the list away.
 *
 * @throws PageError when there is none, or a page shows it
 */
export function removeFigure(files: Files, id: string): void {
  requireId(id);
  const lines = linesOf(id);
  if (!lines.every((line) => files.read(list).includes(line))) {
    throw new PageError(`${list} has no figure ${id}.`);
  }
  requireUnused(
    files,
    id,
    new RegExp(`<Figure id="${id}"|'${id}'|/${id}'`),
    (file) => file === list || file === fileOf(id),
  );
  files.edit(list, (text) => lines.reduce((rest, line) => rest.replace(line, ''), text));
  files.remove(fileOf(id));
}
