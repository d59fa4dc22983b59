import type {PropsWithChildren, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import errands from '@generated/product/default/errands.json';
import home from '@generated/product/default/home.json';
import Layout from '@theme/Layout';
import Sign from '@site/src/components/Sign';
import ExampleSheet from '@site/src/home/ExampleSheet';
import {useSite} from '@site/src/lib/siteFields';
import {SearchOpener} from '@site/src/theme/SearchBar';
import '@site/src/css/home.css';

/** Says of an element whether one has scrolled past it, for the search of the navbar (src/css/home.css), while it is there. */
function watch(element: Element | null): void {
  if (element) {
    new IntersectionObserver(([entry]) => element.toggleAttribute('data-past', !entry!.isIntersecting)).observe(
      element,
    );
  }
}

/** Presses the navbar's search control, whatever it opens. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.navbar .yt-searchbtn')?.click();
}

function Part({
  id,
  title,
  aside,
  children,
}: PropsWithChildren<{id: string; title: string; aside?: ReactNode}>): ReactNode {
  return (
    <section aria-labelledby={id}>
      <div className="yt-sectionhead">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

function Cells({id, title, cells}: {id: string; title: string; cells: typeof errands}): ReactNode {
  return (
    <Part id={`home-${id}`} title={title}>
      <ul className="yt-errands">
        {cells.map(({to, label}) => (
          <li className="yt-cell" key={to}>
            <Link to={to}>
              <b>{label}</b>
              <Sign name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function News(): ReactNode {
  const {version, changes} = home.news;
  const all = translate({id: 'home.news.all', message: 'Alla versionsnyheter'});
  return (
    <Part
      id="home-news"
      title={translate({id: 'home.news', message: 'Nytt i version {version}'}, {version})}
      aside={<Link to="/report/release-notes">{all}</Link>}
    >
      <ul className="yt-news">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Part>
  );
}

/** One section of the handbook. Its sign, ink lines and one part in the accent, is decorative: its name stands beside it. */
function Section({id, sign, text, pages}: (typeof home.sections)[number]): ReactNode {
  const {label, to} = useSite().sections[id]!;
  const headingId = `home-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>
        <svg className="si" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path d={sign.ink} />
          <path className="a" d={sign.accent} />
        </svg>
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
  const diagnostics = <b>{translate({id: 'home.codes.diagnostics', message: 'Diagnostik'})}</b>;
  const where = (
    <p>
      <Translate id="home.codes.text" values={{diagnostics}}>
        {
          'Koden står i felmeddelandet, i {diagnostics} eller i datakällans logg. Första siffran visar var felet hör hemma.'
        }
      </Translate>
    </p>
  );
  return (
    <Part id="home-codes" title={translate({id: 'home.codes', message: 'Har du en felkod?'})} aside={where}>
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
    </Part>
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
        <div className="yt-halves yt-hero">
          <div ref={watch}>
            <h1>{title}</h1>
            <p className="yt-lead">{lead}</p>
            <SearchOpener
              className="yt-bigsearch"
              shortcut="Ctrl K"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={openSearch}
            />
          </div>
          <ExampleSheet />
        </div>
        <div className="yt-halves">
          <Cells id="begin" title={translate({id: 'home.begin', message: 'Börja här'})} cells={home.beginnings} />
          <Cells id="errands" title={translate({id: 'home.errands', message: 'Vanliga ärenden'})} cells={errands} />
        </div>
        <Part id="home-sections" title={translate({id: 'home.sections', message: 'Läs om'})}>
          <div className="yt-sections">
            {home.sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </div>
        </Part>
        <ErrorFamilies />
        <News />
      </main>
    </Layout>
  );
}
