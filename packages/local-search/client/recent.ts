import {keptList} from '../../common/client';

/** The reader's last searches that led to a page. */
export const recentSearches = keptList('recent-searches', 4);

export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text !== '') {
    recentSearches.add(text);
  }
}
