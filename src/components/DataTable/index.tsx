import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

export interface DataColumn {
  readonly label: string;
  /** Figures that are read by their last digit, right-aligned. */
  readonly num?: boolean;
  /** Short values that must not be broken. */
  readonly nowrap?: boolean;
}

export interface DataRow {
  /** Anchor of the row. */
  readonly id?: string;
  /** One cell per column; the first one names the row. */
  readonly cells: readonly ReactNode[];
}

/** Rows under a common heading. */
export interface DataGroup {
  readonly heading?: ReactNode;
  readonly rows: readonly DataRow[];
}

interface Props {
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly groups: readonly DataGroup[];
  /** Five columns or more, with long words: smaller letters and less air, so that it fits beside the contents list. */
  readonly dense?: boolean;
  /** Class that gives the columns their widths, the same for tables that stand below each other. */
  readonly widths?: string;
}

function classOf({num, nowrap}: DataColumn): string | undefined {
  if (num) return 'num';
  return nowrap ? 'nowrap' : undefined;
}

function Row({row, columns}: {readonly row: DataRow; readonly columns: readonly DataColumn[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (row.id !== undefined) {
    collectAnchor(row.id);
  }
  const [first, ...rest] = row.cells;
  const [firstColumn, ...restColumns] = columns;
  return (
    <tr id={row.id}>
      <th scope="row" className={firstColumn && classOf(firstColumn)}>
        {first}
      </th>
      {rest.map((cell, index) => {
        const column = restColumns[index] ?? {label: ''};
        return (
          <td key={column.label} data-l={column.label} className={classOf(column)}>
            <span>{cell}</span>
          </td>
        );
      })}
    </tr>
  );
}

/**
 * A table in its scroll frame. On a narrow screen every row becomes a small sheet of label and
 * value, which is why the cells carry the labels of their columns.
 */
export default function DataTable({name, columns, groups, dense = false, widths}: Props): ReactNode {
  return (
    <TableFrame name={name}>
      <table className={clsx('stack-s', styles.table, dense && styles.dense, widths)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.num ? 'num' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({heading, rows}, group) => (
          <tbody key={group}>
            {heading !== undefined && (
              <tr className="yt-grouprow">
                <th colSpan={columns.length} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            {rows.map((row, index) => (
              <Row key={row.id ?? index} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </TableFrame>
  );
}
