import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

export type Edition = 'excel' | 'web';

export function editionName(edition: Edition): string {
  switch (edition) {
    case 'excel':
      return translate({id: 'yt.editionBadge.excel', message: 'Excel'});
    case 'web':
      return translate({id: 'yt.editionBadge.web', message: 'Webb'});
  }
}

/** Says that a part of a page concerns one edition only. */
export default function EditionBadge({edition}: {readonly edition: Edition}): ReactNode {
  return <span className="badge">{editionName(edition)}</span>;
}
