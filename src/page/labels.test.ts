import {expect, it} from 'vitest';
import {roles} from '../product/facts';
import {editionsPhrase, kindLabel, rolesPhrase} from './labels';

it.each<readonly [string, string]>([
  [kindLabel('how-to'), 'Instruktion'],
  [editionsPhrase(['excel']), 'Yttra Rapport i Excel'],
  [editionsPhrase(['excel', 'web']), 'Excel och webb'],
  [rolesPhrase(['admin', 'sysadmin']), 'Administratör eller systemadministratör'],
  [rolesPhrase(['designer', 'admin', 'sysadmin']), 'Rapportbyggare, administratör eller systemadministratör'],
  ...roles.map(({id, sv}) => [rolesPhrase([id]), sv] as const),
])('%s', (said, wanted) => expect(said).toBe(wanted));

it('refuses a role nobody knows', () => expect(() => rolesPhrase(['boss'])).toThrow(/unknown role "boss"/));
