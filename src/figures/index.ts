/** The drawn figures of the site: each is a file of this folder, and its name is the id in `<Figure id="…" />`. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readYaml, requireSound, type Fault, type Reading} from '../../packages/checked-yaml';
import type {FigureDefinition} from '../../packages/diagrams';
import {siteFigure} from './schema';

// Not __dirname, which tsx does not set in what a tool imports.
const folder = path.dirname(__filename);
const ending = '.yml';

/** Path of a figure's definition, from the project's folder. */
export const fileOfFigure = (id: string): string => `src/figures/${id}${ending}`;

export const figureIds: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort();

// While `npm start` runs, a load of the facts goes on answering as it did, so that a change shows as a difference.
const known = new Map<string, Reading<FigureDefinition>>();

/**
 * The definition of a figure, with the facts that it names.
 *
 * @param id one of `figureIds`
 * @throws FaultsError with file, line and remedy of everything that is wrong with it
 */
export function figureOf(id: string): FigureDefinition {
  const reading = known.get(id) ?? readYaml(fileOfFigure(id), readFileSync(path.join(folder, id + ending)), siteFigure);
  known.set(id, reading);
  requireSound(reading.faults);
  return reading.data!;
}

/** A fault of a drawing, at the first line with the words that its message quotes. */
export function drawingFault(id: string, message: string): Fault {
  const [, words] = /"([^"]+)"/.exec(message) ?? [];
  const lines = readFileSync(path.join(folder, id + ending), 'utf8').split('\n');
  const index = lines.findIndex((line) => words !== undefined && line.includes(words));
  const remedy = 'Move the boxes, or give the words more room.';
  return {
    file: fileOfFigure(id),
    line: Math.max(index, 0) + 1,
    message: `The drawing has a fault: ${message}.`,
    remedy,
  };
}
