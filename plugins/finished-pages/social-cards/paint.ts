import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Resvg} from '@resvg/resvg-wasm';
import {cardSize, type CardText, drawCard} from './card';

const requireHere = createRequire(__filename);
const weights = [400, 600, 700] as const;

/** The site's typeface, a file for each weight: what is drawn depends on no font of the machine. */
function readFonts() {
  const folder = path.dirname(requireHere.resolve('@fontsource/schibsted-grotesk/package.json'));
  return weights.map((weight) => ({
    name: 'site',
    weight,
    data: readFileSync(path.join(folder, `files/schibsted-grotesk-latin-${weight}-normal.woff`)),
  }));
}

function refuseCharacter(characters: string, {title}: CardText): never {
  throw new Error(
    `plugins/finished-pages/social-cards: the font of the site has no "${characters}", on the card of "${title}". Change the text.`,
  );
}

let resvg: Promise<typeof Resvg> | undefined;

/** The renderer, whose pixels are the same on every machine. */
export function loadResvg(): Promise<typeof Resvg> {
  resvg ??= import('@resvg/resvg-wasm').then(async ({initWasm, Resvg: renderer}) => {
    const binary = readFileSync(requireHere.resolve('@resvg/resvg-wasm/index_bg.wasm'));
    await initWasm(binary).catch((error: Error) => {
      // The framework loads this module once for each language, and that package once in all.
      if (!error.message.startsWith('Already initialized')) throw error;
    });
    return renderer;
  });
  return resvg;
}

/** Paints a card, as PNG; the same bytes for the same text. */
export type Painter = (text: CardText) => Promise<Buffer>;

/** @param siteDir folder of the site, which has the wordmark */
export async function loadPainter(siteDir: string): Promise<Painter> {
  // Here and not at the top: a build that has kept every picture needs none of it.
  const [{default: satori}, Resvg] = await Promise.all([import('satori'), loadResvg()]);
  const fonts = readFonts();
  const logo = readFileSync(path.join(siteDir, 'static/img/logo.svg')).toString('base64');
  return async (text) => {
    const svg = await satori(drawCard(text, `data:image/svg+xml;base64,${logo}`), {
      ...cardSize,
      fonts,
      onStyleError: (error) => {
        throw error;
      },
      loadAdditionalAsset: async (_, characters) => refuseCharacter(characters, text),
    });
    // Letters have become outlines.
    return Buffer.from(new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng());
  };
}
