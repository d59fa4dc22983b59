import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Rich, {type RichText} from '../Rich';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

export interface DataColumn {
  readonly label: string;
  /** Figures that are read by their last digit, right-aligned. */
  readonly num?: true;
  /** Short values that must not be broken. */
  readonly nowrap?: true;
  /** Where it stands on a phone, without its label: beside the name of the row, or below it. */
  readonly narrow?: 'beside' | 'below';
}

/** One cell per column; the first one names the row. */
type Cells = readonly RichText[];

/** A row, with its anchor if it has one. */
export type DataRow = Cells | {readonly anchor: string; readonly cells: Cells};

/** A table of product facts, in one language. */
export interface TableData {
  /** What it shows, for readers who cannot see what stands around it. */
  readonly name: string;
  readonly columns: readonly DataColumn[];
  /** Rows, each group under its heading. */
  readonly groups: readonly {readonly heading?: RichText; readonly rows: readonly DataRow[]}[];
  /** Five columns or more, with long words: smaller letters and less air, so that it fits beside the contents list. */
  readonly isDense?: true;
  /** The line below it: how much it shows. */
  readonly count?: string;
}

const classOf = ({num, nowrap, narrow}: DataColumn): string | undefined =>
  clsx(num && 'num', nowrap && 'nowrap', narrow && styles[narrow]) || undefined;

function Row({row, columns}: {readonly row: DataRow; readonly columns: readonly DataColumn[]}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const {anchor, cells} = 'cells' in row ? row : {anchor: undefined, cells: row};
  if (anchor !== undefined) {
    collectAnchor(anchor);
  }
  return (
    <tr id={anchor}>
      {cells.map((cell, index) => {
        const column = columns[index]!;
        return index === 0 ? (
          <th key={column.label} scope="row" className={classOf(column)}>
            <Rich data={cell} />
          </th>
        ) : (
          <td key={column.label} data-l={column.label} className={classOf(column)}>
            <span>
              <Rich data={cell} />
            </span>
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
export default function DataTable({data}: {readonly data: TableData}): ReactNode {
  const {name, columns, groups, isDense, count} = data;
  return (
    <>
      <TableFrame name={name}>
        <table className={clsx('stack-s', styles.table, isDense && styles.dense)}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={column.num && 'num'}>
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
                    <Rich data={heading} />
                  </th>
                </tr>
              )}
              {rows.map((row, index) => (
                <Row key={index} row={row} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
      </TableFrame>
      {count !== undefined && <p className="yt-tablecap">{count}</p>}
    </>
  );
}
