import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocRootMetadata, useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';

/** A page of a section: keeps which version is read, and has the right title where there is no page. */
export default function DocRoot(props: Props): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const stored = preferredVersion?.name;
  useEffect(() => {
    if (stored !== version) {
      savePreferredVersionName(version);
    }
  }, [stored, version, savePreferredVersionName]);
  const found = useDocRootMetadata(props) !== null;
  return (
    <>
      {!found && <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />}
      <OriginalDocRoot {...props} />
    </>
  );
}
