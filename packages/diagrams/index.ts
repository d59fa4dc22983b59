/** Figures from their definitions: lists, windows and drawings, made at build. */
export {isDrawn, renderFigure, renderScene, type FigureData, type FigureOptions} from './render';
export {layoutModel, type ErDrawing, type PlacedTable} from './er/layout';
export type {ErModel, ErRelation, ErRow, ErTable} from './er/model';
export {faultsOf} from './geometry';
export {STYLES, type FontWidths, type Weight} from './measure';
export {figureSchema} from './checks';
export {textIn, type Writing} from './schema';
export type * from './schema';
