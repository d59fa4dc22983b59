import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';
import {mailto, useSite} from '@site/src/lib/siteFields';

/** A letter to support about the page, prepared for the answer that was given. */
function useLetter({title, permalink}: {title: string; permalink: string}): (subject: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useSite();
  const page = siteConfig.url + encodeURI(permalink);
  const body = translate({id: 'yt.help.body', message: 'Sida: {page}\n\nMina ord om den:\n\n'}, {page});
  return (subject) => mailto(supportMail, `${subject}: ${title}`, body);
}

interface AnswerProps {
  readonly label: string;
  readonly href: string;
  /** What the link says. */
  readonly children: ReactNode;
}

/** One of the answers. Chosen, it shows a line with a link, in CSS alone (src/css/page-end.css). */
function Answer({label, href, children}: AnswerProps): ReactNode {
  return (
    <>
      <label>
        <input type="radio" name="yt-help" />
        {label}
      </label>
      <p>
        <a href={href}>{children}</a>
      </p>
    </>
  );
}

/** "Hjälpte sidan dig?": the answer opens a line to a letter that names the page. Nothing is counted or sent. */
function Feedback(page: {title: string; permalink: string}): ReactNode {
  const letter = useLetter(page);
  return (
    <fieldset className="yt-help">
      <legend>
        <Translate id="yt.help.question">Hjälpte sidan dig?</Translate>
      </legend>
      <Answer
        label={translate({id: 'yt.help.yes', message: 'Ja'})}
        href={letter(translate({id: 'yt.help.subjectYes', message: 'Sidan hjälpte'}))}
      >
        <Translate id="yt.help.linkYes">Skriv till supporten vad som var bra</Translate>
      </Answer>
      <Answer
        label={translate({id: 'yt.help.no', message: 'Nej'})}
        href={letter(translate({id: 'yt.help.subjectNo', message: 'Sidan hjälpte inte'}))}
      >
        <Translate id="yt.help.linkNo">Skriv till supporten vad du saknade</Translate>
      </Answer>
      <p>
        <Translate id="yt.help.text">
          Ditt svar stannar här: ingenting räknas eller skickas. Länken öppnar ett brev i ditt eget e-postprogram, och
          bara det som du själv sänder når oss.
        </Translate>
      </p>
    </fieldset>
  );
}

/**
 * Ejected from theme-classic 3.7.0 (theme/DocItem/Footer).
 * Why: a reader who did not find the answer gets a way to a person. Edits: no tags row (the handbook has no tags); date and
 * version stand under the head of the page (src/page/PageMeta.tsx).
 * Unnecessary from: no released version.
 */
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
