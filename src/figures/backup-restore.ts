import {backup} from '../product/data';
import {portalMenu} from './facts';
import type {LadderFigure} from '../../packages/diagrams';

/** Canon, section 15, “Backups”. */
export const backupRestore: LadderFigure = {
  kind: 'ladder',
  numbers: 'part',
  title: {sv: 'Från säkerhetskopia till egen databas', en: 'From backup to your own database'},
  caption: {
    sv: 'Hämta kopian, pröva den och läs tillbaka den på en egen server.',
    en: 'Download the backup, try it, and restore it on a server of your own.',
  },
  rungs: [
    {
      part: {sv: 'Beställ och hämta', en: 'Order and download'},
      title: {sv: 'Öppna listan', en: 'Open the list'},
      lines: [portalMenu('backups')],
    },
    {
      title: {sv: 'Välj en kopia, eller beställ', en: 'Choose a backup, or order one'},
      exits: [
        {
          title: {sv: 'Högst {limits.backupDemand}', en: 'At most {limits.backupDemand}'},
          lines: [{code: 'backup_limit'}],
        },
      ],
    },
    {
      title: {sv: 'Hämta filen och kontrollsumman', en: 'Download the file and its hash'},
      lines: [{sv: 'Länken gäller i {limits.backupLink}.', en: 'The link is valid for {limits.backupLink}.'}],
    },
    {
      title: {sv: 'Jämför kontrollsumman', en: 'Compare the hash'},
      lines: [{code: 'Get-FileHash -Algorithm SHA256'}],
      exits: [{label: {sv: 'olika', en: 'differs'}, title: {sv: 'Hämta filen igen', en: 'Download again'}}],
    },
    {
      part: {sv: 'Återläs på din server', en: 'Restore on your server'},
      title: {sv: 'Se vilka filer kopian har', en: 'See which files it holds'},
      lines: [{code: 'RESTORE FILELISTONLY'}],
      exits: [{label: {sv: 'för stor', en: 'too big'}, title: {sv: 'Gör plats först', en: 'Make room first'}}],
    },
    {
      title: {sv: 'Pröva kopian', en: 'Try the backup'},
      lines: [{code: 'RESTORE VERIFYONLY WITH CHECKSUM'}],
      exits: [{label: {sv: 'fel', en: 'error'}, title: {sv: 'Hämta en ny kopia', en: 'Get a new backup'}}],
    },
    {
      title: {sv: 'Läs tillbaka', en: 'Restore'},
      lines: [{code: 'RESTORE DATABASE … WITH MOVE'}, {code: 'RECOVERY SIMPLE'}],
      exits: [
        {
          label: {sv: 'äldre server', en: 'older server'},
          title: {sv: `Kräver ${backup.minimumServer}`, en: `Needs ${backup.minimumServer}`},
          lines: [{sv: 'eller senare', en: 'or later'}],
        },
      ],
    },
  ],
  end: {
    title: {sv: 'Skapa egna användare', en: 'Create your own users'},
    lines: [{sv: 'i rollen yt_reader', en: 'in the role yt_reader'}],
  },
};
