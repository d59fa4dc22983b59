import type {ReactNode} from 'react';
import {rolesPhrase} from '../../../page/labels';

/** Says that a part of a page takes a certain role. */
export default function RoleBadge({role}: {readonly role: string}): ReactNode {
  return <span className="badge">{rolesPhrase([role])}</span>;
}
