import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useSite} from '@site/src/lib/siteFields';

/** @param at milliseconds since 1970; the date is shown as it is written, without time zone */
function LastUpdated({at}: {at: number}): ReactNode {
  const {version} = useSite();
  const date = new Date(at);
  // The browser's own would have to read the rules of a language first: 60 ms on a slow phone.
  const months = translate({
    id: 'yt.months',
    message: 'januari februari mars april maj juni juli augusti september oktober november december',
  }).split(' ');
  const words = [date.getUTCDate(), months[date.getUTCMonth()], date.getUTCFullYear()].join(' ');
  const time = <time dateTime={date.toISOString().slice(0, 10)}>{words}</time>;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="yt.lastUpdated" values={{date: time, version}}>
        {'Uppdaterad {date} för version {version}'}
      </Translate>
    </span>
  );
}

/** Under the head of a page: from when it is, for which version it was checked, and itself as Markdown. */
export function PageMeta(): ReactNode {
  const {lastUpdatedAt, permalink} = useDoc().metadata;
  return (
    <p className="yt-pagemeta">
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {/* The file is made of the finished page, so `npm start` has none. src/client/copy.ts copies it; it is no route. */}
      {process.env.NODE_ENV === 'production' && (
        <a className="yt-copy" href={`${permalink.replace(/\/$/, '')}.md`} target="_self">
          <span aria-live="polite">
            <Translate id="yt.copyPage">Kopiera som Markdown</Translate>
          </span>
        </a>
      )}
    </p>
  );
}
