import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import Admonition from './index';

vi.mock('@docusaurus/theme-common', () => ({
  processAdmonitionProps: (props: object) => props,
  ThemeClassNames: {
    common: {admonition: 'theme-admonition', admonitionType: (type: string) => `theme-admonition-${type}`},
  },
}));

it('is a note with a sign and the heading of its kind', () => {
  const html = renderToStaticMarkup(<Admonition type="tip">Text</Admonition>);
  expect(html).toMatch(/^<div role="note" class="theme-admonition theme-admonition-tip"><svg /);
  expect(html).toContain('<div class="yt-admonition__heading">tip</div><div>Text</div>');
});

it('takes the heading that the page gives', () => {
  const html = renderToStaticMarkup(
    <Admonition type="danger" title="Läs först">
      Text
    </Admonition>,
  );
  expect(html).toContain('<div class="yt-admonition__heading">Läs först</div>');
});

it('refuses a kind that the site does not have', () => {
  expect(() => renderToStaticMarkup(<Admonition type="important">Text</Admonition>)).toThrow(
    'There is no box ":::important". Write one of note, tip, info, warning, caution, danger.',
  );
});
