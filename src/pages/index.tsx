import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import home from '@generated/product/default/home.json';
import Layout from '@theme/Layout';
import OpenSearch from '@site/src/components/OpenSearch';
import Sign from '@site/src/components/Sign';
import {errands, homeSections, type HomeSection} from '@site/src/home/content';
import ExampleSheet from '@site/src/home/ExampleSheet';
import SectionSign from '@site/src/home/SectionSign';
import {kindLabel} from '@site/src/page/labels';
import {useProduct} from '@site/src/lib/useProduct';
import {useSections} from '@site/src/lib/useSections';
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

function Errands(): ReactNode {
  return (
    <section aria-labelledby="home-errands">
      <h2 className="sr" id="home-errands">
        <Translate id="home.errands">Vanliga ärenden</Translate>
      </h2>
      <ul className="yt-errands">
        {errands().map(({to, kind, label}) => (
          <li className="yt-cell" key={to}>
            <Link to={to}>
              <small>{kindLabel(kind)}</small>
              <b>{label}</b>
              <Sign name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Section({id, text, pages}: HomeSection): ReactNode {
  const {label, to} = useSections()[id]!;
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

/** The home page: what this is, the search, the common errands, the sections, the error codes. */
export default function Home(): ReactNode {
  const {brand} = useProduct();
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
        <Errands />
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
      </main>
    </Layout>
  );
}
