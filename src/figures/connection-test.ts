import {connectionTests} from '../product/data';
import {message} from './facts';
import type {LadderFigure, Line, Text} from '../../packages/diagrams';

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
    line: {
      sv: 'Kan trafiken krypteras, och är certifikatet betrott?',
      en: 'Can traffic be encrypted, and is the certificate trusted?',
    },
  },
  4: {
    title: {sv: 'Inloggning', en: 'Sign-in'},
    line: {sv: 'Tar servern emot kontot?', en: 'Does the server accept the account?'},
  },
  5: {
    title: {sv: 'Databas', en: 'Database'},
    line: {sv: 'Kan kontot öppna databasen?', en: 'Can the account open the database?'},
  },
  6: {title: {sv: 'Behörigheter', en: 'Permissions'}, line: {sv: 'Får kontot läsa?', en: 'May the account read?'}},
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
  title: {sv: 'Anslutningstestets sju steg', en: 'The seven steps of the connection test'},
  caption: {
    sv: 'Testet går uppifrån och ned och stannar vid det första felet. Koden säger var.',
    en: 'The test runs from top to bottom and stops at the first failure. The code tells you where.',
  },
  rungs: connectionTests.map(({step, errors}) => ({
    title: tries(step).title,
    lines: [tries(step).line],
    exits: [{label: {sv: 'nej', en: 'no'}, lines: codeLines(errors)}],
  })),
  end: {title: message('connectionOk'), icon: 'check'},
};
