import {product, releases} from '../data';
import type {Change, Release} from '../data';
import type {Localized} from '../../lib/locales';
import {local, localField} from '../context';
import {markedRich, toRich} from '../rich';
import {defineTable, none, yesNo} from './define';

const kinds: Readonly<Record<Change['kind'], Localized>> = {
  new: {sv: 'nytt', en: 'new'},
  changed: {sv: 'ändrat', en: 'changed'},
  ended: {sv: 'upphört', en: 'ended'},
  corrected: {sv: 'rättat', en: 'corrected'},
};

/** A release as it first came, or one of its patches. */
export interface Version {
  readonly name: string;
  readonly date: string;
  readonly build?: string;
  readonly release: Release;
  readonly changes: readonly Change[];
}

function versionsOf(release: Release): Version[] {
  const {date, changes, patches = []} = release;
  const first = {name: release.release, date, changes, release};
  return [first, ...patches.map(({version, ...patch}) => ({name: version, ...patch, release}))];
}

/** Every version, the newest first. */
export const versions = releases.flatMap(versionsOf).reverse();

const changeRows = versions.flatMap((version) => version.changes.map((change) => ({version, change})));

/** How many steps of the schema lie between a release and the current version. */
const stepsFrom = ({schema}: Release): number => product.schemaVersion - schema;

/** The schemas that a system database may have for a release to work: its own, and one step either way. */
function schemasFor({schema}: Release): string {
  const known = releases.map((release) => release.schema);
  return [schema - 1, schema, schema + 1].filter((step) => step <= Math.max(...known)).join(', ');
}

const sameDay = {sv: 'alla samma dag som databasen', en: 'all on the same day as the database'};
const daysAfter = {sv: 'dagarna efter databasen', en: 'in the days after the database'};

export const releaseTables = {
  releases: defineTable({
    rows: releases,
    id: (row) => row.release,
    name: {sv: 'Versioner', en: 'Releases'},
    columns: [
      {sv: 'Version', en: 'Release', nowrap: true, cell: (row) => row.release},
      {sv: 'Datum', en: 'Date', nowrap: true, cell: (row) => row.date},
      {sv: 'Schema', en: 'Schema', num: true, cell: (row) => String(row.schema)},
      {sv: 'Stöds', en: 'Supported', cell: (row, {locale}) => yesNo(row.supported, locale)},
      {
        sv: 'Nytt',
        en: 'New',
        cell: ({changes}, {locale}) => toRich(changes.map((change) => local(change, locale)).join(' '), locale),
      },
    ],
  }),

  versions: defineTable({
    rows: versions,
    id: ({name}) => name,
    name: {sv: 'Alla versioner', en: 'All versions'},
    columns: [
      {sv: 'Version', en: 'Version', nowrap: true, cell: ({name}) => name},
      {sv: 'Datum', en: 'Date', nowrap: true, cell: ({date}) => date},
      {sv: 'Byggnummer', en: 'Build', nowrap: true, cell: ({build}) => build ?? none},
      {sv: 'Schema', en: 'Schema', num: true, cell: ({release}) => String(release.schema)},
      {sv: 'Fungerar med schema', en: 'Works with schema', cell: ({release}) => schemasFor(release)},
      {sv: 'Stöds', en: 'Supported', cell: ({release}, {locale}) => yesNo(release.supported, locale)},
    ],
  }),

  changes: defineTable({
    rows: changeRows,
    id: ({change}) => change.id,
    name: {sv: 'Ändringar', en: 'Changes'},
    columns: [
      {sv: 'Version', en: 'Version', nowrap: true, cell: ({version}) => version.name},
      {sv: 'Slag', en: 'Kind', cell: ({change}, {locale}) => kinds[change.kind][locale]},
      {sv: 'Vad', en: 'What', cell: ({change}, {locale}) => toRich(local(change, locale), locale)},
      {
        sv: 'Det du gör',
        en: 'What you do',
        cell: ({change}, {locale}) => {
          const text = localField(change, 'do', locale);
          return text ? markedRich(text, locale) : none;
        },
      },
    ],
  }),

  upgradeSteps: defineTable({
    rows: releases.filter((release) => stepsFrom(release) > 0).reverse(),
    id: (row) => row.release,
    name: {sv: 'Steg till den senaste versionen', en: 'Steps to the latest version'},
    columns: [
      {sv: 'Från', en: 'From', nowrap: true, cell: (row) => row.release},
      {sv: 'Steg i schemat', en: 'Steps of the schema', num: true, cell: (row) => String(stepsFrom(row))},
      {
        sv: 'Datorerna uppgraderas',
        en: 'The computers are upgraded',
        cell: (row, {locale}) => (stepsFrom(row) > 1 ? sameDay : daysAfter)[locale],
      },
    ],
  }),
};
