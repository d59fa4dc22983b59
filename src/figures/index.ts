/** The drawn figures of the site: each is a file of this folder, and its name is the id in `<Figure id="…" />`. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadYaml, type Fault} from '../../packages/checked-yaml';
import type {FigureDefinition} from '../../packages/diagrams';
import {siteFigure} from './schema';

// Not __dirname, which tsx does not set in what a tool imports.
const folder = path.dirname(__filename);
const ending = '.yml';

export const figureIds: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort();

// While `npm start` runs, a load of the facts goes on answering as it did, so that a change shows as a difference.
const known = new Map<string, FigureDefinition>();

/**
 * The definition of a figure, with the facts that it names.
 *
 * @param id one of `figureIds`
 * @throws FaultsError with file, line and remedy of everything that is wrong with it
 */
export function figureOf(id: string): FigureDefinition {
  const figure = known.get(id) ?? loadYaml(path.join(folder, id + ending), siteFigure);
  known.set(id, figure);
  return figure;
}

/** A fault of a drawing, at the first line with the words that its message quotes. */
export function drawingFault(id: string, message: string): Fault {
  const [, words] = /"([^"]+)"/.exec(message) ?? [];
  const lines = readFileSync(path.join(folder, id + ending), 'utf8').split('\n');
  const index = lines.findIndex((line) => words !== undefined && line.includes(words));
  return {
    file: `src/figures/${id}${ending}`,
    line: Math.max(index, 0) + 1,
    message: `The drawing has a fault: ${message}.`,
    remedy: 'Move the boxes, or give the words more room.',
  };
}
