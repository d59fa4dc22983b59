import {expect, it} from 'vitest';
import {render} from '../../render.testing';

const html = render('TableReference', {table: 'fin.GLTransaction'});

it('has an anchor for the table and for every column', () => {
  expect(html).toMatch(/<h3[^>]* id="fin-gltransaction">fin\.<wbr\/>GLTransaction/);
  expect(html).toContain('<tr id="fin-gltransaction-accountid">');
  expect(html.match(/<tr id=/g)).toHaveLength(15);
});

it('marks keys and links along foreign keys, both ways', () => {
  expect(html).toContain('<span class="yt-key yt-key--pk">PK</span>');
  expect(html).toMatch(/<span class="yt-key">FK<\/span><a href="\/api\/sql\/customer-database#fin-account">/);
  expect(html).toContain('href="/api/sql/customer-database#fin-transactiondimension"');
});

it('names the columns of a unique key in its legend', () => {
  expect(html).toContain('unik: VoucherId, RowNo');
  // All its columns are foreign keys, and bear the mark of that.
  expect(render('TableReference', {table: 'fin.OpeningBalance'})).toContain('unik: FiscalYearId, AccountId,');
});

it('shows all tables of a schema', () => {
  expect(render('TableReference', {schema: 'ref'}).match(/<h3/g)).toHaveLength(4);
});

it('names the few tables that use a table in its sentence, and folds the many', () => {
  expect(html).toContain('Används av <a href="/api/sql/customer-database#fin-transactiondimension">');
  const company = render('TableReference', {table: 'ref.Company'});
  expect(company).toMatch(/<details[^>]*><summary>Används av \d\d tabeller<\/summary><a href=/);
  expect(company).not.toContain('Används av <a');
});
