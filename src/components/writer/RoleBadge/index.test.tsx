import {expect, it} from 'vitest';
import {roles} from '../../../product/facts';
import {roleName, type RoleId} from './index';

it.each(roles.map((role) => [role.id, role.sv]))('calls %s what the product calls it', (id, name) => {
  expect(roleName(id as RoleId)).toBe(name);
});
