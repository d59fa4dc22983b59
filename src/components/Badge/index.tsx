import type {ReactNode} from 'react';
import {editionLabel, rolesPhrase, type PageEdition} from '../../page/labels';

/** Says of a part of a page which role it takes, or which edition it concerns: one of the two is given. */
export default function Badge({role, edition}: {readonly role?: string; readonly edition?: PageEdition}): ReactNode {
  return <span className="badge">{edition ? editionLabel(edition) : rolesPhrase([role!])}</span>;
}
