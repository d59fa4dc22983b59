import {portalMenu} from './facts';
import type {LadderFigure} from './types';

/** Canon, section 2, “Order of a first installation”. */
export const installOrder: LadderFigure = {
  kind: 'ladder',
  width: 440,
  title: {sv: 'Ordningen vid den första installationen', en: 'The order of a first installation'},
  caption: {
    sv: 'Administratören gör steg 1–5 en gång. Steg 6 gör var och en på sin dator.',
    en: 'The administrator does steps 1–5 once. Everyone does step 6 on their own computer.',
  },
  alternative: {
    sv:
      'Sex steg i ordning. Administratören: 1. systemdatabasen ExoSystemDB, bara vid lokal drift; 2. medgivande i Entra; ' +
      '3. användare, grupper och licenser i portalen; 4. tillägget på datorerna; 5. anslutning och datakällor. ' +
      'Användaren: 6. loggar in, registrerar licensen och öppnar en rapport.',
    en:
      'Six steps in order. The administrator: 1. the system database ExoSystemDB, on-premises only; 2. consent in Entra; ' +
      '3. users, groups and licences in the portal; 4. the add-in on the computers; 5. connection and data sources. ' +
      'The user: 6. signs in, registers the licence and opens a report.',
  },
  rungs: [
    {
      part: {sv: 'Administratör', en: 'Administrator'},
      title: {sv: 'Systemdatabasen', en: 'The system database'},
      lines: [{sv: 'ExoSystemDB, bara vid lokal drift', en: 'ExoSystemDB, on-premises only'}],
    },
    {title: {sv: 'Medgivande i Entra', en: 'Consent in Entra'}, lines: [portalMenu('signIn')]},
    {
      title: {sv: 'Användare, grupper och licenser', en: 'Users, groups and licences'},
      lines: [{sv: 'i portalen', en: 'in the portal'}],
    },
    {
      title: {sv: 'Tillägget på datorerna', en: 'The add-in on the computers'},
      lines: [{sv: 'ungefär 5 minuter per dator', en: 'about 5 minutes per computer'}],
    },
    {
      title: {sv: 'Anslutning och datakällor', en: 'Connection and data sources'},
      lines: [{sv: 'så att det finns siffror att hämta', en: 'so that there are figures to fetch'}],
    },
    {
      part: {sv: 'Användare', en: 'User'},
      title: {sv: 'Logga in', en: 'Sign in'},
      lines: [{sv: 'Registrera licensen och öppna en rapport.', en: 'Register the licence and open a report.'}],
    },
  ],
};
