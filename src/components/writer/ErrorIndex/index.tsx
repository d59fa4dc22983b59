import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface ErrorIndexData {
  readonly groups: readonly {
    /** `2xxx`. */
    readonly family: string;
    readonly name: string;
    readonly errors: readonly {readonly code: string; readonly href: string; readonly text: string}[];
  }[];
}

/** Jump list of every code on a page, by family; `data` is put in at build time from `page`. */
export default function ErrorIndex({data}: {readonly data: ErrorIndexData}): ReactNode {
  return (
    <nav className={styles.index} aria-label={translate({id: 'yt.errorIndex.label', message: 'Felkoder på sidan'})}>
      <dl>
        {data.groups.map(({family, name, errors}) => (
          <div key={family}>
            <dt>
              <b>{family}</b> {name}
            </dt>
            <dd>
              <ul className={styles.codes}>
                {errors.map(({code, href, text}) => (
                  <li key={code}>
                    <Link to={href} title={text}>
                      {code}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
