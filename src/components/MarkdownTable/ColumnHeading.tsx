import {Children, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Heading of a column, or of a row that says so. The empty corner over row headings heads nothing, so it is a plain cell. */
export default function ColumnHeading({children, ...props}: ComponentProps<'th'>): ReactNode {
  return Children.count(children) === 0 ? (
    <td className={styles.corner} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
