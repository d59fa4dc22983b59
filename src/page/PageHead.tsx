import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {useSite} from '@site/src/lib/siteFields';
import type {PageKind} from '../product/pages';
import {editionsPhrase, KindBadge, rolesPhrase, type PageEdition} from './labels';

/** What the front matter says of a page. */
export interface PageFacts {
  readonly kind?: PageKind;
  readonly editions?: readonly PageEdition[];
  readonly roles?: readonly string[];
}

function Fact({name, children}: {readonly name: ReactNode; readonly children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({kind, editions = [], roles = []}: PageFacts): ReactNode {
  if (!kind && editions.length === 0 && roles.length === 0) {
    return null;
  }
  return (
    <dl className="yt-facts">
      {kind && (
        <Fact name={<span className="sr">{translate({id: 'yt.facts.kind', message: 'Typ av sida'})}</span>}>
          <KindBadge kind={kind} />
        </Fact>
      )}
      {editions.length > 0 && (
        <Fact name={translate({id: 'yt.facts.editions', message: 'Gäller'})}>{editionsPhrase(editions)}</Fact>
      )}
      {roles.length > 0 && <Fact name={translate({id: 'yt.facts.roles', message: 'Roll'})}>{rolesPhrase(roles)}</Fact>}
    </dl>
  );
}

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

/** The head of a page: what it is, and what there is to say of it unless its answers come first. */
export function PageHead(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {lead, ...facts} = frontMatter as PageFacts & {readonly lead?: string};
  return (
    <header>
      <Heading as="h1">{metadata.title}</Heading>
      {lead && <p className="yt-lead">{lead}</p>}
      {!frontMatter.hide_table_of_contents && (
        <div className="yt-about">
          <Facts {...facts} />
          <PageMeta />
        </div>
      )}
    </header>
  );
}

/** From when a page is, for which version it was checked, and itself as Markdown. */
export function PageMeta(): ReactNode {
  const {lastUpdatedAt, permalink} = useDoc().metadata;
  return (
    <div className="yt-pagemeta">
      {lastUpdatedAt && <LastUpdated at={lastUpdatedAt} />}
      {/* The file is made of the finished page, so `npm start` has none. src/client/copy.ts copies it; it is no route. */}
      {process.env.NODE_ENV === 'production' && (
        <a className="yt-copy" href={`${permalink.replace(/\/$/, '')}.md`} target="_self">
          <span aria-live="polite">{translate({id: 'yt.copyPage', message: 'Kopiera som Markdown'})}</span>
        </a>
      )}
    </div>
  );
}
