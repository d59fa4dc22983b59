import {expect, test} from '@playwright/test';
import {type Fault, withDamaged} from './faults';

interface RenderFault extends Fault {
  /** `@all`: the first of its kind ends the build, and one of them is enough for a change. */
  readonly tag?: '@all';
}

/** Faults in the navbar that only come to light when a page is drawn. */
const faults: readonly RenderFault[] = [
  {
    name: 'a navbar entry for an unknown sidebar',
    damage: (site) => site.replace('src/lib/sections.ts', "sidebar: 'apiSidebar'", "sidebar: 'finnsInte'"),
    says: ['Can\'t find any sidebar with id "finnsInte"'],
  },
  {
    name: 'a navbar entry for an unknown page',
    tag: '@all',
    damage: (site) =>
      site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'doc', docsPluginId: 'api', docId: 'finns-inte'}"),
    says: ['find any doc with id "finns-inte"'],
  },
  {
    name: 'a navbar item of an unknown custom type',
    tag: '@all',
    damage: (site) => site.replace('config/navbar.ts', "{type: 'search'}", "{type: 'custom-missing'}"),
    says: ['No NavbarItem component found for type "custom-missing"'],
  },
];

for (const {name, damage, says, tag} of faults) {
  test(`${name} fails the build and is named`, {tag}, async () => {
    const {status, output} = await withDamaged([damage], (site) => site.build(['--locale', 'sv']));
    expect(status, output).not.toBe(0);
    says.forEach((words) => expect(output).toContain(words));
  });
}
