import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import Admonition from './index';

vi.mock('@docusaurus/theme-common', () => ({
  processAdmonitionProps: (props: object) => props,
  ThemeClassNames: {common: {admonition: 'admonition', admonitionType: (type: string) => `admonition-${type}`}},
}));

const render = (type: string, title?: string) =>
  renderToStaticMarkup(
    <Admonition type={type} title={title}>
      Text
    </Admonition>,
  );

it('is a note with a sign and the heading of its kind, or of the page, and refuses a kind that the site does not have', () => {
  expect(render('tip')).toMatch(
    /^<div role="note" class="admonition admonition-tip"><svg .*<div class="yt-admonition__heading">tip<\/div><div>Text<\/div>/,
  );
  expect(render('danger', 'Läs först')).toContain('<div class="yt-admonition__heading">Läs först</div>');
  expect(() => render('important')).toThrow(
    'There is no box ":::important". Write one of note, tip, info, warning, caution, danger.',
  );
});
