import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {mailto, useSite} from '@site/src/lib/siteFields';

/** The foot of a page: a letter about it, and the link to its source. */
export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useSite();
  const {editUrl, permalink, title} = useDoc().metadata;
  const page = siteConfig.url + encodeURI(permalink);
  const subject = translate({id: 'yt.help.subject', message: 'Det jag saknade på sidan'});
  const body = translate({id: 'yt.help.body', message: 'Sida: {page}\n\nMina ord om den:\n\n'}, {page});
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <p className="yt-help">
        <Translate id="yt.help.question">Saknade du något på sidan?</Translate>{' '}
        <a href={mailto(supportMail, `${subject}: ${title}`, body)}>
          <Translate id="yt.help.link">Skriv till supporten</Translate>
        </a>
      </p>
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}
