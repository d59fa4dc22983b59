import {limits} from '../product/data';
import type {FlowFigure} from '../../packages/diagrams';

const groupLimit = limits.find((limit) => limit.id === 'entraGroups')?.value;

/** Canon, section 7: app roles set the role, groups set the permissions. */
export const entraGroupMapping: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Från Entra till behörigheter i Yttra', en: 'From Entra to permissions in Yttra'},
  caption: {
    sv: 'En grupp i Entra kopplas till en användargrupp, som har behörigheterna. Approllen ger rollen.',
    en: 'A group in Entra is mapped to a user group, which holds the permissions. The app role gives the role.',
  },
  alternative: {
    sv:
      'Till vänster Entra, till höger Yttra. En grupp i Entra, känd genom sitt objekt-id, kopplas till en användargrupp i Yttra; ' +
      `kopplingen läses vid varje inloggning och när en session förnyas, och en token rymmer ${groupLimit} grupper. ` +
      'Användargruppen ger behörigheter till mappar, bolag, anslutningar och dimensionsvärden. ' +
      'En approll i Entra (Yttra.Admin, Yttra.Designer eller Yttra.Reader) ger motsvarande roll i Yttra. ' +
      'Rollen Systemadministratör ges bara i portalen. Passar ingen koppling, och finns ingen användare, blir det YT-4001.',
    en:
      'Entra is on the left, Yttra on the right. A group in Entra, known by its object ID, is mapped to a user group in Yttra; ' +
      `the mapping is read at every sign-in and when a session is renewed, and a token holds ${groupLimit} groups. ` +
      'The user group gives permissions to folders, companies, connections and dimension values. ' +
      'An app role in Entra (Yttra.Admin, Yttra.Designer or Yttra.Reader) gives the corresponding role in Yttra. ' +
      'The role System administrator is given in the portal only. If no mapping fits and there is no user, the result is YT-4001.',
  },
  columns: [168, 150, 168],
  gap: [62, 32],
  nodes: [
    {
      id: 'entraGroup',
      at: [0, 0],
      tone: 'outside',
      title: {sv: 'Grupp i Entra', en: 'Group in Entra'},
      icon: 'group',
      lines: [{sv: 'objekt-id', en: 'object ID'}],
    },
    {
      id: 'group',
      at: [1, 0],
      tone: 'here',
      title: {sv: 'Användargrupp', en: 'User group'},
      lines: [{sv: 'kopplas en till en', en: 'mapped one to one'}],
    },
    {
      id: 'permissions',
      at: [2, 0],
      title: {sv: 'Behörigheter', en: 'Permissions'},
      icon: 'key',
      lines: [
        {sv: 'mappar, bolag,', en: 'folders, companies,'},
        {sv: 'anslutningar,', en: 'connections,'},
        {sv: 'dimensionsvärden', en: 'dimension values'},
      ],
    },
    {
      id: 'appRole',
      at: [0, 1],
      tone: 'outside',
      title: {sv: 'Approll i Entra', en: 'App role in Entra'},
      icon: 'person',
      lines: [{code: 'Yttra.Admin'}, {code: 'Yttra.Designer'}, {code: 'Yttra.Reader'}],
    },
    {
      id: 'role',
      at: [1, 1],
      title: {sv: 'Roll', en: 'Role'},
      lines: [
        {sv: 'Administratör', en: 'Administrator'},
        {sv: 'Rapportbyggare', en: 'Designer'},
        {sv: 'Läsare', en: 'Reader'},
      ],
    },
    {
      id: 'may',
      at: [2, 1],
      title: {sv: 'Vad du får göra', en: 'What you may do'},
      icon: 'shield',
      lines: [{sv: 'knappar och menyer', en: 'buttons and menus'}],
    },
  ],
  edges: [
    {from: 'entraGroup', to: 'group'},
    {from: 'group', to: 'permissions'},
    {from: 'appRole', to: 'role'},
    {from: 'role', to: 'may'},
  ],
  zones: [
    {label: 'Microsoft Entra', around: ['entraGroup', 'appRole']},
    {label: 'Yttra', around: ['group', 'role', 'permissions', 'may']},
  ],
};
