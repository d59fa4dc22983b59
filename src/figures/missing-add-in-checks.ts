import type {LadderFigure} from '../../packages/diagrams';

const FOUND = {sv: 'stämmer', en: 'matches'} as const;

/** Canon, section 3: the nine checks, in the order of how often they are the cause. */
export const missingAddInChecks: LadderFigure = {
  kind: 'ladder',
  title: {sv: 'Nio kontroller när tillägget saknas', en: 'Nine checks when the add-in is missing'},
  caption: {
    sv: 'Börja på den rad som stämmer med det du ser. Gör det som pilen leder till, och starta om Excel om fliken inte redan syns.',
    en: 'Start at the row that matches what you see. Do what the arrow leads to, and restart Excel if the tab is not there already.',
  },
  rungs: [
    {
      title: {sv: 'Fel Excel eller Windows-konto', en: 'Wrong Excel or Windows account'},
      lines: [
        {sv: 'Fliken finns hos en kollega eller i en annan Excel.', en: 'A colleague or another Excel has the tab.'},
      ],
      exits: [
        {
          label: FOUND,
          title: {sv: 'Öppna rätt Excel', en: 'Open the right Excel'},
          lines: [{sv: 'med rätt konto', en: 'with the right account'}],
        },
      ],
    },
    {
      title: {sv: 'Antalet bitar stämmer inte', en: 'The bitness does not match'},
      lines: [{sv: 'Om Excel säger 32- eller 64-bitars.', en: 'About Excel says 32- or 64-bit.'}, {code: 'YT-1002'}],
      exits: [{label: FOUND, title: {sv: 'Installera rätt paket', en: 'Install the right package'}}],
    },
    {
      title: {sv: 'Rutan COM-tillägg', en: 'The COM Add-ins box'},
      lines: [{sv: 'Yttra Rapport är avmarkerat.', en: 'Yttra Rapport is unticked.'}],
      exits: [{label: FOUND, title: {sv: 'Markera Yttra Rapport', en: 'Tick Yttra Rapport'}}],
    },
    {
      title: {sv: 'Inaktiverade objekt', en: 'Disabled Items'},
      lines: [{sv: 'Yttra Rapport står i listan.', en: 'Yttra Rapport is in the list.'}],
      exits: [{label: FOUND, title: {sv: 'Aktivera', en: 'Enable'}}],
    },
    {
      title: 'LoadBehavior',
      lines: [{sv: '2 eller 0 i HKCU, fast HKLM säger 3.', en: '2 or 0 in HKCU, although HKLM says 3.'}],
      exits: [{label: FOUND, title: {sv: 'Sätt 3 i HKCU', en: 'Set 3 in HKCU'}}],
    },
    {
      title: {sv: 'Säkerhetscenter', en: 'Trust Center'},
      lines: [{sv: 'Alla programtillägg är inaktiverade.', en: 'All application add-ins are disabled.'}],
      exits: [{label: FOUND, title: {sv: 'Avmarkera inställningen', en: 'Clear the setting'}}],
    },
    {
      title: {sv: 'Blockerad fil', en: 'Blocked file'},
      lines: [
        {sv: 'MSI-filens egenskaper: Avblockera.', en: 'Properties of the MSI file: Unblock.'},
        {code: 'YT-1006'},
      ],
      exits: [
        {
          label: FOUND,
          title: {sv: 'Avblockera', en: 'Unblock'},
          lines: [{sv: 'och installera igen', en: 'and install again'}],
        },
      ],
    },
    {
      title: {sv: 'Reparera', en: 'Repair'},
      lines: [{code: 'YttraRepair.exe'}],
      exits: [{title: {sv: 'Klart. Starta om Excel.', en: 'Done. Restart Excel.'}, icon: 'check'}],
    },
    {
      title: {sv: 'Fortfarande ingen flik', en: 'Still no tab'},
      lines: [{sv: 'Skapa ett loggpaket.', en: 'Create a log package.'}],
      exits: [{title: 'Support', lines: [{sv: 'Skicka loggpaketet.', en: 'Send the log package.'}], icon: 'mail'}],
    },
  ],
};
