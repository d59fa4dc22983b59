import {translate} from '@docusaurus/Translate';
import type {PageKind} from '../product/pages';

export type PageEdition = 'excel' | 'web';

/** A kind of page in the page's language, for example "Instruktion". */
export function kindLabel(kind: PageKind): string {
  return {
    'how-to': translate({id: 'yt.kind.howTo', message: 'Instruktion'}),
    reference: translate({id: 'yt.kind.reference', message: 'Referens'}),
    troubleshooting: translate({id: 'yt.kind.troubleshooting', message: 'Felsökning'}),
    explanation: translate({id: 'yt.kind.explanation', message: 'Förklaring'}),
  }[kind];
}

/** An edition as one word, for lists. */
export function editionLabel(edition: PageEdition): string {
  return edition === 'excel'
    ? translate({id: 'yt.edition.excel', message: 'Excel', description: 'Edition switch: pages for Excel'})
    : translate({id: 'yt.edition.web', message: 'Webb', description: 'Edition switch: pages for the web version'});
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

function roleLabel(role: string): string | undefined {
  const labels: Record<string, string> = {
    reader: translate({id: 'yt.role.reader', message: 'läsare'}),
    designer: translate({id: 'yt.role.designer', message: 'rapportbyggare'}),
    admin: translate({id: 'yt.role.admin', message: 'administratör'}),
    sysadmin: translate({id: 'yt.role.sysadmin', message: 'systemadministratör'}),
    dba: translate({id: 'yt.role.dba', message: 'databasadministratör'}),
    it: translate({id: 'yt.role.it', message: 'IT-tekniker'}),
    support: translate({id: 'yt.role.support', message: 'supportmedarbetare'}),
  };
  return labels[role];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The roles as a phrase, for example "Rapportbyggare, administratör eller systemadministratör".
 *
 * @param roles role ids of the front matter; throws, naming the id, on one without a label
 */
export function rolesPhrase(roles: readonly string[]): string {
  const names = roles.map((role) => {
    const label = roleLabel(role);
    if (!label) {
      throw new Error(
        `Front matter names the unknown role "${role}". Known: reader, designer, admin, sysadmin, dba, it, support.`,
      );
    }
    return label;
  });
  const last = names[names.length - 1] ?? '';
  if (names.length < 2) {
    return capitalised(last);
  }
  const head = names.slice(0, -1).join(', ');
  return capitalised(translate({id: 'yt.role.or', message: '{head} eller {last}'}, {head, last}));
}
