import type {ReactNode} from 'react';
import {breakable} from '../../Code';
import {Card, type ReferenceCard} from '../../ReferenceCards';
import styles from './styles.module.css';

export interface EndpointData extends ReferenceCard {
  readonly method: string;
  readonly path: string;
}

/** One endpoint with parameters, request and answer; `data` is put in at build time from `id`. */
export default function Endpoint({data}: {readonly data: EndpointData}): ReactNode {
  const heading = (
    <>
      <span className={styles.method}>{data.method}</span> <span className={styles.path}>{breakable(data.path)}</span>
    </>
  );
  return <Card card={data} heading={heading} headingClass={styles.heading} />;
}
