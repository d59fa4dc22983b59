import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {mailto, useSite} from '@site/src/lib/siteFields';

/** "Hjälpte sidan dig?": the answer opens a line to a letter that names the page. Nothing is counted or sent. */
function Feedback({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useSite();
  const page = siteConfig.url + encodeURI(permalink);
  const body = translate({id: 'yt.help.body', message: 'Sida: {page}\n\nMina ord om den:\n\n'}, {page});
  const answers = [
    {
      label: translate({id: 'yt.help.yes', message: 'Ja'}),
      subject: translate({id: 'yt.help.subjectYes', message: 'Sidan hjälpte'}),
      link: translate({id: 'yt.help.linkYes', message: 'Skriv till supporten vad som var bra'}),
    },
    {
      label: translate({id: 'yt.help.no', message: 'Nej'}),
      subject: translate({id: 'yt.help.subjectNo', message: 'Sidan hjälpte inte'}),
      link: translate({id: 'yt.help.linkNo', message: 'Skriv till supporten vad du saknade'}),
    },
  ];
  return (
    <fieldset className="yt-help">
      <legend>{translate({id: 'yt.help.question', message: 'Hjälpte sidan dig?'})}</legend>
      {answers.map(({label, subject, link}) => (
        // The chosen one shows its line, in CSS alone (src/css/page-end.css).
        <Fragment key={label}>
          <label>
            <input type="radio" name="yt-help" />
            {label}
          </label>
          <p>
            <a href={mailto(supportMail, `${subject}: ${title}`, body)}>{link}</a>
          </p>
        </Fragment>
      ))}
      <p>
        {translate({
          id: 'yt.help.text',
          message:
            'Ditt svar stannar här: ingenting räknas eller skickas. Länken öppnar ett brev, och bara det som du själv sänder når oss.',
        })}
      </p>
    </fieldset>
  );
}

/** The foot of a page: whether it helped, and the link to its source. */
export default function DocItemFooter(): ReactNode {
  const {editUrl, permalink, title} = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {/* Anew for each page, so that no answer is carried along. */}
      <Feedback key={permalink} title={title} permalink={permalink} />
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </footer>
  );
}
