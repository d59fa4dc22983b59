import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {ServedText, servedPage} from '@site/packages/lean-delivery/client';

const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Content).
 * Why: the text of the page that the reader came to is taken over as it stands there
 * (packages/lean-delivery/client); that of another comes with its head (src/page/TextLayout.tsx).
 * Unnecessary from: no released version.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  return metadata === servedPage?.content.metadata ? (
    <ServedText className={className} />
  ) : (
    <div className={className}>{children}</div>
  );
}
