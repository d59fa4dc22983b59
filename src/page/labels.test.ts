import {describe, expect, it} from 'vitest';
import {roles} from '../product/facts';
import {editionsPhrase, kindLabel, rolesPhrase} from './labels';

describe('facts of a page in words', () => {
  it('names kinds and editions', () => {
    expect(kindLabel('how-to')).toBe('Instruktion');
    expect(editionsPhrase(['excel'])).toBe('Yttra Rapport i Excel');
    expect(editionsPhrase(['excel', 'web'])).toBe('Excel och webb');
  });

  it('joins roles as a sentence does', () => {
    expect(rolesPhrase(['admin'])).toBe('Administratör');
    expect(rolesPhrase(['admin', 'sysadmin'])).toBe('Administratör eller systemadministratör');
    expect(rolesPhrase(['designer', 'admin', 'sysadmin'])).toBe(
      'Rapportbyggare, administratör eller systemadministratör',
    );
  });

  it('refuses a role nobody knows', () => {
    expect(() => rolesPhrase(['boss'])).toThrow(/unknown role "boss"/);
  });
});

it.each(roles.map((role) => [role.id, role.sv]))('calls %s what the product calls it', (id, name) => {
  expect(rolesPhrase([id])).toBe(name);
});
