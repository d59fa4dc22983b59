import type {Language} from './types';

interface Words {
  /** Words that every page has; left out of a query that has others. Folded. */
  readonly stop: ReadonlySet<string>;
  /**
   * Words and phrases of which each also finds the others. One line per meaning;
   * the handbook's own word first, then what readers type instead.
   */
  readonly synonyms: readonly (readonly string[])[];
}

const swedish: Words = {
  stop: new Set((
    'och i att det som en ett den de på är av för med till om så när var vad hur kan man jag du vi mig dig min mitt ' +
    'mina din ditt har hade ska skall vill får måste ut upp vid från efter eller men då där här nu bara också än ' +
    'mellan lägg lägga min många mycket finns blir bli göra gör sig sin sitt sina dessa detta denna vilka vilken vilket varför'
  ).split(' ').map((word) => word.normalize('NFKD').replace(/\p{M}/gu, ''))),
  synonyms: [
    ['logga in', 'inloggning', 'login', 'signa in', 'sign in'],
    ['logga ut', 'utloggning', 'logout'],
    ['gått ut', 'gick ut', 'löpt ut', 'utgången', 'slut'],
    ['stannade', 'stannat', 'stoppade', 'avbröts', 'pausades', 'misslyckades'],
    ['anslutning', 'koppling', 'uppkoppling', 'connection'],
    ['koppla', 'ansluta', 'integrera'],
    ['tillägg', 'plugin', 'plug-in', 'addin', 'add-in', 'insticksprogram'],
    ['licens', 'aktivering', 'license', 'licence'],
    ['säkerhetskopia', 'backup', 'säkerhetskopiering', 'dump'],
    ['återläsa', 'återställa', 'restore'],
    ['behörighet', 'rättighet', 'åtkomst', 'access'],
    ['bolag', 'företag', 'företagskod'],
    ['saknas', 'borta', 'försvunnit', 'syns inte', 'hittas inte', 'visas inte'],
    ['e-post', 'mejl', 'mail', 'mejla', 'maila', 'email'],
    ['ladda ned', 'ladda ner', 'hämta', 'download'],
    ['avinstallera', 'ta bort', 'uninstall'],
    ['ta bort', 'radera', 'delete'],
    ['ändra', 'byta', 'byt'],
    ['uppgradera', 'uppdatera', 'ny version'],
    ['synkronisering', 'synk', 'sync', 'synkning'],
    ['datakälla', 'källa', 'källsystem'],
    ['fel', 'error', 'felmeddelande', 'felkod'],
    ['nyckel', 'key'],
    ['inställning', 'konfiguration', 'setting'],
    ['huvudbok', 'transaktion', 'general ledger'],
    ['verifikation', 'verifikat', 'ver'],
    ['kostnadsställe', 'kst', 'resultatenhet'],
    ['Entra', 'Azure AD', 'AAD'],
    ['engångskod', 'multifaktor', 'MFA', 'tvåfaktor', '2FA'],
    ['Visma eEkonomi', 'eAccounting', 'Spiris'],
    ['diagram', 'modell', 'schema'],
    ['tyst', 'silent', 'obevakad'],
    ['utelåst', 'nödläge', 'lokalt administratörsläge'],
    ['vikarie', 'tillfällig', 'temp'],
    ['gammal', 'äldre', 'tidigare', 'förra'],
    ['spärrad', 'blockerad', 'stoppad', 'nekad'],
    ['fjärrstyrning', 'fjärrstyra', 'fjärrhjälp'],
    ['skillnad', 'jämförelse', 'jämföra'],
    ['snabbt', 'långsam', 'seg', 'prestanda', 'tidsgräns', 'timeout'],
  ],
};

const english: Words = {
  stop: new Set((
    'the a an and or of to in on for with is are be it this that as at by from how do does did i you my your we our can ' +
    'could should what when where which who why not no if then cant dont doesnt isnt wont cannot there here have has had will would into out up off than between add many much want need'
  ).split(' ')),
  synonyms: [
    ['sign in', 'log in', 'login', 'logon', 'log on', 'sign on', 'signin'],
    ['sign out', 'log out', 'logout'],
    ['expired', 'ran out', 'run out'],
    ['stopped', 'paused', 'failed', 'halted'],
    ['connection', 'connect', 'link'],
    ['connect', 'integrate', 'integration'],
    ['add-in', 'addin', 'plugin', 'plug-in', 'extension'],
    ['licence', 'license', 'activation'],
    ['register', 'activate', 'registration'],
    ['backup', 'back up', 'dump'],
    ['restore', 'recover'],
    ['permission', 'access right', 'rights', 'privilege', 'access'],
    ['company', 'entity', 'business'],
    ['missing', 'gone', 'disappeared', 'not showing', 'not visible', 'vanished'],
    ['e-mail', 'email', 'mail'],
    ['download', 'fetch', 'get'],
    ['uninstall', 'remove'],
    ['delete', 'remove'],
    ['change', 'replace', 'renew', 'rotate'],
    ['upgrade', 'update', 'new version'],
    ['synchronisation', 'sync', 'synchronise', 'synchronization', 'synchronize'],
    ['data source', 'source', 'source system'],
    ['error', 'fault', 'problem'],
    ['setting', 'configuration', 'option', 'config'],
    ['voucher', 'journal entry'],
    ['cost centre', 'cost center', 'department'],
    ['customer ledger', 'accounts receivable', 'receivables'],
    ['supplier ledger', 'accounts payable', 'payables'],
    ['ageing', 'aging', 'aged'],
    ['Entra', 'Azure AD', 'AAD'],
    ['multifactor', 'MFA', 'two-factor', '2FA', 'one-time code'],
    ['Visma eAccounting', 'eEkonomi', 'Spiris'],
    ['silent', 'unattended', 'quiet'],
    ['locked out', 'emergency', 'break glass', 'local admin mode'],
    ['authorisation', 'authorization', 'consent'],
    ['old', 'older', 'earlier', 'previous'],
    ['blocked', 'denied', 'refused'],
    ['remote control', 'remote session', 'remote support'],
    ['difference', 'comparison', 'compare', 'differ'],
    ['timeout', 'time limit', 'slow', 'performance'],
  ],
};

/** The words of a language that the search treats in a way of their own. */
export const words: Readonly<Record<Language, Words>> = {sv: swedish, en: english};
