import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import home from '@generated/product/default/home.json';
import Layout from '@theme/Layout';
import OpenSearch from '@site/src/components/OpenSearch';
import Sign from '@site/src/components/Sign';
import {beginnings, errands, homeSections, type HomeSection} from '@site/src/home/content';
import ExampleSheet from '@site/src/home/ExampleSheet';
import {kindLabel} from '@site/src/page/labels';
import {useSite} from '@site/src/lib/siteFields';
import '@site/src/css/home.css';

/** Says of an element whether one has scrolled past it, for the search of the navbar (src/css/home.css), while it is there. */
function watch(element: Element | null): void {
  if (element) {
    new IntersectionObserver(([entry]) => element.toggleAttribute('data-past', !entry!.isIntersecting)).observe(
      element,
    );
  }
}

function Hero({title, lead}: {title: string; lead: string}): ReactNode {
  return (
    <div className="yt-hero">
      <div ref={watch}>
        <h1>{title}</h1>
        <p className="yt-lead">{lead}</p>
        <OpenSearch className="yt-bigsearch">
          <Sign name="search" />
          <span>
            <Translate id="home.search">Sök, eller skriv en felkod</Translate>
          </span>{' '}
          <kbd>Ctrl K</kbd>
        </OpenSearch>
      </div>
      <ExampleSheet />
    </div>
  );
}

interface Cell {
  readonly to: string;
  readonly label: string;
  /** What stands over the label. */
  readonly above: string;
}

/** A row of links, each a cell. */
function Cells({id, title, cells}: {id: string; title: string; cells: readonly Cell[]}): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 className="sr" id={id}>
        {title}
      </h2>
      <ul className="yt-errands">
        {cells.map(({to, above, label}) => (
          <li className="yt-cell" key={to}>
            <Link to={to}>
              <small>{above}</small>
              <b>{label}</b>
              <Sign name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the current version brought. */
function News(): ReactNode {
  const {version, changes} = home.news;
  return (
    <section aria-labelledby="home-news">
      <div className="yt-sectionhead">
        <h2 id="home-news">
          <Translate id="home.news" values={{version}}>
            {'Nytt i version {version}'}
          </Translate>
        </h2>
        <Link to="/report/release-notes">
          <Translate id="home.news.all">Alla versionsnyheter</Translate>
        </Link>
      </div>
      <ul className="yt-news">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}

const drawings: Record<HomeSection['id'], {ink: string; accent: string}> = {
  report: {ink: 'M3.5 5.5h25v21h-25zM3.5 12.5h25M11.5 5.5v21M3.5 19.5h25', accent: 'M12.5 13.5h15.2v5.2H12.5z'},
  api: {ink: 'M11 6H4.5v20H11M21 6h6.5v20H21', accent: 'M9 13.5h5v5H9zM18 13.5h5v5h-5z'},
  'data-sources': {ink: 'M3.5 4.5h9v7h-9zM3.5 20.5h9v7h-9zM12.5 8H17v16h-4.5M17 16h4', accent: 'M20.5 11.5h9v9h-9z'},
};

/** The sign of a section: ink lines, one part in the accent. Decorative, its name stands beside it. */
function SectionSign({id}: {id: HomeSection['id']}): ReactNode {
  return (
    <svg className="si" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={drawings[id].ink} />
      <path className="a" d={drawings[id].accent} />
    </svg>
  );
}

function Section({id, text, pages}: HomeSection): ReactNode {
  const {label, to} = useSite().sections[id]!;
  const headingId = `home-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>
        <SectionSign id={id} />
        <Link to={to}>{label}</Link>
      </h3>
      <p>{text}</p>
      <ul className="yt-plain">
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to}>{page.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ErrorFamilies(): ReactNode {
  return (
    <section aria-labelledby="home-codes">
      <div className="yt-sectionhead">
        <h2 id="home-codes">
          <Translate id="home.codes">Har du en felkod?</Translate>
        </h2>
        <p>
          <Translate
            id="home.codes.text"
            values={{
              diagnostics: (
                <b>
                  <Translate id="home.codes.diagnostics">Diagnostik</Translate>
                </b>
              ),
            }}
          >
            {
              'Koden står i felmeddelandet, i {diagnostics} eller i datakällans logg. Första siffran visar var felet hör hemma.'
            }
          </Translate>
        </p>
      </div>
      <ul className="yt-codes">
        {home.families.map(({name, label, to}) => (
          <li className="yt-cell" key={name}>
            <Link to={to}>
              <b>{name}</b>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page: what this is, the search, where to begin, the common errands, the sections, the error codes, what is new. */
export default function Home(): ReactNode {
  const {brand} = useSite();
  const title = translate({id: 'home.title', message: 'Handbok för {brand}'}, {brand});
  const lead = translate({
    id: 'home.lead',
    message:
      'Yttra tar siffrorna ur era affärssystem till Excel, webben och egna program. Här får du hjälp att integrera, anpassa och optimera arbetet.',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="yt-home">
        <Hero title={title} lead={lead} />
        <Cells
          id="home-begin"
          title={translate({id: 'home.begin', message: 'Börja här'})}
          cells={beginnings().map(({role, ...link}) => ({...link, above: role}))}
        />
        <Cells
          id="home-errands"
          title={translate({id: 'home.errands', message: 'Vanliga ärenden'})}
          cells={errands().map(({kind, ...link}) => ({...link, above: kindLabel(kind)}))}
        />
        <section aria-labelledby="home-sections">
          <div className="yt-sectionhead">
            <h2 id="home-sections">
              <Translate id="home.sections">Läs om</Translate>
            </h2>
          </div>
          <div className="yt-sections">
            {homeSections().map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </div>
        </section>
        <ErrorFamilies />
        <News />
      </main>
    </Layout>
  );
}
