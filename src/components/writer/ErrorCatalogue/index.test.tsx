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

it('says of every code when it is shown, once for those that are shown at the same moment', () => {
  const exceptions: Record<string, number> = {'5xxx': 4, '7xxx': 0};
  for (const {id} of errorFamilies) {
    const cards = render('ErrorCatalogue', {family: id});
    const said = cards.match(/<dt>Visas<\/dt>/g) ?? [];
    expect(said).toHaveLength(exceptions[id] ?? errors.filter(({family}) => family === id).length);
    expect(cards.includes('<p>Visas, om kortet inte säger annat: När formeln räknas.</p>')).toBe(id in exceptions);
  }
});

it('leads to sections, not to the top of pages', () => {
  for (const {id} of errorFamilies) {
    const cards = render('ErrorCatalogue', {family: id});
    expect(cards.match(/href="\/[\w/-]+"/g) ?? []).toEqual([]);
  }
});
