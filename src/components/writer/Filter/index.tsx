import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import scripts from '@generated/page-scripts/default/addresses.json';
import styles from './styles.module.css';

const ofColumns = {
  label: translate({id: 'yt.filter.columns', message: 'Filtrera tabeller, vyer och kolumner'}),
  example: translate({id: 'yt.filter.columnsExample', message: 'VoucherDate eller konto'}),
};

/** What a field narrows, by selector; what stands before the field, and what somebody may write in it. */
const fields = {
  errors: {
    items: '.yt-error',
    label: translate({id: 'yt.filter.errors', message: 'Filtrera felkoderna'}),
    example: translate({id: 'yt.filter.errorsExample', message: 'YT-2003 eller certifikat'}),
  },
  functions: {
    items: 'section',
    label: translate({id: 'yt.filter.functions', message: 'Filtrera funktionerna'}),
    example: translate({id: 'yt.filter.functionsExample', message: 'saldo eller kund'}),
  },
  settings: {
    items: 'tr[id]',
    label: translate({id: 'yt.filter.settings', message: 'Filtrera nycklarna'}),
    example: translate({id: 'yt.filter.settingsExample', message: 'proxy eller språk'}),
  },
  // Those of the index right below the field.
  tables: {items: 'yt-filter + * tbody tr', ...ofColumns},
  columns: {items: 'section tr[id]', ...ofColumns},
};

/**
 * A field that narrows what follows on a long page to what a reader types. Only its frame is drawn here; it comes to
 * life by a script of its own and is not seen without it.
 */
export default function Filter({of}: {readonly of: keyof typeof fields}): ReactNode {
  const id = `filter-${of}`;
  const {items, label, example} = fields[of];
  const search = useBaseUrl('/search');
  const none = translate({id: 'yt.filter.none', message: 'Inget passar.'});
  const count = translate({id: 'yt.filter.count', message: '{shown} av {total}'});
  return (
    <>
      <Head>
        <script type="module" src={scripts.filter} />
      </Head>
      <yt-filter class={styles.filter!} data-items={items} data-count={count} data-none={none}>
        <label htmlFor={id}>{label}</label>
        <input id={id} type="search" placeholder={example} autoComplete="off" spellCheck={false} />
        {/* Inner HTML, so that React leaves alone what the script has written before it woke. */}
        <output htmlFor={id} dangerouslySetInnerHTML={{__html: ''}} />
        <a href={search} hidden>
          {translate({id: 'yt.filter.search', message: 'Sök i hela handboken'})}
        </a>
      </yt-filter>
    </>
  );
}
