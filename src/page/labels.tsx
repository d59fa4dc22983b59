import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Sign from '@site/src/components/Sign';
import type {Edition} from '../edition/editions';
import type {PageKind} from '../product/pages';

/** An edition that a page can concern. */
export type PageEdition = Exclude<Edition, 'all'>;

/** A kind of page in the page's language, for example "Instruktion". */
export function kindLabel(kind: PageKind): string {
  return {
    'how-to': translate({id: 'yt.kind.howTo', message: 'Instruktion'}),
    reference: translate({id: 'yt.kind.reference', message: 'Referens'}),
    troubleshooting: translate({id: 'yt.kind.troubleshooting', message: 'Felsökning'}),
    explanation: translate({id: 'yt.kind.explanation', message: 'Förklaring'}),
  }[kind];
}

/** The kind of a page: a sign and a word. */
export function KindBadge({kind}: {kind: PageKind}): ReactNode {
  return (
    <span className="badge badge--kind">
      <Sign name={kind} />
      {kindLabel(kind)}
    </span>
  );
}

/** An edition as one word, for lists. */
export function editionLabel(edition: PageEdition): string {
  return {
    excel: translate({id: 'yt.edition.excel', message: 'Excel'}),
    web: translate({id: 'yt.edition.web', message: 'Webb'}),
  }[edition];
}

/** The editions that a page concerns, as a phrase, for example "Yttra Rapport i Excel". */
export function editionsPhrase(editions: readonly PageEdition[]): string {
  if (editions.length > 1) {
    return translate({id: 'yt.editions.both', message: 'Excel och webb'});
  }
  return editions[0] === 'excel'
    ? translate({id: 'yt.editions.excel', message: 'Yttra Rapport i Excel'})
    : translate({id: 'yt.editions.web', message: 'Yttra Rapport Webb'});
}

const roleLabels = (): Readonly<Record<string, string>> => ({
  reader: translate({id: 'yt.role.reader', message: 'läsare'}),
  designer: translate({id: 'yt.role.designer', message: 'rapportbyggare'}),
  admin: translate({id: 'yt.role.admin', message: 'administratör'}),
  sysadmin: translate({id: 'yt.role.sysadmin', message: 'systemadministratör'}),
  dba: translate({id: 'yt.role.dba', message: 'databasadministratör'}),
  it: translate({id: 'yt.role.it', message: 'IT-tekniker'}),
  support: translate({id: 'yt.role.support', message: 'supportmedarbetare'}),
});

/**
 * Roles as a phrase, for example "Rapportbyggare, administratör eller systemadministratör".
 *
 * @param roles at least one id of the front matter
 * @throws Error that names an id without a label
 */
export function rolesPhrase(roles: readonly string[]): string {
  const labels = roleLabels();
  const names = roles.map((role) => {
    const label = labels[role];
    if (!label) {
      const known = Object.keys(labels).join(', ');
      throw new Error(`Front matter names the unknown role "${role}". Known: ${known}.`);
    }
    return label;
  });
  const head = names.slice(0, -1).join(', ');
  const last = names.at(-1)!;
  const phrase = head ? translate({id: 'yt.role.or', message: '{head} eller {last}'}, {head, last}) : last;
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
