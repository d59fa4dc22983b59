import type {ReactNode} from 'react';
import ReferenceCards, {type ReferenceData} from '../../ReferenceCards';
import styles from './styles.module.css';

/** Tables of the customer database with every column; `data` is put in at build time. */
export default function TableReference({data}: {readonly data: ReferenceData}): ReactNode {
  return <ReferenceCards data={data} className={styles.card} />;
}
