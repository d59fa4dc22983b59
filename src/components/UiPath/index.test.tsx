import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import UiPath from './index';

it('shows the page’s language first and says which the other one is', () => {
  const html = renderToStaticMarkup(<UiPath sv="Arkiv > Alternativ" en="File > Options" />);
  expect(html).toContain('<span class="yt-path"><span>Arkiv</span><span>Alternativ</span></span>');
  expect(html).toContain('<span lang="en">File › Options</span>');
});

it('shows a path once when both languages have the same', () => {
  expect(renderToStaticMarkup(<UiPath sv="Portal" en="Portal" />)).toBe('<span class="yt-path"><span>Portal</span></span>');
});
