import {product} from '../product/data';
import {connectionField, dialogButton, part} from './facts';
import type {DialogFigure} from '../../packages/diagrams';

/** Canon, section 11: the fields of a connection in Yttra Cloud, with the example customer's values. */
export const dialogNewConnection: DialogFigure = {
  kind: 'dialog',
  title: {sv: 'Formuläret för en ny anslutning', en: 'The form for a new connection'},
  caption: {sv: 'En ny anslutning till Yttra Moln.', en: 'A new connection to Yttra Cloud.'},
  alternative: {
    sv:
      'Formuläret har tre delar. Överst: Namn (EXB ekonomi), Typ (Yttra Moln), Server (sql.yttra.example), Port (1433) och Databas (YT_10482). ' +
      'I mitten: Autentisering (SQL), Användare (c10482_rpt), Lösenord (dolt) och Kryptering (Mandatory). ' +
      'Nederst: Tidsgräns (60), Standardbolag (EXB), Delad (personlig) och Beskrivning (tom). Under formuläret finns Testa till vänster och Spara till höger.',
    en:
      'The form has three parts. At the top: Name (EXB finance), Type (Yttra Cloud), Server (sql.yttra.example), Port (1433) and Database (YT_10482). ' +
      'In the middle: Authentication (SQL), User (c10482_rpt), Password (hidden) and Encryption (Mandatory). ' +
      'At the bottom: Command timeout (60), Default company (EXB), Shared (personal) and Description (empty). Below the form are Test on the left and Save on the right.',
  },
  window: {sv: 'Ny anslutning', en: 'New connection'},
  rows: [
    {row: 'field', label: connectionField('name'), value: {sv: 'EXB ekonomi', en: 'EXB finance'}},
    {row: 'field', label: connectionField('type'), value: part('cloud'), select: true, call: 1},
    {row: 'field', label: connectionField('server'), value: 'sql.yttra.example', mono: true},
    {row: 'field', label: connectionField('port'), value: '1433', mono: true, call: 2},
    {row: 'field', label: connectionField('database'), value: product.example.database, mono: true},
    {row: 'rule'},
    {row: 'field', label: connectionField('authentication'), value: 'SQL', select: true, call: 3},
    {row: 'field', label: connectionField('user'), value: product.example.reportLogin, mono: true},
    {row: 'field', label: connectionField('password'), value: '••••••••••••'},
    {row: 'field', label: connectionField('encryption'), value: 'Mandatory', select: true},
    {row: 'rule'},
    {row: 'field', label: connectionField('commandTimeout'), value: '60', mono: true},
    {row: 'field', label: connectionField('defaultCompany'), value: product.example.companyCode, select: true},
    {row: 'field', label: connectionField('shared'), value: {sv: 'personlig', en: 'personal'}, select: true, call: 4},
    {row: 'field', label: connectionField('description'), value: ''},
  ],
  buttons: [
    {label: dialogButton('connections', 2), side: 'left', call: 5},
    {label: dialogButton('settings', 1), tone: 'primary'},
  ],
  legend: [
    {
      sv: 'Yttra Moln fyller i server, port och databas åt dig.',
      en: 'Yttra Cloud fills in server, port and database for you.',
    },
    {sv: 'Lämna porten tom för en namngiven instans.', en: 'Leave the port empty for a named instance.'},
    {
      sv: 'I Yttra Moln bara SQL. Användare och lösenord fylls i bara med SQL.',
      en: 'In Yttra Cloud SQL only. User and password are filled in with SQL only.',
    },
    {
      sv: 'En administratör kan dela med användargrupper; annars är anslutningen bara din.',
      en: 'An administrator can share with user groups; otherwise the connection is yours only.',
    },
    {sv: 'Testa innan du sparar.', en: 'Test before you save.'},
  ],
};
