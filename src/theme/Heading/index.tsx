import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';

/** The words of a rendered tree, without its markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}

/** A heading with the link to itself, whose title is the heading's words. Its scroll margin is in src/css/base.css. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The page's own heading is not in the table of contents and needs no anchor.
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(props.children)},
  );
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} />
    </As>
  );
}
