import {mailStates} from '../product/data';
import type {StatesFigure} from '../../packages/diagrams';
import {technicalStates} from './states';

/** Canon, section 18; states and transitions from the data. */
export const mailQueue: StatesFigure = {
  kind: 'states',
  width: 660,
  title: {sv: 'Lägen för mejl i kön', en: 'The states of an e-mail in the queue'},
  caption: {
    sv: 'Jobbet YT_MailDispatch kör var femte minut och för meddelandena vidare.',
    en: 'The job YT_MailDispatch runs every five minutes and moves the e-mails on.',
  },
  alternative: {
    sv:
      'Ett mejl läggs i ops.MailQueue av ops.QueueMail som Ny (NEW). När sp_send_dbmail har tagit emot det blir läget Lämnad till Database Mail (QUEUED). ' +
      'Vid nästa körning läses utfallet: Skickad (SENT), Fel (ERROR), eller Ny igen för ett nytt försök, högst tre. ' +
      'Ett meddelande som inte kan lämnas över alls går från Ny till Fel.',
    en:
      'An e-mail is put in ops.MailQueue by ops.QueueMail as New (NEW). When sp_send_dbmail has taken it, it becomes Handed to Database Mail (QUEUED). ' +
      'At the next run the result is read: Sent (SENT), Error (ERROR), or New again for another attempt, at most three. ' +
      'An e-mail that cannot be handed over at all goes from New to Error.',
  },
  states: technicalStates(mailStates),
  places: {NEW: [0, 0], QUEUED: [1, 0], SENT: [2, 0], ERROR: [1, 1]},
  columns: [112, 214, 112],
  gap: [110, 52],
  icons: {NEW: 'mail', SENT: 'check', ERROR: 'cross'},
  transitions: {
    'NEW>QUEUED': {label: 'sp_send_dbmail', labelWidth: 120},
    'QUEUED>NEW': {
      label: {sv: 'nytt försök, högst tre', en: 'another attempt, at most three'},
      out: 'top',
      in: 'top',
      reach: 24,
    },
    'QUEUED>SENT': {label: {sv: 'skickat', en: 'sent'}},
    'QUEUED>ERROR': {label: {sv: 'misslyckat', en: 'failed'}},
    'NEW>ERROR': {out: 'bottom', in: 'left'},
  },
};
