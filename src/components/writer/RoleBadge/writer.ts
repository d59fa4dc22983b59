import type {Attributes, WriterOf} from '../../schema';
import type RoleBadge from '.';

const attributes = {
  role: {values: ['reader', 'designer', 'admin', 'sysadmin', 'dba', 'it', 'support']},
} as const satisfies Attributes;

export const writer = {
  purpose: {sv: 'Rollen som får göra detta.', en: 'Role that can do this.'},
  attributes,
  example: '<RoleBadge role="admin" />',
} satisfies WriterOf<typeof RoleBadge, typeof attributes>;
