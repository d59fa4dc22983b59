import {part, portalMenu} from './facts';
import {product} from '../product/data';
import type {FlowFigure} from '../../packages/diagrams';

/** Where data lies in Yttra Cloud, and what is outside. */
export const dataPlaces: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Var uppgifterna ligger', en: 'Where data is stored'},
  caption: {
    sv: 'I Yttra Moln. Vid lokal drift står systemdatabasen hos er.',
    en: 'In Yttra Cloud. On-premises, the system database is with you.',
  },
  alternative: {
    sv:
      'Utanför Yttra finns era affärssystem och er Entra. Yttra Synk läser affärssystemen och skriver siffror, kunder och leverantörer i kunddatabasen, en för varje kund. ' +
      'Säkerhetskopiorna av kunddatabasen går att hämta i portalen. Systemdatabasen har användare, behörigheter och sparade rapporter med sina siffror; inloggningen kommer från Entra. ' +
      'På datorn hos er finns arbetsböcker, cache, logg och init-fil. Datorn läser både systemdatabasen och kunddatabasen, krypterat.',
    en:
      'Outside Yttra are your business systems and your Entra. Yttra Sync reads the business systems and writes figures, customers and suppliers to the customer database, one for every customer. ' +
      'The backups of the customer database can be downloaded in the portal. The system database has users, permissions and saved reports with their figures; the sign-in comes from Entra. ' +
      'On your own computer are workbooks, cache, log and init file. The computer reads both the system database and the customer database, encrypted.',
  },
  columns: [140, 176, 150],
  gap: [70, 40],
  nodes: [
    {
      id: 'sources',
      at: [0, 0],
      tone: 'outside',
      icon: 'file',
      title: {sv: 'Era affärssystem', en: 'Your business systems'},
      lines: [{sv: 'läses, ändras aldrig', en: 'read, never changed'}],
    },
    {
      id: 'entra',
      at: [0, 1],
      tone: 'outside',
      icon: 'key',
      title: {sv: 'Er Entra', en: 'Your Entra'},
      lines: [{sv: 'lösenord och MFA', en: 'passwords and MFA'}],
    },
    {
      id: 'customer',
      at: [1, 0],
      icon: 'database',
      title: {sv: 'Kunddatabas', en: 'Customer database'},
      lines: [
        {code: product.example.database},
        {sv: 'siffror, kunder, leverantörer', en: 'figures, customers, suppliers'},
      ],
    },
    {
      id: 'system',
      at: [1, 1],
      icon: 'database',
      title: {sv: 'Systemdatabas', en: 'System database'},
      lines: [{code: product.systemDatabase}, {sv: 'användare, rapporter', en: 'users, reports'}],
    },
    {
      id: 'backups',
      at: [2, 0],
      icon: 'box',
      title: {sv: 'Säkerhetskopior', en: 'Backups'},
      lines: [portalMenu('backups')],
    },
    {
      id: 'computer',
      at: [2, 1],
      tone: 'here',
      icon: 'sheet',
      title: {sv: 'Datorn hos er', en: 'Your computer'},
      lines: [part('report'), {sv: 'arbetsböcker, cache, logg', en: 'workbooks, cache, log'}],
    },
  ],
  edges: [
    {from: 'sources', to: 'customer', label: part('sync')},
    {from: 'entra', to: 'system', label: {sv: 'vem du är', en: 'who you are'}},
    {from: 'customer', to: 'backups'},
    {from: 'customer', to: 'computer', label: {sv: 'siffror', en: 'figures'}, out: 'bottom', in: 'top'},
    {from: 'system', to: 'computer', label: {sv: 'rapporter', en: 'reports'}},
  ],
};
