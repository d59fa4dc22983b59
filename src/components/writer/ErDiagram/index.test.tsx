import {expect, it} from 'vitest';
import {schema} from '../../../product/data';
import {render} from '../../render.testing';

const html = render('ErDiagram', {model: 'finance'});

it('links every table of the model to its description', () => {
  for (const name of schema.financeErModel) {
    expect(html).toContain(`href="/api/sql/customer-database#${name.toLowerCase().replace('.', '-')}"`);
  }
});

it('says every foreign key of the model in words', () => {
  expect(html.match(/<li>/g)).toHaveLength(60);
  expect(html).toContain('<code>fin.GLTransaction.AccountId</code> → <code>fin.Account</code>');
  expect(html).toContain('<code>fin.GLTransaction.CostCenterId</code> → <code>fin.CostCenter</code> (kan vara tom)');
});

it('has a name and a description, and a frame that the keyboard can reach', () => {
  expect(html).toContain('<title id="er-finance-title">ER-diagram</title>');
  expect(html).toMatch(/<desc id="er-finance-desc">25 tabeller och 60 främmande nycklar/);
  expect(html).toContain('tabindex="0" role="group"');
});
