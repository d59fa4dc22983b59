import {expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import {assemble} from './bundler';
import leanDelivery from './index';
import {assertMet, type Expectation} from './measure';

const present: Expectation = {present: true, matches: (file) => file === '/ours.js', otherwise: 'Ours is missing.'};
const absent: Expectation = {present: false, matches: (file) => file === '/theirs.js', otherwise: 'Theirs got in.'};

it('an expectation that is met says nothing', () =>
  expect(() => assertMet('x', [present, absent], ['/ours.js'])).not.toThrow());
it('a module that has to be there and is not fails the build', () =>
  expect(() => assertMet('x', [present], ['/other.js'])).toThrow('lean-delivery, x: Ours is missing.'));
it('a module that may not be there and is fails it, too, and is named', () =>
  expect(() => assertMet('x', [absent], ['/theirs.js'])).toThrow('/theirs.js is in the build. Theirs got in.'));

class Wanted {}
class Unwanted {}

it('parts are put together, aliases before those of the framework', () => {
  const result = assemble(
    [
      {aliases: {a$: '/1'}, withoutPlugin: 'Unwanted'},
      {rules: [{test: 1}], cacheGroups: {x: {}}, chunkIds: 'named'},
    ],
    {resolve: {alias: {'@generated': '/g'}}, plugins: [new Wanted(), new Unwanted()]},
  ) as {resolve: {alias: object}; plugins: object[]; optimization: object; module: object};
  expect(Object.keys(result.resolve.alias)).toEqual(['a$', '@generated']);
  expect(result.plugins).toEqual([new Wanted()]);
  expect(result.optimization).toEqual({splitChunks: {cacheGroups: {x: {}}}, chunkIds: 'named'});
  expect(result.module).toEqual({rules: [{test: 1}]});
});

it('a plugin of the framework that is to be taken out and is not there stops the build', () =>
  expect(() => assemble([{withoutPlugin: 'Unwanted'}], {plugins: [new Wanted()]})).toThrow(
    'the framework no longer uses Unwanted',
  ));

it('options that fetch ahead what no page could have are refused', () => {
  const options = {chunks: {}, stylesheets: {figures: []}, themeStylesheet: 'x.css'} as const;
  const make = (stylesheets: string[]) =>
    leanDelivery({} as LoadContext, {...options, ahead: {content: {stylesheets}}});
  expect(() => make(['figures'])).not.toThrow();
  expect(() => make(['figure'])).toThrow('options.ahead.content names "figure"');
});
