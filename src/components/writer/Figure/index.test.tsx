import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Figure from '.';

it('frames the figure as the build made it, with number, caption, legend and a description in words', () => {
  const svg = '<svg role="img" aria-label="Delarna"></svg>';
  const data = {html: svg, caption: 'Så hänger de ihop.', alternative: 'Tre rutor.', legend: ['Först', 'Sedan']};
  const html = renderToStaticMarkup(<Figure data={data} />);
  for (const part of [
    `<div class="yt-figure__frame">${svg}</div>`,
    '<figcaption><span class="yt-figure__number">Figur</span>Så hänger de ihop.</figcaption>',
    '<ol class="yt-legend"><li><b class="d-call">1</b> Först</li><li><b class="d-call">2</b> Sedan</li></ol>',
    '<summary>Beskrivning av figuren</summary><p>Tre rutor.</p>',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('tabindex');
});

it('leaves out the legend of a figure without call-outs, and the description of one that is text', () =>
  expect(renderToStaticMarkup(<Figure data={{html: '<ol></ol>', caption: 'C', legend: []}} />)).not.toMatch(
    /yt-legend|<details/,
  ));
