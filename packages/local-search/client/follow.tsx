import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '../../common/client';

/** Where to go, and why. */
export interface Target {
  readonly url: string;
  /** Index terms to mark there; they are in the state of its location. */
  readonly terms?: readonly string[];
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Target;
  readonly onLeave: () => void;
}

/**
 * A link of the search: within the site's script where it can, else as the browser does. The framework's fetches its page
 * as soon as it is in view, and a slow line then has nothing left for the index; this one when a reader turns to it.
 */
export function FollowedLink({to: {url, terms}, onLeave, children, ...attributes}: Props): ReactNode {
  const history = useHistory();
  const isOwn = url.startsWith(useBaseUrl('/'));
  const preload = () => void window.docusaurus?.preload(url);
  return (
    <a
      href={url}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onLeave();
          if (isOwn) {
            history.push(url, {terms});
          } else {
            window.location.assign(url);
          }
        }
      }}
      {...attributes}
    >
      {children}
    </a>
  );
}
