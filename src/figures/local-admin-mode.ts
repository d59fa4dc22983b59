import {limits} from '../product/data';
import type {FlowFigure} from '../../packages/diagrams';

const minutes = Number(limits.find((limit) => limit.id === 'localAdmin')?.value);

/** Canon, section 9; event numbers from the data's list of events. */
export const localAdminMode: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Lokalt administratörsläge från start till slut', en: 'Local admin mode from start to end'},
  caption: {
    sv: 'Läget är avstängt tills någon tillåter det, och varje start och slut skrivs i händelseloggen.',
    en: 'The mode is off until somebody allows it, and every start and end is written to the event log.',
  },
  alternative: {
    sv:
      'Läget är normalt Avstängt. Med LocalAdmin.Enabled=1 i maskinfilen eller en princip blir det Tillåtet. ' +
      'När YttraReport.Admin.exe startas med /localadmin prövas tre saker: att läget är tillåtet, att Windows-användaren är med i gruppen och att programmet körs som administratör. ' +
      `Stämmer inte allt blir det Nekad start och händelse 1005. Annars börjar en Session med röd list och nedräkning, ${minutes} minuter, händelse 1001; ändringar skrivs som händelse 1003, en tillfällig systemadministratör som 1004. ` +
      'När tiden är ute eller programmet stängs är sessionen slut, händelse 1002. Stäng sedan av läget igen med LocalAdmin.Enabled=0.',
    en:
      'The mode is normally Off. With LocalAdmin.Enabled=1 in the machine file or a policy it becomes Allowed. ' +
      'When YttraReport.Admin.exe is started with /localadmin three things are tried: that the mode is allowed, that the Windows user is in the group, and that the program runs elevated. ' +
      `If any of them fails the start is Refused, event 1005. Otherwise a Session begins with a red bar and a countdown, ${minutes} minutes, event 1001; changes are written as event 1003, a temporary system administrator as 1004. ` +
      'When time is up or the program is closed the session has Ended, event 1002. Then turn the mode off again with LocalAdmin.Enabled=0.',
  },
  columns: [150, 170, 150],
  gap: [94, 60],
  nodes: [
    {
      id: 'off',
      at: [0, 0],
      title: {sv: 'Avstängt', en: 'Off'},
      lines: [{code: 'Enabled=0'}, {sv: 'normalläget', en: 'the normal state'}],
    },
    {
      id: 'allowed',
      at: [1, 0],
      title: {sv: 'Tillåtet', en: 'Allowed'},
      lines: [{code: 'Enabled=1'}, {sv: 'maskinfil eller princip', en: 'machine file or policy'}],
    },
    {
      id: 'refused',
      at: [2, 0],
      icon: 'cross',
      title: {sv: 'Nekad start', en: 'Refused'},
      lines: [{sv: 'händelse 1005', en: 'event 1005'}],
    },
    {
      id: 'session',
      at: [1, 1],
      tone: 'here',
      icon: 'wait',
      title: {sv: `Session, ${minutes} min`, en: `Session, ${minutes} min`},
      lines: [{sv: 'händelse 1001, ändringar 1003', en: 'event 1001, changes 1003'}],
    },
    {id: 'ended', at: [0, 1], title: {sv: 'Slut', en: 'Ended'}, lines: [{sv: 'händelse 1002', en: 'event 1002'}]},
  ],
  edges: [
    {from: 'off', to: 'allowed', label: {sv: 'IT tillåter', en: 'IT allows'}},
    {from: 'allowed', to: 'refused', label: {sv: 'uppfylls inte', en: 'not met'}},
    {from: 'allowed', to: 'session', label: '/localadmin'},
    {from: 'session', to: 'ended', label: {sv: 'tiden ute', en: 'time is up'}},
    {from: 'ended', to: 'off', label: {sv: 'stäng av igen', en: 'turn it off'}},
  ],
};
