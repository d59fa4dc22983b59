import {product} from '../product/data';
import {part} from './facts';
import type {FlowFigure} from '../../packages/diagrams';

/** Canon, section 2, “How the parts meet”. */
export const parts: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Så hänger delarna ihop', en: 'How the parts fit together'},
  caption: {
    sv: 'Systemdatabasen vet vem du är. Kunddatabasen har siffrorna.',
    en: 'The system database knows who you are. The customer database has the figures.',
  },
  alternative: {
    sv:
      'Du arbetar i Yttra Rapport (tillägget i Excel) eller i Yttra Rapport Webb. De frågar först systemdatabasen ExoSystemDB ' +
      'vem du är, vilka rapporter du får öppna och vilken anslutning de använder; i Yttra Moln över HTTPS genom portalen, vid lokal drift direkt. ' +
      'Siffrorna läses sedan ur kunddatabasen, som bara går att läsa. ' +
      'Yttra Synk fyller kunddatabasen från datakällorna, det vill säga ekonomisystem, CRM, SIE-filer och filer från Vitec.',
    en:
      'You work in Yttra Report (the add-in in Excel) or in Yttra Report Web. They first ask the system database ExoSystemDB ' +
      'who you are, which reports you may open and which connection they use; in Yttra Cloud over HTTPS through the portal, on-premises directly. ' +
      'The figures are then read from the customer database, which is read-only. ' +
      'Yttra Sync fills the customer database from the data sources, that is, accounting systems, CRM, SIE files and files from Vitec.',
  },
  columns: [172, 172, 158],
  gap: [76, 40],
  nodes: [
    {
      id: 'report',
      at: [0, 0],
      span: [1, 2],
      tone: 'here',
      title: part('report'),
      icon: 'sheet',
      lines: [
        {sv: 'tillägget i Excel', en: 'the add-in in Excel'},
        {sv: 'eller webbutgåvan', en: 'or the web edition'},
      ],
    },
    {
      id: 'system',
      at: [1, 0],
      title: {sv: 'Systemdatabas', en: 'System database'},
      icon: 'database',
      lines: [
        {code: product.systemDatabase},
        {sv: 'användare, rapporter, behörigheter', en: 'users, reports, permissions'},
      ],
    },
    {
      id: 'customer',
      at: [1, 1],
      title: {sv: 'Kunddatabas', en: 'Customer database'},
      icon: 'database',
      lines: [{code: product.example.database}, {sv: 'siffrorna, som bara går att läsa', en: 'the figures, read-only'}],
    },
    {
      id: 'sources',
      at: [2, 0],
      tone: 'outside',
      title: {sv: 'Datakällor', en: 'Data sources'},
      icon: 'file',
      lines: [{sv: 'ekonomisystem, CRM, SIE-filer', en: 'accounting systems, CRM, SIE files'}],
    },
    {
      id: 'sync',
      at: [2, 1],
      title: part('sync'),
      icon: 'sync',
      lines: [{sv: 'hämtar enligt schema', en: 'fetches on a schedule'}],
    },
  ],
  edges: [
    {from: 'report', to: 'system', label: {sv: 'vem är du?', en: 'who are you?'}},
    {from: 'report', to: 'customer', label: {sv: 'siffror', en: 'figures'}},
    {from: 'sources', to: 'sync'},
    {from: 'sync', to: 'customer', label: {sv: 'fyller', en: 'fills'}},
  ],
};
