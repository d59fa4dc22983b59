import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {writeWhole} from '../../../packages/common';
import {palettePng} from './png';

const requireHere = createRequire(__filename);
const wasm = '@resvg/resvg-wasm/index_bg.wasm';

type Render = (svg: string) => Uint8Array;

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
    const png = palettePng(image.pixels, image.width, image.height) ?? image.asPng();
    image.free();
    drawing.free();
    return png;
  };
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
export function painter(cacheDir: string): (svg: string) => Promise<Picture> {
  const version = rendererVersion();
  let renderer: Promise<Render> | undefined;
  return async (svg) => {
    const name = `${digest(version, svg).slice(0, 16)}.png`;
    // Another zlib writes other bytes for the same picture, and a release depends on its commit alone.
    const file = path.join(cacheDir, `${digest(version, process.versions.zlib, svg)}.png`);
    try {
      return {name, png: await readFile(file)};
    } catch {
      renderer ??= loadRenderer();
      const png = (await renderer)(svg);
      writeWhole(file, png);
      return {name, png};
    }
  };
}
