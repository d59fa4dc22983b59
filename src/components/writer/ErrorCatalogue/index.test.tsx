import {expect, it} from 'vitest';
import {errorFamilies, errors} from '../../../product/facts';
import {render} from '../../render.testing';

const html = render('ErrorCatalogue', {family: '5xxx'});

it('has a card with the anchor of every code in the family', () => {
  for (const {code} of errors.filter(({family}) => family === '5xxx')) {
    expect(html).toContain(`<h3 class="anchor" id="${code.toLowerCase()}">`);
  }
  expect(html).not.toContain('id="yt-6001"');
});

it('says of every code when it is shown, and leads to sections, not to the top of pages', () => {
  for (const {id} of errorFamilies) {
    const cards = render('ErrorCatalogue', {family: id});
    const codes = errors.filter(({family}) => family === id);
    expect(cards.match(/<dt>Visas<\/dt>/g)).toHaveLength(codes.length);
    expect(cards.match(/href="\/[\w/-]+"/g) ?? []).toEqual([]);
  }
});
