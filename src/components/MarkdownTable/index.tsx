import {Children, isValidElement, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {textOf} from '@site/src/theme/Heading';
import TableFrame from '../TableFrame';
import styles from './styles.module.css';

/** Words of the column headings: the cells of the table's first row. */
function columnNames(children: ReactNode): string[] {
  const [head] = Children.toArray(children).filter(isValidElement<{children?: ReactNode}>);
  const [row] = Children.toArray(head?.props.children).filter(isValidElement<{children?: ReactNode}>);
  return Children.toArray(row?.props.children)
    .map((cell) => textOf(cell).trim())
    .filter(Boolean);
}

/** A Markdown table in a scroll frame, named after its columns. */
export default function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  const columns = columnNames(props.children).join(', ');
  const name = columns
    ? translate({id: 'yt.markdownTable.columns', message: 'Tabell: {columns}'}, {columns})
    : translate({id: 'yt.markdownTable.name', message: 'Tabell'});
  return (
    <TableFrame name={name}>
      <table {...props} />
    </TableFrame>
  );
}

/** Heading of a column, or of a row that says so. The empty corner over row headings heads nothing, so it is a plain cell. */
export function ColumnHeading({children, ...props}: ComponentProps<'th'>): ReactNode {
  return Children.count(children) === 0 ? (
    <td className={styles.corner} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
