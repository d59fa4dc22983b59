import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Wordmark from '@site/src/components/Wordmark';
import {useProduct} from '@site/src/lib/useProduct';

/** Head of a printed page: whose handbook it is, and for which version. Hidden on screen. */
export default function PrintHead(): ReactNode {
  const {brand, version} = useProduct();
  return (
    <div className="yt-printhead" aria-hidden="true">
      <Wordmark />
      <span>
        <Translate id="yt.printHead" values={{brand, version}}>
          {'Handbok för {brand}, version {version}'}
        </Translate>
      </span>
    </div>
  );
}
