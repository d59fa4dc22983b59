import type {ProductFields} from '../src/lib/useProduct';
import type {SectionFields} from '../src/lib/useSections';
import {localized} from './locales';
import {sections} from './sections';
import {site} from './site';

/** What the pages themselves say of the product and its sections; typed where they read it. */
export function customFields() {
  return {
    version: site.version,
    supportMail: site.supportMail,
    sections: Object.fromEntries(
      sections.map(({id, label, landing}) => [id, {label: localized(`section ${id}`, label), to: landing}]),
    ),
  } satisfies ProductFields & SectionFields;
}
