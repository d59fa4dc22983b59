import {translate} from '@docusaurus/Translate';

/** "9 träffar", for the eye and for screen readers. */
export function countText(count: number): string {
  switch (count) {
    case 0:
      return translate({id: 'yt.search.noHits', message: 'Inga träffar'});
    case 1:
      return translate({id: 'yt.search.oneHit', message: '1 träff'});
    default:
      return translate({id: 'yt.search.hits', message: '{count} träffar'}, {count});
  }
}
