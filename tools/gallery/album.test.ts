import {expect, it} from 'vitest';
import {album, fileName} from './album';

const shot = {kind: 'home', language: 'sv', mode: 'dark', width: 360};

it('names a picture by what it shows', () => {
  expect(fileName(shot)).toBe('home-sv-dark-360.png');
});

it('shows the pictures under their kind, with words for each', () => {
  const html = album([shot, {...shot, kind: 'print'}, {...shot, width: 768}]);
  expect(html.match(/<h2>/g)).toHaveLength(2);
  expect(html.indexOf('home-sv-dark-768')).toBeLessThan(html.indexOf('<h2>print'));
  expect(html).toContain('alt="home, sv, dark, 360 px"');
});
