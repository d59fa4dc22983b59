import type {LadderFigure} from './types';

const FOUND = {sv: 'stämmer', en: 'matches'} as const;

/** Canon, section 3: the nine checks, in the order of how often they are the cause. */
export const missingAddInChecks: LadderFigure = {
  kind: 'ladder',
  width: 660,
  stepWidth: 316,
  title: {sv: 'Nio kontroller när tillägget saknas', en: 'Nine checks when the add-in is missing'},
  caption: {
    sv: 'Gå uppifrån och ned. Stämmer det du ser, gör det som står till höger och starta om Excel.',
    en: 'Go from top to bottom. If it matches what you see, do what stands on the right and restart Excel.',
  },
  alternative: {
    sv:
      'Nio kontroller i ordning. 1, fel Excel eller Windows-konto: fliken finns hos en kollega eller i en annan Excel; öppna rätt Excel med rätt konto. ' +
      '2, antalet bitar stämmer inte, YT-1002: installera det andra paketet. 3, Yttra Rapport är avmarkerat i rutan COM-tillägg: markera det. ' +
      '4, Yttra Rapport står bland inaktiverade objekt: välj Aktivera. 5, LoadBehavior är 2 eller 0 i HKCU: sätt 3 eller ta bort värdet. ' +
      '6, alla programtillägg är inaktiverade i Säkerhetscenter: avmarkera inställningen. 7, filen är blockerad, YT-1006: välj Avblockera i filens egenskaper. ' +
      '8, inget av detta: kör YttraRepair.exe. 9, hjälper inte det heller: skicka loggpaketet till supporten.',
    en:
      'Nine checks in order. 1, wrong Excel or Windows account: a colleague or another Excel has the tab; open the right Excel with the right account. ' +
      '2, the bitness does not match, YT-1002: install the other package. 3, Yttra Rapport is unticked in the COM Add-ins box: tick it. ' +
      '4, Yttra Rapport is in the list of Disabled Items: choose Enable. 5, LoadBehavior is 2 or 0 in HKCU: set 3 or delete the value. ' +
      '6, all application add-ins are disabled in the Trust Center: clear the setting. 7, the file is blocked, YT-1006: choose Unblock in the properties of the file. ' +
      '8, none of these: run YttraRepair.exe. 9, that does not help either: send the log package to support.',
  },
  rungs: [
    {
      title: {sv: 'Fel Excel eller Windows-konto', en: 'Wrong Excel or Windows account'},
      lines: [{sv: 'Fliken finns hos en kollega eller i en annan Excel.', en: 'A colleague or another Excel has the tab.'}],
      exit: {label: FOUND, title: {sv: 'Öppna rätt Excel', en: 'Open the right Excel'}, lines: [{sv: 'med rätt konto', en: 'with the right account'}]},
    },
    {
      title: {sv: 'Antalet bitar stämmer inte', en: 'The bitness does not match'},
      lines: [{sv: 'Om Excel säger 32- eller 64-bitars.', en: 'About Excel says 32- or 64-bit.'}, {code: 'YT-1002'}],
      exit: {label: FOUND, title: {sv: 'Installera rätt paket', en: 'Install the right package'}},
    },
    {
      title: {sv: 'Rutan COM-tillägg', en: 'The COM Add-ins box'},
      lines: [{sv: 'Yttra Rapport är avmarkerat.', en: 'Yttra Rapport is unticked.'}],
      exit: {label: FOUND, title: {sv: 'Markera Yttra Rapport', en: 'Tick Yttra Rapport'}},
    },
    {
      title: {sv: 'Inaktiverade objekt', en: 'Disabled Items'},
      lines: [{sv: 'Yttra Rapport står i listan.', en: 'Yttra Rapport is in the list.'}],
      exit: {label: FOUND, title: {sv: 'Aktivera', en: 'Enable'}},
    },
    {
      title: 'LoadBehavior',
      lines: [{sv: '2 eller 0 i HKCU, fast HKLM säger 3.', en: '2 or 0 in HKCU, although HKLM says 3.'}],
      exit: {label: FOUND, title: {sv: 'Sätt 3 i HKCU', en: 'Set 3 in HKCU'}},
    },
    {
      title: {sv: 'Säkerhetscenter', en: 'Trust Center'},
      lines: [{sv: 'Alla programtillägg är inaktiverade.', en: 'All application add-ins are disabled.'}],
      exit: {label: FOUND, title: {sv: 'Avmarkera inställningen', en: 'Clear the setting'}},
    },
    {
      title: {sv: 'Blockerad fil', en: 'Blocked file'},
      lines: [{sv: 'MSI-filens egenskaper: Avblockera.', en: 'Properties of the MSI file: Unblock.'}, {code: 'YT-1006'}],
      exit: {label: FOUND, title: {sv: 'Avblockera', en: 'Unblock'}},
    },
    {
      title: {sv: 'Reparera', en: 'Repair'},
      lines: [{code: 'YttraRepair.exe'}],
      exit: {title: {sv: 'Klart. Starta om Excel.', en: 'Done. Restart Excel.'}, icon: 'check'},
    },
    {
      title: {sv: 'Fortfarande ingen flik', en: 'Still no tab'},
      lines: [{sv: 'Skapa ett loggpaket.', en: 'Create a log package.'}],
      exit: {title: 'Support', lines: [{sv: 'Skicka loggpaketet.', en: 'Send the log package.'}], icon: 'mail'},
    },
  ],
};
