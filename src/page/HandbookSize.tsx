import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sizeClass, sizesFile, type HandbookSizes} from '@site/src/lib/handbooks';
import type {SectionId} from '@site/src/lib/sections';

let sizes: Promise<HandbookSizes> | undefined;

/**
 * Size of a section's handbook. The release writes it into finished pages (tools/handbooks); a page that was clicked
 * for is none of these, and asks.
 */
export default function HandbookSize({section}: {readonly section: SectionId}): ReactNode {
  const [size, setSize] = useState('');
  const address = useBaseUrl(sizesFile);
  useEffect(() => {
    sizes ??= fetch(address).then((response) => response.json() as Promise<HandbookSizes>);
    sizes.then(
      (all) => setSize(all[section] ?? ''),
      () => (sizes = undefined),
    );
  }, [address, section]);
  return <span className={sizeClass(section)}>{size && `, ${size}`}</span>;
}
