import type {LocaleId} from '../../src/lib/locales';
import {writeArtefacts} from '../../src/product/artefacts';
import {facts} from '../../src/product/facts';
import {fillByTheseFacts} from '../markdown/product-data';
import {homeFacts} from './homeFacts';

/**
 * Everything that is made of the product facts, in one module that `npm start` can load again.
 *
 * @param locale language of what the home page says
 */
export default function loadFacts(locale: LocaleId) {
  fillByTheseFacts();
  return {home: homeFacts(locale), writeArtefacts: (siteRoot: string) => writeArtefacts(siteRoot, facts)};
}
