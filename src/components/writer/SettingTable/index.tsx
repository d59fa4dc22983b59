import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {breakable} from '../../Code';
import DataTable from '../../DataTable';
import Rich, {type RichText} from '../../Rich';
import styles from './styles.module.css';

export interface SettingRow {
  readonly anchor: string;
  readonly key: string;
  readonly default: {readonly value: string; readonly number: boolean} | {readonly empty: string};
  readonly allowed: string;
  /** `s`, `min`, `h`, `d` or `MB`; empty for keys without a unit. */
  readonly unit: string;
  /** Read from the machine file or a policy only. */
  readonly machineOnly: boolean;
  readonly meaning: RichText;
}

export interface SettingTableData {
  readonly groups: readonly {readonly section: string; readonly rows: readonly SettingRow[]}[];
  /** Number of keys in the whole init file. */
  readonly total: number;
}

/** The key's name is the link to its row: a reader who needs the address is already there. */
function KeyName({row}: {readonly row: SettingRow}): ReactNode {
  const title = translate({id: 'yt.settingTable.link', message: 'Direktlänk till {key}'}, {key: row.key});
  return (
    <Link className={styles.key} to={`#${row.anchor}`} title={title}>
      <code>{breakable(row.key)}</code>
    </Link>
  );
}

function DefaultValue({row}: {readonly row: SettingRow}): ReactNode {
  return 'empty' in row.default ? (
    <span className="yt-empty">{row.default.empty}</span>
  ) : (
    <code className={row.default.number ? 'num' : undefined}>
      {breakable(row.unit ? `${row.default.value} ${row.unit}` : row.default.value)}
    </code>
  );
}

function toCells(row: SettingRow): ReactNode[] {
  return [
    <KeyName key="key" row={row} />,
    <DefaultValue key="default" row={row} />,
    breakable(row.allowed, /(?<=[/\\])(?!\/)/),
    row.machineOnly ? (
      <Translate key="file" id="yt.settingTable.machine">
        Maskin
      </Translate>
    ) : (
      <Translate key="file" id="yt.settingTable.both">
        Båda
      </Translate>
    ),
    <Rich key="meaning" value={row.meaning} />,
  ];
}

/** Keys of the init file with default, allowed values and file; `data` is put in at build time. */
export default function SettingTable({data}: {readonly data: SettingTableData}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.settingTable.key', message: 'Nyckel'})},
    {label: translate({id: 'yt.settingTable.default', message: 'Standard'})},
    {label: translate({id: 'yt.settingTable.allowed', message: 'Tillåtet'})},
    {label: translate({id: 'yt.settingTable.file', message: 'Fil'})},
    {label: translate({id: 'yt.settingTable.meaning', message: 'Betyder'})},
  ];
  const groups = data.groups.map(({section, rows}) => ({
    // One section alone stands under its name already.
    heading: data.groups.length > 1 ? <code>{`[${section}]`}</code> : undefined,
    rows: rows.map((row) => ({id: row.anchor, cells: toCells(row)})),
  }));
  const shown = data.groups.reduce((sum, {rows}) => sum + rows.length, 0);
  return (
    <>
      <DataTable
        name={translate({id: 'yt.settingTable.name', message: 'Nycklar i init-filen'})}
        columns={columns}
        groups={groups}
        dense
      />
      <p className="yt-tablecap">
        <Translate id="yt.settingTable.count" values={{shown, total: data.total}}>
          {'{shown} av {total} nycklar'}
        </Translate>
      </p>
    </>
  );
}
