import type {Check} from '../check';

const file = 'NOTICE.txt';

/** Packages whose code is in every build; their absence means that the list is not what was bundled. */
const always = ['react', 'react-dom', '@docusaurus/core', '@docusaurus/theme-classic'];

/** The licences of what ships to readers are published with it. */
export const licences: Check = (site) => {
  if (!site.has(file)) {
    return [
      {file, message: 'there is no notice of licences.', fix: 'Keep packages/licence-notice in docusaurus.config.ts.'},
    ];
  }
  const text = site.text(file);
  const headings = always.filter((name) => !text.includes(`\n${name} `));
  return headings.map((name) => ({
    file,
    message: `the notice has no licence of ${name}.`,
    fix: 'packages/licence-notice no longer sees what is bundled; see its tests.',
  }));
};
