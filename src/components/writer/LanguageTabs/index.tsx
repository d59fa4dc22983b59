import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import scripts from '@generated/page-scripts/default/addresses.json';
import styles from './styles.module.css';

/** The same thing in several programming languages, or for several types of connection: tabs, or without scripts one after the other. */
export default function LanguageTabs({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <script type="module" src={scripts.languages} />
      </Head>
      <yt-languages class={styles.tabs!} data-label={translate({id: 'yt.languageTabs.label', message: 'Varianter'})}>
        {children}
      </yt-languages>
    </>
  );
}
