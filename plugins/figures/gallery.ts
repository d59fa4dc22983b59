/**
 * Writes one HTML page with every figure in both languages and both colour modes, to be looked at.
 *
 *   npx tsx plugins/figures/gallery.ts <output.html> [id …]
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {join, resolve} from 'node:path';
import {figures} from '../../src/figures';
import type {FigureData} from '../../src/figures/types';
import {renderFigure} from './render';

const [output, ...wanted] = process.argv.slice(2);
if (output === undefined) {
  process.stderr.write('Usage: npx tsx plugins/figures/gallery.ts <output.html> [id …]\n');
  process.exit(2);
}

const css = ['tokens.css', 'figures.css'].map(readCss).join('\n');
const ids = wanted.length > 0 ? wanted : Object.keys(figures);
const modes = ['light', 'dark'] as const;
writeFileSync(
  output,
  `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Figures</title><style>${css}
body{margin:0;font:400 17px/1.6 var(--yt-font)}main{display:grid;grid-template-columns:repeat(2,704px);gap:0 32px;padding:24px;background:var(--yt-paper);color:var(--yt-ink)}h2{grid-column:1/-1;font-size:15px;margin:16px 0 0}</style>
${modes.map((mode) => `<main class="markdown" data-theme="${mode}">${ids.map((id) => section(id, mode)).join('')}</main>`).join('')}`,
);

function readCss(name: string): string {
  const source = readFileSync(join('src', 'css', name), 'utf8');
  // The page lies elsewhere: the site's own addresses must become files.
  return source.replace(/url\(['"]?(\/[^'")]+)['"]?\)/g, (_match, path: string) => {
    return `url('${pathToFileURL(resolve(join('static', path))).href}')`;
  });
}

function section(id: string, mode: string): string {
  const figure = figures[id];
  if (!figure) throw new Error(`There is no figure "${id}"`);
  const both = (['sv', 'en'] as const).map((locale) => element(renderFigure(figure, locale, `${id}-${locale}-${mode}`)));
  return `<h2>${id}</h2>${both.join('')}`;
}

function element({svg, caption, legend}: FigureData): string {
  const list = legend.length > 0 ? `<ol class="yt-legend">${legend.map((text) => `<li>${text}</li>`).join('')}</ol>` : '';
  return `<figure class="yt-figure"><div class="yt-figure__frame">${svg}</div><figcaption>${caption}</figcaption>${list}</figure>`;
}
