import type {ReactNode} from 'react';
import OriginalDocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {EditionProvider} from '@site/src/edition/EditionProvider';

/**
 * Wraps theme-classic 3.7.0 (theme/DocRoot/Layout).
 * Why: a page listed in several sidebars shows only the one that owns it; here it shows that of
 * the reader's edition.
 * Unnecessary from: no released version.
 */
export default function DocRootLayout(props: Props): ReactNode {
  return (
    <EditionProvider>
      <OriginalDocRootLayout {...props} />
    </EditionProvider>
  );
}
