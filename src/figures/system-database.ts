import {product} from '../product/data';
import {part} from './facts';
import type {FlowFigure} from '../../packages/diagrams';

/** Canon, section 10: schemas, database roles and who has them. */
export const systemDatabase: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Systemdatabasens scheman och roller', en: 'The schemas and roles of the system database'},
  caption: {
    sv: 'Vem som når vad i ExoSystemDB. Tillägget når bara schemat app, aldrig de andra schemanas tabeller.',
    en: 'Who reaches what in ExoSystemDB. The add-in reaches the schema app only, never the tables of the other schemas.',
  },
  alternative: {
    sv:
      'Till vänster de som ansluter, på pilarna deras databasroll, till höger databasen ExoSystemDB. ' +
      'Yttra Rapport har rollen yt_app och når bara schemat app, med EXECUTE och SELECT. Portalen har yt_admin: samma sak och procedurerna för administration. ' +
      'Procedurerna arbetar med tabellerna i sec (användare, grupper, behörigheter), con (anslutningar), rep (mappar, rapporter, versioner, sparade frågor) och lic (licenser). ' +
      'Den som granskar har yt_audit och läser loggarna i aud, som sparas i {limits.auditRetention}. ExoSystemDbSetup har yt_installer, bara under installation och uppgradering.',
    en:
      'On the left those who connect, on the arrows their database role, on the right the database ExoSystemDB. ' +
      'Yttra Report has the role yt_app and reaches the schema app only, with EXECUTE and SELECT. The portal has yt_admin: the same and the administration procedures. ' +
      'The procedures work with the tables in sec (users, groups, permissions), con (connections), rep (folders, reports, versions, saved queries) and lic (licences). ' +
      'Whoever audits has yt_audit and reads the logs in aud, kept for {limits.auditRetention}. ExoSystemDbSetup has yt_installer, only during installation and upgrade.',
  },
  columns: [156, 120, 152],
  gap: [100, 20],
  inset: [1, 15],
  nodes: [
    {id: 'addin', at: [0, 0], title: part('report'), icon: 'sheet'},
    {id: 'admin', at: [0, 1], title: {sv: 'Portalen', en: 'The portal'}, icon: 'gear'},
    {id: 'audit', at: [0, 2], title: {sv: 'Granskning', en: 'Audit'}, icon: 'person'},
    {id: 'setup', at: [0, 3], title: {sv: 'Installation', en: 'Setup'}, icon: 'file'},
    {
      id: 'app',
      at: [1, 0],
      span: [1, 2],
      title: 'app',
      lines: [{sv: 'procedurer, inställningar', en: 'procedures, settings'}],
    },
    {
      id: 'tables',
      at: [2, 0],
      span: [1, 2],
      title: 'sec, con, rep, lic',
      lines: [{sv: 'användare, anslutningar, rapporter, licenser', en: 'users, connections, reports, licences'}],
    },
    {
      id: 'aud',
      at: [1, 2],
      span: [2, 1],
      title: 'aud',
      lines: [{sv: 'loggar, {limits.auditRetention}', en: 'logs, {limits.auditRetention}'}],
    },
    {
      id: 'all',
      at: [1, 3],
      span: [2, 1],
      title: {sv: 'Hela databasen', en: 'The whole database'},
      lines: [{sv: 'bara under installation och uppgradering', en: 'only during installation and upgrade'}],
    },
  ],
  edges: [
    {from: 'addin', to: 'app', label: 'yt_app'},
    {from: 'admin', to: 'app', label: 'yt_admin'},
    {from: 'audit', to: 'aud', label: 'yt_audit'},
    {from: 'setup', to: 'all', label: 'yt_installer'},
    {from: 'app', to: 'tables', heads: 'both'},
  ],
  zones: [{label: product.systemDatabase, around: ['app', 'tables', 'aud', 'all']}],
};
