import {expect, it} from 'vitest';
import {render} from '../../render.testing';

it('shows the name that the reader sees', () => {
  expect(render('State', {of: 'source.paused'})).toBe('<strong>Pausad</strong>');
});

it.each([
  ['source.paused', 'PAUSED'],
  ['mail.QUEUED', 'QUEUED'],
])('shows the stored value: %s', (of, value) => {
  expect(render('State', {of, as: 'code'})).toBe(`<code>${value}</code>`);
});

it.each([
  [{of: 'source.failed'}, '<State> does not take of="source.failed".'],
  [{of: 'licence.trial', as: 'code'}, '<State> does not take as="code".'],
])('refuses what the machine has not: %o', (attributes, message) => {
  expect(() => render('State', attributes)).toThrow(message);
});
