import type {LadderFigure} from './types';

/** Canon, section 18, “Temp support”. */
export const supportShift: LadderFigure = {
  kind: 'ladder',
  width: 600,
  stepWidth: 370,
  title: {sv: 'Ett supportpass', en: 'A support shift'},
  caption: {
    sv: 'Passet från överlämning till överlämning.',
    en: 'The shift from handover to handover.',
  },
  alternative: {
    sv:
      'Passet har tre delar. Passets början: 1. läs överlämningen; 2. öppna kön och driftstatus; 3. leta efter misslyckade körningar i Yttra Synk det senaste dygnet. ' +
      'Under passet, för varje ärende: 4. samla uppgifterna: kundnummer, e-post, produkt och version, felkod, tid, loggpaket; 5. sätt prioritet; P1 lämnas genast till jouren; ' +
      '6. gå igenom de tio första kontrollerna; löser de det inte, lämna till nivå 2. Passets slut: 7. skriv överlämningen med öppna P1 och P2, löften och mönster.',
    en:
      'The shift has three parts. Start of shift: 1. read the handover; 2. open the queue and the status board; 3. look for failed Yttra Sync runs in the last 24 hours. ' +
      'During the shift, for every ticket: 4. collect the facts: customer number, e-mail, product and version, error code, time, log package; 5. set the priority; P1 goes to on-call at once; ' +
      '6. go through the first ten checks; if they do not solve it, hand over to level 2. End of shift: 7. write the handover with open P1 and P2, promises and patterns.',
  },
  rungs: [
    {part: {sv: 'Passets början', en: 'Start of shift'}, title: {sv: 'Läs överlämningen', en: 'Read the handover'}},
    {title: {sv: 'Öppna kön och driftstatus', en: 'Open the queue and the status board'}},
    {
      title: {sv: 'Misslyckade körningar', en: 'Failed runs'},
      lines: [{sv: 'Yttra Synk, det senaste dygnet', en: 'Yttra Sync, the last 24 hours'}],
    },
    {
      part: {sv: 'Varje ärende', en: 'Every ticket'},
      title: {sv: 'Samla uppgifterna', en: 'Collect the facts'},
      lines: [
        {sv: 'kundnummer, e-post, version, felkod, tid, loggpaket', en: 'customer number, e-mail, version, error code, time, log package'},
      ],
    },
    {
      title: {sv: 'Sätt prioritet P1–P4', en: 'Set priority P1–P4'},
      exit: {label: 'P1', title: {sv: 'Jour', en: 'On-call'}},
    },
    {
      title: {sv: 'Tio första kontrollerna', en: 'First ten checks'},
      lines: [{sv: 'Lös och svara.', en: 'Solve and answer.'}],
      exit: {label: {sv: 'olöst', en: 'unsolved'}, title: {sv: 'Nivå 2', en: 'Level 2'}, lines: [{sv: 'produktspecialist', en: 'product specialist'}]},
    },
    {
      part: {sv: 'Passets slut', en: 'End of shift'},
      title: {sv: 'Skriv överlämningen', en: 'Write the handover'},
      lines: [{sv: 'öppna P1 och P2, löften, mönster', en: 'open P1 and P2, promises, patterns'}],
    },
  ],
};
