import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {FigureData} from '../../../../packages/diagrams';
import Figure from '.';

const data: FigureData = {
  html: '<svg role="img" aria-label="Delarna"></svg>',
  caption: 'Så hänger delarna ihop.',
  alternative: 'Tre rutor med pilar mellan.',
  legend: ['Först', 'Sedan'],
};

describe('Figure', () => {
  const html = renderToStaticMarkup(<Figure data={data} />);

  it('puts the figure in a frame as the build made it; nothing in it takes the focus', () => {
    expect(html).toContain(`<div class="yt-figure__frame">${data.html}</div>`);
    expect(html).not.toContain('tabindex');
  });

  it('has number, caption, legend and a description in words', () => {
    expect(html).toContain(
      '<figcaption><span class="yt-figure__number">Figur</span>Så hänger delarna ihop.</figcaption>',
    );
    expect(html).toContain(
      '<ol class="yt-legend"><li><b class="d-call">1</b> Först</li><li><b class="d-call">2</b> Sedan</li></ol>',
    );
    expect(html).toContain('<summary>Beskrivning av figuren</summary><p>Tre rutor med pilar mellan.</p>');
  });

  it('leaves out the legend of a figure without call-outs, and the description of one that is text', () => {
    const text = renderToStaticMarkup(<Figure data={{html: '<ol></ol>', caption: 'C', legend: []}} />);
    expect(text).not.toMatch(/yt-legend|<details/);
  });
});
