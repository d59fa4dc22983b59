import type {ReactNode} from 'react';
import OriginalDocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {EditionProvider} from '@site/src/edition/EditionProvider';

/** Shows the sidebar of the reader's edition. */
export default function DocRootLayout(props: Props): ReactNode {
  return (
    <EditionProvider>
      <OriginalDocRootLayout {...props} />
    </EditionProvider>
  );
}
