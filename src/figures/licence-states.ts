import {licenceStates, limits} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {describedStates} from './states';

const days = (id: string): number => Number(limits.find((limit) => limit.id === id)?.value);

/** Canon, section 5. */
export const licenceStatesFigure: StatesFigure = {
  kind: 'states',
  width: 660,
  title: {sv: 'Licensens tillstånd', en: 'The states of a licence'},
  caption: {sv: 'En licens från provperiod till utgången.', en: 'A licence from trial to expired.'},
  alternative: {
    sv:
      `Provperioden är ${days('licenceTrial')} dagar från första inloggningen. När licensen aktiveras blir den Aktiv och allt fungerar. ` +
      `Utan kontakt med licensservern, eller efter avtalets slut, följer Respittid i ${days('licenceGrace')} dagar, och allt fungerar fortfarande. ` +
      'Får tillägget kontakt igen eller förnyas avtalet blir licensen Aktiv. Annars blir den Utgången: rapporter öppnas skrivskyddade och uppdatering stoppas med YT-3004. ' +
      'Även då gör ett förnyat avtal den Aktiv. En systemadministratör kan göra licensen Spärrad, YT-3002.',
    en:
      `The trial is ${days('licenceTrial')} days from the first sign-in. When the licence is activated it becomes Active and everything works. ` +
      `Without contact with the licence server, or after expiry, a Grace period of ${days('licenceGrace')} days follows, and everything still works. ` +
      'If the add-in gets contact again or the agreement is renewed, the licence becomes Active. Otherwise it becomes Expired: reports open read-only and refresh stops with YT-3004. ' +
      'Even then a renewed agreement makes it Active. A System administrator can make the licence Blocked, YT-3002.',
  },
  states: describedStates(licenceStates),
  places: {trial: [0, 0], active: [1, 0], grace: [2, 0], blocked: [0, 1], expired: [2, 1]},
  columns: [140, 130, 170],
  gap: [104, 56],
  transitions: {
    'trial>active': {label: {sv: 'Aktivera', en: 'Activate'}},
    'active>grace': {label: {sv: 'ingen kontakt', en: 'no contact'}},
    'grace>active': {label: {sv: 'kontakt igen', en: 'contact again'}, labelSide: 'bottom'},
    'grace>expired': {label: {sv: '14 dagar', en: '14 days'}, labelSide: 'left'},
    'active>blocked': {out: 'bottom', in: 'right', label: {sv: 'spärras', en: 'blocked'}},
    'expired>active': {out: 'left', in: 'bottom', label: {sv: 'förnyat avtal', en: 'renewed'}},
  },
};
