import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {mailto, useSite} from '@site/src/lib/siteFields';

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

/** "Var det här det du letade efter?": a letter to support that names the page. Nothing is counted or sent. */
function AskSupport({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useSite();
  const page = siteConfig.url + encodeURI(permalink);
  const subject = translate({id: 'yt.help.subject', message: 'Fråga om sidan {title}'}, {title});
  const body = translate({id: 'yt.help.body', message: 'Sida: {page}\n\nDet här letade jag efter:\n\n'}, {page});
  return (
    <div className="yt-help">
      <p>
        <b>
          <Translate id="yt.help.question">Var det här det du letade efter?</Translate>
        </b>
        <Translate id="yt.help.text">Om inte: berätta vad du saknade, så hjälper supporten dig.</Translate>
      </p>
      <a href={mailto(supportMail, subject, body)}>
        <Translate id="yt.help.link">Skriv till supporten om den här sidan</Translate>
      </a>
    </div>
  );
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Footer).
 * Why: the line says for which version the page was checked, and a reader who did not find the
 * answer gets a way to a person. Edits: no tags row (the handbook has no tags), and the page as Markdown.
 * Unnecessary from: no released version.
 */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {editUrl, lastUpdatedAt} = metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <div className="yt-pagemeta">
        {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
        {/* The file is made of the finished page, so `npm start` has none. src/client/copy.ts copies it. */}
        {process.env.NODE_ENV === 'production' && (
          <a className="yt-copy" href={`${metadata.permalink.replace(/\/$/, '')}.md`}>
            <span aria-live="polite">
              <Translate id="yt.copyPage">Kopiera som Markdown</Translate>
            </span>
          </a>
        )}
        {editUrl && <EditThisPage editUrl={editUrl} />}
      </div>
      <AskSupport title={metadata.title} permalink={metadata.permalink} />
    </footer>
  );
}
