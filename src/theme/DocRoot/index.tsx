import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import OriginalDocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';

/**
 * Wraps theme-classic 3.7.0 (theme/DocRoot).
 * Why: an unknown path inside a section shows the right text under the bare site title.
 * Unnecessary from: no released version (facebook/docusaurus#9665).
 */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props) !== null;
  return (
    <>
      {!found && <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />}
      <OriginalDocRoot {...props} />
    </>
  );
}
