import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FigureData} from '../../figures/types';
import '@site/src/css/figures.css';

export interface Props {
  /** Which figure; read by the build, see plugins/figures. */
  readonly id: string;
  /** Put in by plugins/figures; a page never writes it. */
  readonly data?: FigureData;
}

/**
 * A drawn figure with its number, caption, legend and description in words.
 *
 * The drawing is inline SVG made at build time. Its frame can be reached with the keyboard,
 * because it scrolls sideways on a narrow screen.
 *
 * @throws Error when the build has not put the drawing in
 */
export default function Figure({id, data}: Props): ReactNode {
  if (!data) {
    throw new Error(`<Figure id="${id}"> has no drawing: plugins/figures is not among the remark plugins of the page`);
  }
  const {svg, title, caption, alternative, legend} = data;
  return (
    <figure className="yt-figure">
      <div className="yt-figure__frame" tabIndex={0} role="group" aria-label={frameLabel(title)}>
        {/* Written by plugins/figures, which escapes every text. */}
        <div className="yt-figure__drawing" dangerouslySetInnerHTML={{__html: svg}} />
      </div>
      <figcaption>
        <span className="yt-figure__number">
          {translate({id: 'yt.figure.number', message: 'Figur', description: 'Word before the number of a figure'})}
        </span>
        {caption}
      </figcaption>
      {legend.length > 0 && <Legend texts={legend} />}
      <details className="yt-figure__alternative">
        <summary>
          {translate({
            id: 'yt.figure.alternative',
            message: 'Beskrivning av figuren',
            description: 'Heading of the text that says in words what a figure shows',
          })}
        </summary>
        <p>{alternative}</p>
      </details>
    </figure>
  );
}

function frameLabel(title: string): string {
  return translate(
    {
      id: 'yt.figure.frame',
      message: 'Figur: {title}. Går att rulla i sidled.',
      description: 'Name of the scrolling frame round a figure',
    },
    {title},
  );
}

/** Explanations of the numbers in the drawing. */
function Legend({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <ol className="yt-legend">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}
