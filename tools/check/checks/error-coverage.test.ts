import {describe, expect, it} from 'vitest';
import {errorFamilies, errors} from '../../../src/product/facts';
import {errorCoverage} from './error-coverage';
import {linesOf, page} from '../fixture';

const homes = {
  'faq/error-messages': ['1xxx', '2xxx', '3xxx', '4xxx'],
  'report-buildning/error-messages': ['5xxx', '6xxx', '7xxx'],
};
const catalogue = (family: string) => `<ErrorCatalogue family="${family}" />`;
const allCodes = errors.map(({code}) => code).join(', ');
/** Headings of the sections that cards lead to on a page. */
const sections = (route: string) =>
  [...new Set(errors.flatMap(({related}) => related.filter((section) => section.startsWith(`${route}#`))))]
    .map((section) => `## A {#${section.split('#')[1]}}`)
    .join('\n\n');
const helpOn = (codes: string) => `<ErrorList codes="${codes}" />\n\n${sections('report/faq/missing-add-in')}`;
const help = helpOn(allCodes);

/** A complete project in both languages; `change` replaces files of the Swedish one. */
function project(change: Record<string, string> = {}): Record<string, string> {
  const english = (section: string) => `i18n/en/docusaurus-plugin-content-docs-${section}/current`;
  const files: Record<string, string> = {};
  for (const [report, sources] of [
    ['docs-report', 'docs-data-sources'],
    [english('report'), english('data-sources')],
  ]) {
    for (const [name, families] of Object.entries(homes)) {
      const cards = families.map(catalogue).join('\n\n');
      files[`${report}/${name}.mdx`] = page(`${cards}\n\n${sections(`report/${name}`)}`, {kind: 'reference'});
    }
    files[`${sources}/sync-data.mdx`] = page(`${catalogue('8xxx')}\n\n${sections('data-sources/sync-data')}`, {
      kind: 'reference',
    });
    files[`${report}/faq/missing-add-in.mdx`] = page(help, {kind: 'troubleshooting'});
  }
  return {...files, ...change};
}

describe('error-coverage', () => {
  it('knows all families', () => {
    expect(errorFamilies).toHaveLength(8);
  });

  it('accepts a card and a helping page for every code', async () => {
    expect(await linesOf(errorCoverage, project())).toEqual([]);
  });

  it('refuses a family that is drawn twice, or on another page than the data says', async () => {
    const twice = page(`${homes['faq/error-messages'].map(catalogue).join('\n\n')}\n\n${catalogue('1xxx')}`, {
      kind: 'reference',
    });
    const lines = await linesOf(errorCoverage, project({'docs-report/faq/error-messages.mdx': twice}));
    expect(lines.join('\n')).toMatch(
      /^docs-report\/faq\/error-messages\.mdx:18 The cards YT-1001 to YT-1\d\d\d are drawn 2 times on this page\. → Write <ErrorCatalogue family="1xxx" \/> once\.$/m,
    );
    const elsewhere = page(`${catalogue('2xxx')}\n\n${help}`, {kind: 'troubleshooting'});
    const found = await linesOf(errorCoverage, project({'docs-report/faq/missing-add-in.mdx': elsewhere}));
    expect(found.join('\n')).toMatch(
      /^docs-report\/faq\/missing-add-in\.mdx:10 The cards YT-2001 to YT-20\d\d belong to \/report\/faq\/error-messages, not to \/report\/faq\/missing-add-in\. → Take <ErrorCatalogue family="2xxx" \/> away here\.$/m,
    );
  });

  it('refuses a family that is drawn nowhere', async () => {
    const lines = await linesOf(
      errorCoverage,
      project({'docs-data-sources/sync-data.mdx': page('Text.', {kind: 'reference'})}),
    );
    const family = errors.filter((error) => error.family === '8xxx').map(({code}) => code);
    expect(lines).toContain(
      `docs-data-sources/sync-data.mdx:1 The cards ${family[0]} to ${family.at(-1)} are drawn 0 times on this page. → Write <ErrorCatalogue family="8xxx" /> once.`,
    );
  });

  it('refuses a card that leads to a section that is not there', async () => {
    const without = page(`<ErrorList codes="${allCodes}" />\n\n## A {#symptom}`, {kind: 'troubleshooting'});
    expect(await linesOf(errorCoverage, project({'docs-report/faq/missing-add-in.mdx': without}))).toContain(
      'docs-report/faq/missing-add-in.mdx:1 The card of YT-1006 leads to #check-blocked-file, which this page does not have. → Give the section that id, or change related in src/product/facts/errors.yml.',
    );
  });

  it('leaves drafts out, which readers never see', async () => {
    const draft = page(catalogue('8xxx'), {draft: 'true'});
    expect(await linesOf(errorCoverage, project({'docs-internal/draft.mdx': draft}))).toEqual([]);
  });

  it('refuses a code that no helping page names', async () => {
    const without = page(helpOn(allCodes.replace('YT-2003, ', '')), {kind: 'troubleshooting'});
    const [line, ...more] = await linesOf(errorCoverage, project({'docs-report/faq/missing-add-in.mdx': without}));
    expect(line).toContain(
      'docs-report/faq/error-messages.mdx:12 No how-to or troubleshooting page (sv) names YT-2003. → Name it',
    );
    expect(more).toEqual([]);
  });
});
