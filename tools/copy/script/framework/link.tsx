import type {ReactNode} from 'react';

/** A link to a page of the site; script/search.tsx finds its file. */
export default function Link({to, ...props}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  return <a href={to} {...props} />;
}
