import {existsSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../../packages/common';
import {figureIds, fileOfFigure} from '../../../src/figures';
import type {Files} from '../files';
import {PageError} from '../page';
import {requireUnused} from './mentions';

const template = 'tools/pages/parts/figure.template.yml';

/** @throws PageError unless it can be the id of a figure */
function requireId(id: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new PageError(
      `"${id}" cannot be the id of a figure. Write it like sync-run: small letters a–z, digits and single hyphens.`,
    );
  }
}

const exists = (files: Files, id: string): boolean => existsSync(path.join(files.root, fileOfFigure(id)));

/**
 * Makes a figure from the template.
 *
 * @throws PageError when it cannot have that id
 */
export function newFigure(files: Files, id: string): void {
  requireId(id);
  if (exists(files, id)) {
    throw new PageError(`${fileOfFigure(id)} exists already.`);
  }
  files.write(fileOfFigure(id), files.read(template));
}

/**
 * Takes a figure away.
 *
 * @throws PageError when there is none, or a page shows it
 */
export function removeFigure(files: Files, id: string): void {
  requireId(id);
  if (!exists(files, id)) {
    const suggestion = didYouMean(id, figureIds);
    throw new PageError(`There is no figure ${id}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`);
  }
  requireUnused(files, id, new RegExp(`<Figure id="${id}"|'${id}'`), () => false);
  files.remove(fileOfFigure(id));
}
