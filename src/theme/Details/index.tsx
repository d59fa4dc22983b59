import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/** The native disclosure. */
export default function Details({summary, children, className, id, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <details {...props} id={id} className={clsx('yt-more', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div>{children}</div>
    </details>
  );
}
