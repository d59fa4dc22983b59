import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {expectArrival} from '../marks/arrival';

/** Goes to a hit: within the site's script in the same language, else as the browser does. */
export function useFollow(): (url: string, terms: readonly string[], otherLanguage?: boolean) => void {
  const history = useHistory();
  const base = useBaseUrl('/');
  return (url, terms, otherLanguage = false) => {
    expectArrival({url, terms});
    if (!otherLanguage && url.startsWith(base)) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  };
}
