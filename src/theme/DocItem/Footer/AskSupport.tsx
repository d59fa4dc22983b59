import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useProduct} from '@site/src/lib/useProduct';
import {mailto} from '@site/src/lib/mailto';

/** "Var det här det du letade efter?": a letter to support that names the page. Nothing is counted or sent. */
export default function AskSupport({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {supportMail} = useProduct();
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
