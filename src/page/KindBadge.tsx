import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';
import type {PageKind} from '../product/pages';
import {kindLabel} from './labels';

/** The kind of a page: a sign and a word. */
export function KindBadge({kind}: {kind: PageKind}): ReactNode {
  return (
    <span className="badge badge--kind">
      <Sign name={kind} />
      {kindLabel(kind)}
    </span>
  );
}
