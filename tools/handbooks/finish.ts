import {PDFDocument} from '@cantoo/pdf-lib';
import {site} from '../../config/site';
import type {Edition} from './book';

/** Chromium's names of tagged elements, counted on from whatever it has printed before. */
const elementName = /node\d{8}/g;

/** The same names counted from 1, in their order and as long as before, so that nothing in the file moves. */
function withOwnNames(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const names = [...new Set(text.match(elementName))].sort();
  const counted = new Map(names.map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]));
  return Buffer.from(
    text.replace(elementName, (name) => counted.get(name)!),
    'latin1',
  );
}

/**
 * Makes a printed PDF depend on what was printed alone, without clock and chance, and packs it tighter.
 *
 * @param pdf as Chromium printed it
 */
export async function finish(pdf: Buffer, {id, day}: Edition): Promise<Buffer> {
  const document = await PDFDocument.load(withOwnNames(pdf), {updateMetadata: false});
  const date = new Date(day);
  document.setCreationDate(date);
  document.setModificationDate(date);
  document.setAuthor(site.brand);
  document.setSubject(`${site.version}, ${id}`);
  document.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  return Buffer.from(await document.save({useObjectStreams: true, addDefaultPage: false}));
}
