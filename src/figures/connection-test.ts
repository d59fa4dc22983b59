import {connectionTests} from '../data';
import {message} from './facts';
import type {LadderFigure, Line, Text} from './types';

/** What each step tries. Canon, section 11; the steps and their codes are in the data. */
const TRIES: Readonly<Record<number, {title: Text; line: Text}>> = {
  1: {
    title: {sv: 'Namn', en: 'Name'},
    line: {sv: 'Går servernamnet att slå upp?', en: 'Can the server name be looked up?'},
  },
  2: {
    title: {sv: 'Port', en: 'Port'},
    line: {sv: 'Svarar servern på porten?', en: 'Does the server answer on the port?'},
  },
  3: {
    title: {sv: 'Kryptering', en: 'Encryption'},
    line: {sv: 'Kan trafiken krypteras, och är certifikatet betrott?', en: 'Can traffic be encrypted, and is the certificate trusted?'},
  },
  4: {
    title: {sv: 'Inloggning', en: 'Sign-in'},
    line: {sv: 'Tar servern emot kontot?', en: 'Does the server accept the account?'},
  },
  5: {
    title: {sv: 'Databas', en: 'Database'},
    line: {sv: 'Kan kontot öppna databasen?', en: 'Can the account open the database?'},
  },
  6: {
    title: {sv: 'Behörigheter', en: 'Permissions'},
    line: {sv: 'Får kontot läsa?', en: 'May the account read?'},
  },
  7: {
    title: {sv: 'Schema', en: 'Schema'},
    line: {
      sv: 'Rätt version i systemdatabasen, vyerna i rpt i en kunddatabas',
      en: 'The right version in the system database, the views in rpt in a customer database',
    },
  },
};

/** The one code that only warns: the views in `rpt` are missing. */
const WARNING = 'YT-6005';

function tries(step: number): {title: Text; line: Text} {
  const found = TRIES[step];
  if (!found) throw new Error(`The data has a step ${step} of the connection test that the figure does not describe`);
  return found;
}

function codeLines(codes: readonly string[]): Line[] {
  const stopping = codes.filter((code) => code !== WARNING);
  const lines: Line[] = [{code: stopping.join(', ')}];
  if (codes.includes(WARNING)) {
    lines.push({code: {sv: `${WARNING} varning`, en: `${WARNING} warning`}});
  }
  return lines;
}

/** Canon, section 11. */
export const connectionTest: LadderFigure = {
  kind: 'ladder',
  width: 600,
  stepWidth: 376,
  title: {sv: 'Anslutningstestets sju steg', en: 'The seven steps of the connection test'},
  caption: {
    sv: 'Testet går uppifrån och ned och stannar vid det första felet. Koden säger var.',
    en: 'The test runs from top to bottom and stops at the first failure. The code tells you where.',
  },
  alternative: {
    sv:
      'Sju steg i ordning, vart och ett med de koder det kan stanna med. Steg 1, namn: YT-2001. Steg 2, port: YT-2002 eller YT-2012. ' +
      'Steg 3, kryptering: YT-2005 eller YT-2006. Steg 4, inloggning: YT-2003 eller YT-2007. Steg 5, databas: YT-2004. ' +
      'Steg 6, behörigheter: YT-2008. Steg 7, schema: YT-2009 för systemdatabasen; saknas vyerna i en kunddatabas ges YT-6005 som varning. ' +
      'Går alla steg bra står det ”Anslutningen fungerar.”',
    en:
      'Seven steps in order, each with the codes it can stop with. Step 1, name: YT-2001. Step 2, port: YT-2002 or YT-2012. ' +
      'Step 3, encryption: YT-2005 or YT-2006. Step 4, sign-in: YT-2003 or YT-2007. Step 5, database: YT-2004. ' +
      'Step 6, permissions: YT-2008. Step 7, schema: YT-2009 for the system database; missing views in a customer database give YT-6005 as a warning. ' +
      'If every step succeeds, the text is “The connection works.”',
  },
  rungs: connectionTests.map(({step, errors}) => ({
    title: tries(step).title,
    lines: [tries(step).line],
    exit: {label: {sv: 'nej', en: 'no'}, lines: codeLines(errors)},
  })),
  end: {title: message('connectionOk'), icon: 'check'},
};
