import type {LadderFigure} from '../../packages/diagrams';

/** Canon, section 18, “Temp support”. */
export const supportShift: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Ett supportpass', en: 'A support shift'},
  caption: {sv: 'Passet från överlämning till överlämning.', en: 'The shift from handover to handover.'},
  rungs: [
    {part: {sv: 'Passets början', en: 'Start of shift'}, title: {sv: 'Läs överlämningen', en: 'Read the handover'}},
    {
      title: {sv: 'Öppna kön', en: 'Open the queue'},
      lines: [{sv: 'prioritet först, sedan ålder', en: 'priority first, then age'}],
    },
    {title: {sv: 'Se driftstatusen', en: 'See the service status'}},
    {
      title: {sv: 'Kontrollera synkroniseringen', en: 'Check the synchronisation'},
      lines: [{sv: 'misslyckade körningar, det senaste dygnet', en: 'failed runs, the last 24 hours'}],
    },
    {
      part: {sv: 'Under passet', en: 'During the shift'},
      title: {sv: 'Arbeta igenom ärendena', en: 'Work through the tickets'},
      lines: [{sv: 'uppgifter, prioritet, de tio första kontrollerna', en: 'facts, priority, the first ten checks'}],
      exits: [
        {
          label: 'P1',
          title: {sv: 'Ring genast', en: 'Telephone at once'},
          lines: [{sv: 'nivå 2 på kontorstid, annars jouren', en: 'level 2 in office hours, otherwise on-call'}],
        },
        {
          label: {sv: 'olöst', en: 'unsolved'},
          title: {sv: 'Nivå 2', en: 'Level 2'},
          lines: [{sv: 'produktspecialist', en: 'product specialist'}],
        },
      ],
    },
    {
      part: {sv: 'Passets slut', en: 'End of shift'},
      title: {sv: 'Lämna över', en: 'Hand over'},
      lines: [{sv: 'öppna P1 och P2, löften, mönster', en: 'open P1 and P2, promises, patterns'}],
    },
  ],
};
