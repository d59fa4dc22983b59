import {expect, it} from 'vitest';
import {pageTemplate} from './pageTemplate';

it('has the script before the stylesheet, and no other scripts', () => {
  const template = pageTemplate();
  expect(template.indexOf('<script data-load=')).toBeGreaterThan(0);
  expect(template.indexOf('<script data-load=')).toBeLessThan(template.indexOf('rel="stylesheet"'));
  expect(template.match(/<script/g)).toHaveLength(1);
});

it.each([
  ['scripts', '<% it.stylesheets.forEach((s) => { %><link><% }); %>'],
  ['stylesheets', '<% it.scripts.forEach((s) => { %><script><% }); %>'],
])('stops when the framework writes %s in another way', (_, template) => {
  expect(() => pageTemplate(template)).toThrow('has changed');
});
