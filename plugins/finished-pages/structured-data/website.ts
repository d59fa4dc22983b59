import type {PageFacts} from '../pageFacts';
import type {Thing} from './breadcrumbs';

/** Who publishes the site, as config/site.ts says. */
export interface Publisher {
  readonly brand: string;
  readonly website: string;
  /** Absolute address of a square picture. */
  readonly logo: string;
}

/** What the home page says of the whole site. */
export function website({heading, canonical, lang}: PageFacts, {brand, website: url, logo}: Publisher): Thing {
  return {
    '@type': 'WebSite',
    name: heading,
    url: canonical,
    inLanguage: lang,
    publisher: {'@type': 'Organization', name: brand, url, logo},
  };
}
