import type {AnchorHTMLAttributes, ReactNode} from 'react';

/** Stand-in: a plain link to the target as written. */
export default function Link({to, href, ...props}: AnchorHTMLAttributes<HTMLAnchorElement> & {to?: string}): ReactNode {
  return <a {...props} href={to ?? href} />;
}
