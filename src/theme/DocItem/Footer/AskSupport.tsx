import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {addresses} from '@site/src/data/product';
import {mailto} from './mailto';

function supportAddress(): string {
  const support = addresses.find(({id}) => id === 'support');
  if (!support) {
    throw new Error('src/data/json/product.json: "addresses" has no entry "support"; the foot of every page links to it.');
  }
  return support.address;
}

/** "Var det här det du letade efter?": a letter to support that names the page. Nothing is counted or sent. */
export default function AskSupport({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const page = siteConfig.url + encodeURI(permalink);
  const subject = translate({id: 'yt.help.subject', message: 'Fråga om sidan {title}'}, {title});
  const body = translate(
    {id: 'yt.help.body', message: 'Sida: {page}\n\nDet här letade jag efter:\n\n'},
    {page},
  );
  return (
    <div className="yt-help">
      <p>
        <b>
          <Translate id="yt.help.question">Var det här det du letade efter?</Translate>
        </b>
        <Translate id="yt.help.text">Om inte: berätta vad du saknade, så hjälper supporten dig.</Translate>
      </p>
      <a href={mailto(supportAddress(), subject, body)}>
        <Translate id="yt.help.link">Skriv till supporten om den här sidan</Translate>
      </a>
    </div>
  );
}
