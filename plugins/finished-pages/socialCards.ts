import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Resvg} from '@resvg/resvg-wasm';
import {escapeHtml, writeWhole} from '../../packages/common';
import {type PageEdit, writeOutput} from '../../packages/finished-pages';
import {cardSize, type CardText, drawCard} from './card';
import {pageFacts} from './pageFacts';

const requireHere = createRequire(__filename);
const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** The site's typeface, a file for each weight: what is drawn depends on no font of the machine. */
function readFonts() {
  const folder = path.dirname(requireHere.resolve('@fontsource/schibsted-grotesk/package.json'));
  return ([400, 600, 700] as const).map((weight) => ({
    name: 'site',
    weight,
    data: readFileSync(path.join(folder, `files/schibsted-grotesk-latin-${weight}-normal.woff`)),
  }));
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

/** @param logo address of the wordmark */
export async function loadPainter(logo: string): Promise<Painter> {
  // Here and not at the top: a build that has kept every picture needs none of it.
  const [{default: satori}, Renderer] = await Promise.all([import('satori'), loadResvg()]);
  const fonts = readFonts();
  return async (text) => {
    const svg = await satori(drawCard(text, logo), {
      ...cardSize,
      fonts,
      onStyleError: (error) => {
        throw error;
      },
      loadAdditionalAsset: async (_, characters) => {
        throw new Error(
          `plugins/finished-pages/socialCards.ts: the font of the site has no "${characters}", on the card of "${text.title}". Change the text.`,
        );
      },
    });
    // Letters have become outlines.
    return Buffer.from(new Renderer(svg, {font: {loadSystemFonts: false}}).render().asPng());
  };
}

/** Address of the wordmark in the site's folder, as data. */
export const wordmark = (siteDir: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(siteDir, 'static/img/logo.svg')).toString('base64')}`;

/** The same, with pictures kept from one build to the next by all that they are made of; the folder may be deleted. */
function keepingPainter(siteDir: string): Painter {
  const folder = path.join(siteDir, '.cache/cards');
  const logo = wordmark(siteDir);
  const versions = ['satori', '@resvg/resvg-wasm', '@fontsource/schibsted-grotesk'].map((name) =>
    hashOf(readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'))),
  );
  let painter: Promise<Painter> | undefined;
  return async (text) => {
    const kept = path.join(folder, `${hashOf(JSON.stringify([versions, drawCard(text, logo)]))}.png`);
    if (existsSync(kept)) {
      return readFileSync(kept);
    }
    painter ??= loadPainter(logo);
    const png = await (await painter)(text);
    writeWhole(kept, png);
    return png;
  };
}

/** What the picture shows, for those who do not see it. */
export function cardAlternative({title, section, kind}: CardText, brand: string): string {
  return [[brand, section].filter(Boolean).join(' '), title, kind].filter(Boolean).join(' – ');
}

/** The lines of the head that name a page's card, by its absolute address. */
export function cardTags(url: string, alternative: string): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', alternative],
    ['name', 'twitter:image', url],
  ] as const;
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}=${name} content="${escapeHtml(content)}">`)
    .join('');
}

/**
 * A picture of every page for services that show links, made after the build: nothing of it
 * travels with the client's scripts.
 */
export const socialCards = ({brand}: {readonly brand: string}): PageEdit => ({
  name: 'social-cards',
  prepare(build) {
    const paint = keepingPainter(build.siteDir);
    return async ({name, page}) => {
      // Nobody shares the page that says that there is no page.
      if (name === '404.html') {
        return {};
      }
      const {heading, crumbs, kind, canonical} = pageFacts(page);
      const text = {title: heading, section: crumbs[0]?.label, kind, host: new URL(canonical).host};
      const png = await paint(text);
      // Hosts let files below `assets` be kept for ever: the name changes with the picture.
      const file = `assets/cards/${hashOf(png)}.png`;
      await writeOutput(build, file, png);
      return {head: cardTags(build.siteConfig.url + build.baseUrl + file, cardAlternative(text, brand))};
    };
  },
});
