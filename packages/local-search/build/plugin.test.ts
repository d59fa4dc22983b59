import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import english from '../messages.en.json';
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

describe('the texts of the interface', () => {
  const client = path.join(__dirname, '../client');
  const sources = readdirSync(client).map((name) => readFileSync(path.join(client, name), 'utf8'));
  const ids = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bid[=:] ?["']([\w.]+)["']/g)].map(([, id]) => id!)),
  );

  it('are there in English, each of them and no others', () =>
    expect(Object.keys(english).sort()).toEqual([...ids].sort()));

  it('come with an English build', async () => {
    expect(await pluginFor('en').getDefaultCodeTranslationMessages!()).toMatchObject({'search.submit': 'Search'});
    expect(await pluginFor('sv').getDefaultCodeTranslationMessages!()).toEqual({});
  });
});
