import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {mailto, useSite} from '@site/src/lib/siteFields';

/** The foot of a page: whether it helped, as a letter to support that names the page, and the link to its source. */
export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useSite();
  const {editUrl, permalink, title} = useDoc().metadata;
  const page = siteConfig.url + encodeURI(permalink);
  const body = translate({id: 'yt.help.body', message: 'Sida: {page}\n\nMina ord om den:\n\n'}, {page});
  const answers = [
    [translate({id: 'yt.help.yes', message: 'Ja'}), translate({id: 'yt.help.subjectYes', message: 'Sidan hjälpte'})],
    [
      translate({id: 'yt.help.no', message: 'Nej'}),
      translate({id: 'yt.help.subjectNo', message: 'Sidan hjälpte inte'}),
    ],
  ] as const;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      <p className="yt-help">
        <Translate id="yt.help.question">Hjälpte sidan dig?</Translate>
        {answers.map(([label, subject]) => (
          <a key={label} href={mailto(supportMail, `${subject}: ${title}`, body)}>
            {label}
          </a>
        ))}
        <Translate id="yt.help.text">Svaret öppnas som ett brev till supporten. Ingenting räknas.</Translate>
      </p>
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}
