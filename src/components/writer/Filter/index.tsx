import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import scripts from '@generated/page-scripts/default/addresses.json';
import styles from './styles.module.css';

/** What a field narrows, and the selector of it. */
const items = {
  errors: '.yt-error',
  functions: 'section',
  settings: 'tr[id]',
  /** Of the index right below the field. */
  tables: 'yt-place + * tbody tr',
  columns: 'section tr[id]',
} as const;

type Items = keyof typeof items;

/** What stands before the field, and what somebody may write in it. */
function wordsOf(of: Items): {readonly label: string; readonly example: string} {
  switch (of) {
    case 'errors':
      return {
        label: translate({id: 'yt.filter.errors', message: 'Filtrera felkoderna'}),
        example: translate({id: 'yt.filter.errorsExample', message: 'YT-2003 eller certifikat'}),
      };
    case 'functions':
      return {
        label: translate({id: 'yt.filter.functions', message: 'Filtrera funktionerna'}),
        example: translate({id: 'yt.filter.functionsExample', message: 'saldo eller kund'}),
      };
    case 'settings':
      return {
        label: translate({id: 'yt.filter.settings', message: 'Filtrera nycklarna'}),
        example: translate({id: 'yt.filter.settingsExample', message: 'proxy eller språk'}),
      };
    case 'tables':
    case 'columns':
      return {
        label: translate({id: 'yt.filter.columns', message: 'Filtrera tabeller, vyer och kolumner'}),
        example: translate({id: 'yt.filter.columnsExample', message: 'VoucherDate eller konto'}),
      };
  }
}

/**
 * A field that narrows what follows on a long page to what a reader types, and a bar that stays and says where in
 * it one is. Only their frames are drawn here; they come to life by a script of their own and are not seen without it.
 */
export default function Filter({of}: {readonly of: Items}): ReactNode {
  const id = `filter-${of}`;
  const {label, example} = wordsOf(of);
  const search = useBaseUrl('/search');
  const none = translate({id: 'yt.filter.none', message: 'Inget passar.'});
  const count = translate({id: 'yt.filter.count', message: '{shown} av {total}'});
  return (
    <>
      <Head>
        <script type="module" src={scripts.filter} />
      </Head>
      <yt-filter
        class={styles.filter!}
        data-items={items[of]}
        data-count={count}
        data-none={none}
        data-place={scripts.place}
      >
        <label htmlFor={id}>{label}</label>
        <input id={id} type="search" placeholder={example} autoComplete="off" spellCheck={false} />
        {/* Inner HTML, so that React leaves alone what the script has written before it woke. */}
        <output htmlFor={id} dangerouslySetInnerHTML={{__html: ''}} />
        <a href={search} hidden>
          {translate({id: 'yt.filter.search', message: 'Sök i hela handboken'})}
        </a>
      </yt-filter>
      <yt-place>
        <span />
        <select className="yt-select" aria-label={translate({id: 'yt.filter.place', message: 'Gå till'})} />
      </yt-place>
    </>
  );
}
