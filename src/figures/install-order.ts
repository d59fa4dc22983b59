import {portalMenu} from './facts';
import type {LadderFigure} from '../../packages/diagrams';

/** Canon, section 2, “Order of a first installation”. */
export const installOrder: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Ordningen vid den första installationen', en: 'The order of a first installation'},
  caption: {
    sv: 'Steg 1–3 och 5 görs en gång för organisationen, steg 4 en gång per dator. Steg 6 gör var och en på sin dator.',
    en: 'Steps 1–3 and 5 are done once for the organisation, step 4 once for each computer. Everyone does step 6 on their own computer.',
  },
  rungs: [
    {
      part: {sv: 'Administratörer och IT', en: 'Administrators and IT'},
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
