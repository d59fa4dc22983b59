import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('is a labelled field with a place for the count, and names what it narrows and its script', () => {
  const html = render('Filter', {of: 'errors'});
  expect(html).toContain('<script type="module" src="/assets/js/filter.js"></script>');
  expect(html).toMatch(
    /<yt-filter class="[^"]+" data-items="\.yt-error" data-count="\{shown\} av \{total\}" data-none="Inget passar\." data-place="[^"]+">/,
  );
  expect(html).toContain(
    '<label for="filter-errors">Filtrera felkoderna</label><input id="filter-errors" type="search"',
  );
  expect(html).toContain('<output for="filter-errors"></output>');
});

it.each([
  ['functions', 'Filtrera funktionerna'],
  ['settings', 'Filtrera nycklarna'],
  ['columns', 'Filtrera tabeller, vyer och kolumner'],
])('says that it narrows %s', (of, label) => {
  expect(render('Filter', {of})).toContain(`${label}</label>`);
});
