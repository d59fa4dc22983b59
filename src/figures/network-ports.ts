import {ports} from '../product/data';
import {part} from './facts';
import type {FlowFigure, Line} from '../../packages/diagrams';

/** Hosts of our own on a port, as lines of code. */
function hosts(port: number): Line[] {
  return ports
    .filter((each) => each.port === port && each.targetEn.endsWith('yttra.example'))
    .map((each) => ({code: each.targetEn}));
}

/** Canon, section 2; hosts and ports from the data. */
export const networkPorts: FlowFigure = {
  kind: 'flow',
  width: 600,
  title: {sv: 'Portar och adresser', en: 'Ports and addresses'},
  caption: {
    sv: 'All trafik går ut från datorn. Den nedersta rutan gäller bara den som har en egen SQL Server.',
    en: 'All traffic goes out from the computer. The box at the bottom is only for those with a SQL Server of their own.',
  },
  alternative: {
    sv:
      'Från datorn med Excel går fyra vägar ut. TCP 443 till Yttra: portal.yttra.example, api.yttra.example, licence.yttra.example och update.yttra.example. ' +
      'TCP 443 till login.microsoftonline.com för Entra-inloggning. TCP 1433 till sql.yttra.example för kunddatabasen i Yttra Moln. ' +
      'Har du egen SQL Server: TCP 1433 eller instansens port, och UDP 1434 för en namngiven instans.',
    en:
      'Four ways lead out from the computer with Excel. TCP 443 to Yttra: portal.yttra.example, api.yttra.example, licence.yttra.example and update.yttra.example. ' +
      'TCP 443 to login.microsoftonline.com for the Entra sign-in. TCP 1433 to sql.yttra.example for the customer database in Yttra Cloud. ' +
      'With your own SQL Server: TCP 1433 or the port of the instance, and UDP 1434 for a named instance.',
  },
  columns: [160, 250],
  gap: [130, 16],
  nodes: [
    {
      id: 'computer',
      at: [0, 0],
      span: [1, 4],
      tone: 'here',
      icon: 'sheet',
      title: {sv: 'Datorn', en: 'The computer'},
      lines: [part('report'), {sv: 'i Excel för Windows', en: 'in Excel for Windows'}],
    },
    {id: 'yttra', at: [1, 0], icon: 'cloud', title: 'Yttra', lines: hosts(443)},
    {
      id: 'entra',
      at: [1, 1],
      tone: 'outside',
      icon: 'key',
      title: {sv: 'Entra-inloggning', en: 'Entra sign-in'},
      lines: [{code: 'login.microsoftonline.com'}],
    },
    {
      id: 'sql',
      at: [1, 2],
      icon: 'database',
      title: {sv: 'Kunddatabas i Yttra Moln', en: 'Customer database, Yttra Cloud'},
      lines: hosts(1433),
    },
    {
      id: 'own',
      at: [1, 3],
      tone: 'outside',
      icon: 'server',
      title: {sv: 'Egen SQL Server', en: 'Your own SQL Server'},
      lines: [{sv: 'ExoSystemDB eller egen databas', en: 'ExoSystemDB or your own database'}],
    },
  ],
  edges: [
    {from: 'computer', to: 'yttra', label: 'TCP 443'},
    {from: 'computer', to: 'entra', label: 'TCP 443'},
    {from: 'computer', to: 'sql', label: 'TCP 1433'},
    {from: 'computer', to: 'own', label: 'TCP 1433, UDP 1434'},
  ],
};
