import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Rich, {type RichText} from '../../Rich';
import '@site/src/css/figures.css';
import '@site/src/css/figure-windows.css';
import '@site/src/css/figure-sequences.css';

interface FigureData {
  /** Written by packages/diagrams, which escapes every text; its links are from the root, without the language. */
  readonly html: string;
  readonly caption: RichText;
  /** What a picture shows, for those who do not see it. */
  readonly alternative?: RichText;
  /** Explanations of the numbers in a picture. */
  readonly legend: readonly RichText[];
}

/**
 * A figure with its number, caption, legend, and the description in words of what is a picture.
 *
 * The figure is HTML made at build: a list of steps, a picture of a window, or a drawing with the
 * list that takes its place on a phone.
 * `data` is put in from `id`.
 */
export default function Figure({data}: {readonly data: FigureData}): ReactNode {
  const {html, caption, alternative, legend} = data;
  return (
    <figure className="yt-figure">
      <div
        className="yt-figure__frame"
        dangerouslySetInnerHTML={{__html: html.replaceAll('<a href="/', `<a href="${useBaseUrl('/')}`)}}
      />
      <figcaption>
        <span className="yt-figure__number">{translate({id: 'yt.figure.number', message: 'Figur'})}</span>
        <Rich data={caption} />
      </figcaption>
      {legend.length > 0 && (
        <ol className="yt-legend">
          {legend.map((text, index) => (
            <li key={index}>
              <b className="d-call">{index + 1}</b> <Rich data={text} />
            </li>
          ))}
        </ol>
      )}
      {alternative && (
        <details className="yt-figure__alternative">
          <summary>{translate({id: 'yt.figure.alternative', message: 'Beskrivning av figuren'})}</summary>
          <p>
            <Rich data={alternative} />
          </p>
        </details>
      )}
    </figure>
  );
}
