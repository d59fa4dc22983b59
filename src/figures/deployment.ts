import {part, portalMenu} from './facts';
import type {FlowFigure} from '../../packages/diagrams';

/** The ways by which program, settings and connections come to a computer. */
export const deployment: FlowFigure = {
  kind: 'flow',
  width: 640,
  title: {sv: 'Tre vägar till en dator', en: 'Three ways to a computer'},
  caption: {
    sv: 'Verktyget installerar programmet, principen styr inställningarna, och anslutningarna kommer med inloggningen.',
    en: 'The tool deploys the program, the policy controls the settings, and the connections come with the sign-in.',
  },
  alternative: {
    sv:
      'Paketet hämtas i Portal › Hämta och läggs i distributionsverktyget, Intune eller Configuration Manager. ' +
      'Verktyget skickar paketet till datorn och får tillbaka versionen genom identifieringsregeln. ' +
      'En grupprincip med ADMX styr inställningarna på datorn och går före init-filerna. ' +
      'Anslutningarna ligger i systemdatabasen och kommer till datorn när användaren loggar in.',
    en:
      'The package is downloaded from Portal › Downloads and put into the deployment tool, Intune or Configuration Manager. ' +
      'The tool sends the package to the computer and gets the version back through the detection rule. ' +
      'A group policy with ADMX controls the settings on the computer and takes precedence over the init files. ' +
      'The connections are in the system database and come to the computer when the user signs in.',
  },
  columns: [130, 180, 150],
  gap: [90, 24],
  nodes: [
    {
      id: 'portal',
      at: [0, 0],
      icon: 'cloud',
      title: {sv: 'Paketet', en: 'The package'},
      lines: [portalMenu('downloads')],
    },
    {
      id: 'tool',
      at: [1, 0],
      tone: 'outside',
      icon: 'gear',
      title: {sv: 'Verktyget', en: 'The tool'},
      lines: ['Intune', 'Configuration Manager'],
    },
    {
      id: 'policy',
      at: [1, 1],
      tone: 'outside',
      icon: 'shield',
      title: {sv: 'Grupprincip', en: 'Group policy'},
      lines: [{code: 'YttraReport.admx'}],
    },
    {
      id: 'system',
      at: [1, 2],
      icon: 'database',
      title: {sv: 'Systemdatabasen', en: 'The system database'},
      lines: [{sv: 'rapporter och anslutningar', en: 'reports and connections'}],
    },
    {
      id: 'computer',
      at: [2, 0],
      span: [1, 3],
      tone: 'here',
      icon: 'sheet',
      title: {sv: 'Datorn', en: 'The computer'},
      lines: [part('report')],
    },
  ],
  edges: [
    {from: 'portal', to: 'tool', label: {sv: 'läggs in', en: 'put in'}},
    {from: 'tool', to: 'computer', heads: 'both', label: {sv: 'paket, version', en: 'package, version'}},
    {from: 'policy', to: 'computer', label: {sv: 'värden', en: 'values'}},
    {from: 'system', to: 'computer', label: {sv: 'vid inloggning', en: 'at sign-in'}},
  ],
};
