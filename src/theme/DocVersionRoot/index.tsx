import {useEffect, type ReactNode} from 'react';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import OriginalDocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';

/**
 * Wraps theme-classic 3.7.0 (theme/DocVersionRoot).
 * Why: the version being read is stored per section only by the version dropdown, which a site
 * with one version does not have.
 * Unnecessary from: no released version.
 */
export default function DocVersionRoot(props: Props): ReactNode {
  const {pluginId, version} = props.version;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const stored = preferredVersion?.name;
  useEffect(() => {
    if (stored !== version) {
      savePreferredVersionName(version);
    }
  }, [stored, version, savePreferredVersionName]);
  return <OriginalDocVersionRoot {...props} />;
}
