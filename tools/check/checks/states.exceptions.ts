/** A word on a page that only happens to be the name of a state. */
export interface StateException {
  /** The page, without the language. */
  readonly place: string;
  /** The state, as messages name it: `mail.NEW`. */
  readonly state: string;
  readonly reason: string;
}

export const stateExceptions: readonly StateException[] = [
  {place: '/report/install/create_connection', state: 'mail.NEW', reason: 'A button of the dialog.'},
];
