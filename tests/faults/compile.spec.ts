import {expect, test} from '@playwright/test';
import {type Fault, testTogether, withDamaged} from './faults';

/** Faults in the text of pages: all of them are found before the build ends. Each stands on a page of its own. */
const faults: readonly Fault[] = [
  {
    name: 'a component with an unknown product fact',
    damage: (site) => site.append('docs-api/about.mdx', '\n<ErrorList codes="YT-9999" />\n'),
    says: ['docs-api/about.mdx', 'YT-9999'],
  },
  {
    name: 'an error code in the text that does not exist',
    damage: (site) => site.append('docs-api/sql/backup.mdx', '\nSe YT-9998.\n'),
    says: ['docs-api/sql/backup.mdx', 'YT-9998'],
  },
  {
    name: 'a figure that does not exist',
    damage: (site) => site.append('docs-report/intro.mdx', '\n<Figure id="finns-inte" />\n'),
    says: ['docs-report/intro.mdx', 'finns-inte'],
  },
];

test.describe('a build with faults in its pages fails', () => {
  testTogether(faults, async () => {
    const damages = faults.map(({damage}) => damage);
    const {status, output} = await withDamaged(damages, (site) => site.build(['--locale', 'sv']));
    expect(status, output).not.toBe(0);
    return output;
  });
});
