import type {ReactNode} from 'react';
import {editionLabel, type PageEdition} from '../../../page/labels';

/** Says that a part of a page concerns one edition only. */
export default function EditionBadge({edition}: {readonly edition: PageEdition}): ReactNode {
  return <span className="badge">{editionLabel(edition)}</span>;
}
