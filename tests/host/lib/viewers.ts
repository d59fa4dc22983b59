import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A page as a viewer draws it, 60 dots an inch. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 255, row by row. */
  readonly grey: Uint8Array;
}

/** Side of the squares in which two drawings are compared, in dots: a letter or two. */
const square = 8;

const dots = (mm: number): number => Math.round((mm / 25.4) * 60);

/** Draws a PDF into a folder, a file for each page. */
const viewers = {
  poppler: (pdf: string, dir: string) => execFileSync('pdftoppm', ['-gray', '-r', '60', pdf, `${dir}/page`]),
  mupdf: (pdf: string, dir: string) =>
    execFileSync('mutool', ['draw', '-q', '-c', 'gray', '-r', '60', '-o', `${dir}/page-%04d.pgm`, pdf], {
      stdio: 'pipe',
    }),
};

function readPgm(file: string): Drawing {
  const bytes = readFileSync(file);
  const head = /^P5\s(?:#.*\n)*(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 200));
  if (!head) {
    throw new Error(`${file} is no PGM of 8 bits.`);
  }
  return {width: Number(head[1]), height: Number(head[2]), grey: bytes.subarray(head[0].length)};
}

/**
 * The pages of a PDF as a viewer draws them.
 *
 * @param pdf path of the file
 */
export function draw(viewer: keyof typeof viewers, pdf: string): Drawing[] {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  try {
    viewers[viewer](pdf, dir);
    return readdirSync(dir)
      .sort()
      .map((name) => readPgm(path.join(dir, name)));
  } finally {
    rmSync(dir, {recursive: true});
  }
}

/** Mean grey of a square. */
function mean({grey, width}: Drawing, x: number, y: number): number {
  let sum = 0;
  for (let row = y; row < y + square; row += 1) {
    for (let column = x; column < x + square; column += 1) {
      sum += grey[row * width + column]!;
    }
  }
  return sum / square ** 2;
}

/** @returns how far the grey of two drawings is apart where it is furthest, 0 to 255; 255 when their sizes differ */
export function distance(a: Drawing, b: Drawing): number {
  // Viewers do not round the size of a page alike.
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) {
    return 255;
  }
  let largest = 0;
  for (let y = 0; y + square <= Math.min(a.height, b.height); y += square) {
    for (let x = 0; x + square <= Math.min(a.width, b.width); x += square) {
      largest = Math.max(largest, Math.abs(mean(a, x, y) - mean(b, x, y)));
    }
  }
  return largest;
}

function hasInk({grey, width}: Drawing, from: number, to: number): boolean {
  return grey.subarray(from * width, to * width).some((level) => level < 235);
}

/** Whether a page has nothing between its running heads. */
export function isEmpty(page: Drawing): boolean {
  return !hasInk(page, dots(22), page.height - dots(26));
}

/**
 * Whether something of the next page stands at the foot of an upright one: an edge of a frame, or the sign above a
 * letter. The text ends 24 mm above the edge of the sheet.
 */
export function hasStray(page: Drawing): boolean {
  const end = page.height - dots(24);
  return hasInk(page, end - 3, end + 2) && !hasInk(page, end - 13, end - 3);
}
