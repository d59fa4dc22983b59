import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('links every column to the table column it comes from', () => {
  const html = render('ViewReference', {view: 'rpt.TrialBalance'});
  expect(html).toMatch(/<h3[^>]* id="rpt-trialbalance">/);
  expect(html).toContain('<tr id="rpt-trialbalance-companycode">');
  expect(html).toContain('href="/api/sql/customer-database#ref-company-companycode"');
  expect(html).not.toContain('<nav');
});

it('lists all views first when none is named', () => {
  const html = render('ViewReference');
  expect(html.match(/<h3/g)).toHaveLength(10);
  expect(html).toContain('<nav');
});
