import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isPlainClick} from '../../common/client';

/**
 * A link of the search. The framework's fetches its page as soon as it is in view, and a slow line then has nothing left
 * for the index; this one when a reader turns to it.
 *
 * @param to path without base path
 */
export default function QuietLink({
  to,
  className,
  onFollow,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const href = useBaseUrl(to);
  const history = useHistory();
  const preload = () => void window.docusaurus.preload(href);
  return (
    <a
      href={href}
      className={className}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onFollow?.();
          history.push(href);
        }
      }}
    >
      {children}
    </a>
  );
}
