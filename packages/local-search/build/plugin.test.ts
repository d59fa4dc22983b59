import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import localSearch from './plugin';

const options = {sections: [{id: 'guide', label: {sv: 'Handledning', en: 'Guide'}}]};

function pluginFor(currentLocale: string) {
  const context = {baseUrl: '/', siteDir: '/site', siteConfig: {}, i18n: {currentLocale}};
  return localSearch(context as LoadContext, options);
}

const contentLoaded = (instances: object) =>
  pluginFor('sv').allContentLoaded!({allContent: {'docusaurus-plugin-content-docs': instances}, actions: {}} as never);

describe('options that do not fit the site are refused', () => {
  it('a language that the search cannot read', () =>
    expect(() => pluginFor('fi')).toThrow('cannot read the language "fi", only sv, en'));

  it('a section that no docs plugin has', async () => {
    await expect(contentLoaded({gide: {}, api: {}})).rejects.toThrow(
      'names "guide", but the instances of the docs plugin are gide, api',
    );
    await expect(contentLoaded({guide: {loadedVersions: []}})).resolves.toBeUndefined();
  });
});
