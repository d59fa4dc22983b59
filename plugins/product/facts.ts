import type {LocaleId} from '../../src/lib/locales';
import {writeArtefacts} from '../../src/product/artefacts/write';
import {validateData} from '../../src/product/data/validate';
import {facts as ofPages} from '../markdown/product-data';
import {homeFacts} from './homeFacts';

/**
 * Everything that is made of the product facts, in one module that `npm start` can load again.
 *
 * @throws Error with one line per fault in the product data (see `validateData`)
 */
export default function loadFacts() {
  const data = validateData();
  return {
    ofPages,
    ofHome: (locale: LocaleId) => homeFacts(locale),
    writeArtefacts: (siteRoot: string) => writeArtefacts(siteRoot, data),
  };
}
