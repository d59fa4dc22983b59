import {backup} from '../data';
import {portalMenu} from './facts';
import type {LadderFigure} from './types';

/** Canon, section 15, “Backups”. */
export const backupRestore: LadderFigure = {
  kind: 'ladder',
  width: 660,
  stepWidth: 350,
  title: {sv: 'Från säkerhetskopia till egen databas', en: 'From backup to your own database'},
  caption: {
    sv: 'Hämta kopian, pröva den och läs tillbaka den på en egen server.',
    en: 'Download the backup, try it, and restore it on a server of your own.',
  },
  alternative: {
    sv:
      'Sju steg. I portalen: 1. välj en nattlig kopia eller beställ en ny, högst två per dygn; 2. hämta filen och dess kontrollsumma, länken gäller i 72 timmar. ' +
      'På din server: 3. jämför kontrollsumman med Get-FileHash; stämmer den inte, hämta filen igen. 4. RESTORE FILELISTONLY visar filerna; räcker inte utrymmet, gör plats först. ' +
      '5. RESTORE VERIFYONLY WITH CHECKSUM prövar kopian; fel här: hämta en ny kopia. 6. RESTORE DATABASE WITH MOVE läser tillbaka den; det kräver SQL Server 2022 eller senare. ' +
      '7. skapa egna användare i rollen yt_reader och sätt återställningsmodellen SIMPLE.',
    en:
      'Seven steps. In the portal: 1. choose a nightly backup or order a new one, at most two per day; 2. download the file and its hash, the link is valid for 72 hours. ' +
      'On your server: 3. compare the hash with Get-FileHash; if it differs, download the file again. 4. RESTORE FILELISTONLY shows the files; if there is not room, make room first. ' +
      '5. RESTORE VERIFYONLY WITH CHECKSUM tries the backup; an error here: download a new backup. 6. RESTORE DATABASE WITH MOVE restores it; it needs SQL Server 2022 or later. ' +
      '7. create your own users in the role yt_reader and set the recovery model SIMPLE.',
  },
  rungs: [
    {
      part: 'Yttra Portal',
      title: {sv: 'Välj en nattlig kopia, eller beställ', en: 'Choose a nightly backup, or order'},
      lines: [portalMenu('backups')],
      exit: {title: {sv: 'Högst två per dygn', en: 'At most two a day'}, lines: [{code: 'backup_limit'}]},
    },
    {
      title: {sv: 'Hämta filen och kontrollsumman', en: 'Download the file and its hash'},
      lines: [{sv: 'Länken gäller i 72 timmar.', en: 'The link is valid for 72 hours.'}],
    },
    {
      part: {sv: 'Din server', en: 'Your server'},
      title: {sv: 'Jämför kontrollsumman', en: 'Compare the hash'},
      lines: [{code: 'Get-FileHash -Algorithm SHA256'}],
      exit: {label: {sv: 'olika', en: 'differs'}, title: {sv: 'Hämta filen igen', en: 'Download again'}},
    },
    {
      title: {sv: 'Se vilka filer kopian har', en: 'See which files it holds'},
      lines: [{code: 'RESTORE FILELISTONLY'}],
      exit: {label: {sv: 'för stor', en: 'too big'}, title: {sv: 'Gör plats först', en: 'Make room first'}},
    },
    {
      title: {sv: 'Pröva kopian', en: 'Try the backup'},
      lines: [{code: 'RESTORE VERIFYONLY WITH CHECKSUM'}],
      exit: {label: {sv: 'fel', en: 'error'}, title: {sv: 'Hämta en ny kopia', en: 'Get a new backup'}},
    },
    {
      title: {sv: 'Läs tillbaka', en: 'Restore'},
      lines: [{code: 'RESTORE DATABASE … WITH MOVE'}],
      exit: {label: {sv: 'äldre server', en: 'older server'}, title: {sv: `Kräver ${backup.minimumServer}`, en: `Needs ${backup.minimumServer}`}, lines: [{sv: 'eller senare', en: 'or later'}]},
    },
    {
      title: {sv: 'Skapa egna användare', en: 'Create your own users'},
      lines: [
        {sv: 'i rollen yt_reader, sedan RECOVERY SIMPLE', en: 'in the role yt_reader, then RECOVERY SIMPLE'},
      ],
    },
  ],
};
