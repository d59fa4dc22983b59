import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import UiPath from './index';

it('shows the page’s language first and says which the other one is', () => {
  const html = renderToStaticMarkup(<UiPath sv="Arkiv > Alternativ" en="File > Options" />);
  expect(html).toContain(
    '<strong class="yt-path"><span>Arkiv</span> <i aria-hidden="true">›</i> <span>Alternativ</span></strong>',
  );
  expect(html).toContain('<span lang="en">File › Options</span>');
});

it('shows a path once when both languages have the same', () => {
  expect(renderToStaticMarkup(<UiPath sv="Portal" en="Portal" />)).toBe(
    '<strong class="yt-path"><span>Portal</span></strong>',
  );
});
