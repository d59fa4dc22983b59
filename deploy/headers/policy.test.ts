import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, securityHeaders} from './policy';

const none = {scripts: [], styles: [], styleAttributes: []};
const some = {scripts: ['sha256-a='], styles: ['sha256-c='], styleAttributes: ['sha256-b=']};

describe('contentSecurityPolicy', () => {
  it('allows the site itself and the inline code it is given, and nothing else', () => {
    expect(contentSecurityPolicy(some)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-c=' 'unsafe-hashes' 'sha256-b='; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('has no unsafe word when there are no style attributes', () => {
    expect(contentSecurityPolicy(none)).not.toContain('unsafe');
  });

  it.each([none, some])('never allows unsafe-inline or unsafe-eval', (inline) => {
    expect(contentSecurityPolicy(inline)).not.toMatch(/unsafe-(?:inline|eval)/);
  });
});

describe('securityHeaders', () => {
  const headers = securityHeaders(some);

  it('names each header once', () => {
    const names = headers.map(([name]) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('can stand between quotes in every configuration', () => {
    headers.forEach(([, value]) => expect(value).toMatch(/^[^"\\{}$\r\n]+$/));
  });
});
