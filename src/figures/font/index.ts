import {readFileSync} from 'node:fs';
import path from 'node:path';
import {widestWidths} from './widths';

/** The font that figures are measured in: the site's, and what stands in until it has come. */
export const siteFont = widestWidths(readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8'));
