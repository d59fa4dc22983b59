import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {writeWhole} from '../../../packages/common';
import type {TitleDrawing} from './card';
import {PalettePicture} from './png';

const requireHere = createRequire(__filename);
const wasm = '@resvg/resvg-wasm/index_bg.wasm';

interface Pixels {
  readonly width: number;
  readonly pixels: Uint8Array;
}

type Render = (svg: string) => Pixels;
type Paint = (frame: string, title: TitleDrawing) => Uint8Array;

/** The framework loads plugins anew for each language; the library stays, and refuses to be made ready twice. */
async function prepare(initWasm: (file: Uint8Array) => Promise<void>): Promise<void> {
  try {
    await initWasm(readFileSync(requireHere.resolve(wasm)));
  } catch (error) {
    if (!/^Already initialized/.test((error as Error).message)) {
      throw error;
    }
  }
}

async function loadRenderer(): Promise<Render> {
  // Here and not at the top: a build that finds every picture in the cache needs none of it.
  const {initWasm, Resvg} = await import('@resvg/resvg-wasm');
  await prepare(initWasm);
  return (svg) => {
    const drawing = new Resvg(svg);
    const image = drawing.render();
    const {width, pixels} = image;
    image.free();
    drawing.free();
    return {width, pixels};
  };
}

async function loadPaint(): Promise<Paint> {
  const render = await loadRenderer();
  // Cards of a section and a kind have one frame.
  const frames = new Map<string, PalettePicture>();

  function frameOf(svg: string): PalettePicture {
    const known = frames.get(svg);
    if (known) {
      return known;
    }
    const {pixels, width} = render(svg);
    const frame = PalettePicture.of(pixels, width);
    frames.set(svg, frame);
    return frame;
  }

  return (frame, {svg, area}) => frameOf(frame).with(render(svg).pixels, area).png();
}

/** Version of the renderer that is installed. */
function rendererVersion(): string {
  const description = path.join(path.dirname(requireHere.resolve(wasm)), 'package.json');
  return (JSON.parse(readFileSync(description, 'utf8')) as {version: string}).version;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

export interface Picture {
  /** Changes with what the picture shows, and with the renderer. */
  readonly name: string;
  readonly png: Uint8Array;
}

/**
 * Paints drawings, none of them twice.
 *
 * @param cacheDir folder for pictures between builds; may be deleted at any time
 */
export function painter(cacheDir: string): (frame: string, title: TitleDrawing) => Promise<Picture> {
  const version = rendererVersion();
  let paint: Promise<Paint> | undefined;
  return async (frame, title) => {
    const name = `${digest(version, frame, title.svg).slice(0, 16)}.png`;
    // Another zlib writes other bytes for the same picture, and a release depends on its commit alone.
    const file = path.join(cacheDir, `${digest(version, process.versions.zlib, frame, title.svg)}.png`);
    try {
      return {name, png: await readFile(file)};
    } catch {
      paint ??= loadPaint();
      const png = (await paint)(frame, title);
      writeWhole(file, png);
      return {name, png};
    }
  };
}
