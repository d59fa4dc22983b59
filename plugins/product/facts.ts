import type {LocaleId} from '../../src/lib/locales';
import {writeArtefacts} from '../../src/product/artefacts/write';
import {validateData} from '../../src/product/data/validate';
import {facts as ofPages} from '../markdown/product-data';
import {homeFacts} from './homeFacts';

/**
 * Everything that is made of the product facts, in one module that `npm start` can load again.
 *
 * @param locale language of what the home page says
 * @throws Error with one line per fault in the product data (see `validateData`)
 */
export default function loadFacts(locale: LocaleId) {
  const data = validateData();
  return {ofPages, home: homeFacts(locale), writeArtefacts: (siteRoot: string) => writeArtefacts(siteRoot, data)};
}
