import {mailStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {changesInWords, technicalStates} from './states';

/** Canon, section 18; states and changes from the data. */
export const mailQueue: StatesFigure = {
  kind: 'states',
  width: 660,
  title: {sv: 'Lägen för mejl i kön', en: 'The states of an e-mail in the queue'},
  caption: {
    sv: 'Jobbet YT_MailDispatch kör {schedules.mailDispatch} och för meddelandena vidare.',
    en: 'The job YT_MailDispatch runs {schedules.mailDispatch} and moves the e-mails on.',
  },
  alternative: changesInWords(mailStates),
  states: technicalStates(mailStates),
  places: {NEW: [0, 0], QUEUED: [1, 0], SENT: [2, 0], ERROR: [1, 1]},
  columns: [112, 214, 112],
  gap: [110, 52],
  icons: {NEW: 'mail', SENT: 'check', ERROR: 'cross'},
  transitions: {
    'NEW>QUEUED': {label: 'sp_send_dbmail', labelWidth: 120},
    'QUEUED>NEW': {
      label: {sv: 'högst {limits.mailAttempts}', en: 'at most {limits.mailAttempts}'},
      out: 'top',
      in: 'top',
      reach: 24,
    },
    'QUEUED>SENT': {label: {sv: 'skickat', en: 'sent'}},
    'QUEUED>ERROR': {label: {sv: 'misslyckat', en: 'failed'}},
    'NEW>ERROR': {out: 'bottom', in: 'left'},
  },
};
