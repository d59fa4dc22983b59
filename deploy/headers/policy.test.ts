import {expect, it} from 'vitest';
import {contentSecurityPolicy, securityHeaders} from './policy';

const none = {scripts: [], styles: [], styleAttributes: []};
const some = {scripts: ['sha256-a='], styles: ['sha256-c='], styleAttributes: ['sha256-b=']};

it('allows the site itself and the inline code it is given, and nothing else', () => {
  expect(contentSecurityPolicy(some)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-c=' 'unsafe-hashes' 'sha256-b='; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(contentSecurityPolicy(none)).not.toContain('unsafe');
});

it.each(securityHeaders(some))('can have %s between quotes in every configuration', (_, value) =>
  expect(value).toMatch(/^[^"\\{}$\r\n]+$/),
);
