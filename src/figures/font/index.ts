import {readFileSync} from 'node:fs';
import path from 'node:path';
import {widestWidths} from './widths';

// Not __dirname, which tsx does not set in what a tool imports.
/** The font that figures are measured in: the site's, and what stands in until it has come. */
export const siteFont = widestWidths(readFileSync(path.join(path.dirname(__filename), '../../css/tokens.css'), 'utf8'));
