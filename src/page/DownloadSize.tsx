import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sizeClass, sizesFile, type DownloadId, type DownloadSizes} from '@site/src/lib/handbooks';

let sizes: Promise<DownloadSizes> | undefined;

/**
 * Size of a download. The release writes it into finished pages (tools/handbooks/sizes.ts); a page that was clicked for
 * is none of these, and asks.
 */
export default function DownloadSize({id}: {readonly id: DownloadId}): ReactNode {
  const [size, setSize] = useState('');
  const address = useBaseUrl(sizesFile);
  useEffect(() => {
    sizes ??= fetch(address).then((response) => response.json() as Promise<DownloadSizes>);
    sizes.then(
      (all) => setSize(all[id] ?? ''),
      () => (sizes = undefined),
    );
  }, [address, id]);
  return <span className={sizeClass(id)}>{size && `, ${size}`}</span>;
}
