import {expect, it} from 'vitest';
import {schema} from '../../../product/facts';
import {render} from '../../render.testing';

const html = render('ErDiagram', {model: 'finance'});

it('links every table of the model to its description', () => {
  for (const name of schema.financeErModel) {
    expect(html).toContain(`href="/api/sql/customer-database#${name.toLowerCase().replace('.', '-')}"`);
  }
});

it('says every foreign key of the model in words, and leads from neighbour to neighbour', () => {
  expect(html.match(/<li>/g)).toHaveLength(60);
  const link = (name: string) =>
    `<a href="#er-finance-${name.toLowerCase().replace('.', '-')}"><code>${name}</code></a>`;
  expect(html).toContain(`<code>AccountId</code> → ${link('fin.Account')}</li>`);
  expect(html).toContain(`<code>CostCenterId</code> → ${link('fin.CostCenter')} (kan vara tom)`);
  const [, account] = /<div id="er-finance-fin-account">(.*?)<\/div>/.exec(html)!;
  expect(account).toContain('href="/api/sql/customer-database#fin-account"');
  expect(account).toContain(link('fin.GLTransaction'));
});

it('has a name and a description, and a frame that the viewer can give the focus', () => {
  expect(html).toContain('<title id="er-finance-title">ER-diagram</title>');
  expect(html).toMatch(/<desc id="er-finance-desc">25 tabeller och 60 främmande nycklar/);
  expect(html).toContain('tabindex="-1" role="group"');
});
