import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import type {FigureData} from '../../figures/types';
import Figure from '.';

const data: FigureData = {
  svg: '<svg role="img" aria-labelledby="x-t"><title id="x-t">Delarna</title></svg>',
  title: 'Delarna',
  caption: 'Så hänger delarna ihop.',
  alternative: 'Tre rutor med pilar mellan.',
  legend: ['Först', 'Sedan'],
};

describe('Figure', () => {
  const html = renderToStaticMarkup(<Figure id="parts" data={data} />);

  it('puts the drawing in a frame that can be reached and has a name', () => {
    expect(html).toContain('<div class="yt-figure__frame" tabindex="0" role="group" aria-label="Figur: Delarna.');
    expect(html).toContain(data.svg);
  });

  it('has number, caption, legend and a description in words', () => {
    expect(html).toContain('<figcaption><span class="yt-figure__number">Figur</span>Så hänger delarna ihop.</figcaption>');
    expect(html).toContain('<ol class="yt-legend"><li>Först</li><li>Sedan</li></ol>');
    expect(html).toContain('<summary>Beskrivning av figuren</summary><p>Tre rutor med pilar mellan.</p>');
  });

  it('leaves the legend out when there are no call-outs', () => {
    expect(renderToStaticMarkup(<Figure id="parts" data={{...data, legend: []}} />)).not.toContain('yt-legend');
  });

  it('refuses to be drawn without the plugin', () => {
    expect(() => renderToStaticMarkup(<Figure id="parts" />)).toThrow('plugins/figures');
  });
});
