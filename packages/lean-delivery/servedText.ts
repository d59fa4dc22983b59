import type {PageEdit} from '../finished-pages';
import {dataId} from './client/servedPage';

const dataElement = new RegExp(`<script\\b[^>]*\\bid="?${dataId}\\b[^>]*>\\{"chunk":"([^"]+)".*?</script>`, 's');

/** Name of the chunk whose text a finished page has in itself; `undefined` for a page of another kind. */
export const servedChunk = (html: string) => dataElement.exec(html)?.[1];

/** Puts the data of a page last: nothing of it is painted, and in the head it would hold the text up. */
export const pageData = {
  name: 'page-data',
  prepare: () => () => (html) => {
    const element = dataElement.exec(html)?.[0];
    return element === undefined ? html : `${html.replace(element, '')}${element}`;
  },
} satisfies PageEdit;
