import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/**
 * Ejected from theme-classic 3.7.0 (theme/Details).
 * Why: the native disclosure opens before any script has run and weighs nothing.
 * Unnecessary from: no released version.
 */
export default function Details({summary, children, className, id, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details {...props} id={id} className={clsx('yt-more', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div>{children}</div>
    </details>
  );
}
