import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

export type RoleId = 'reader' | 'designer' | 'admin' | 'sysadmin' | 'dba' | 'it' | 'support';

/** Name of a role. The first four are the product's own and equal to those of src/product/facts. */
export function roleName(role: RoleId): string {
  switch (role) {
    case 'reader':
      return translate({id: 'yt.roleBadge.reader', message: 'Läsare'});
    case 'designer':
      return translate({id: 'yt.roleBadge.designer', message: 'Rapportbyggare'});
    case 'admin':
      return translate({id: 'yt.roleBadge.admin', message: 'Administratör'});
    case 'sysadmin':
      return translate({id: 'yt.roleBadge.sysadmin', message: 'Systemadministratör'});
    case 'dba':
      return translate({id: 'yt.roleBadge.dba', message: 'Databasadministratör'});
    case 'it':
      return translate({id: 'yt.roleBadge.it', message: 'IT-tekniker'});
    case 'support':
      return translate({id: 'yt.roleBadge.support', message: 'Support'});
  }
}

/** Says that a part of a page takes a certain role. */
export default function RoleBadge({role}: {readonly role: RoleId}): ReactNode {
  return <span className="badge">{roleName(role)}</span>;
}
