import {describe, expect, it} from 'vitest';
import {answer} from './answer';

const copy = new Response('copy');
const own = (status = 200) => new Response('own', {status});
const refuses = () => Promise.reject(new TypeError('Failed to fetch'));
const slow = (ms: number) => () => new Promise<Response>((resolve) => setTimeout(() => resolve(own()), ms));

describe.each([
  ['in time', async () => own(), copy, 'site'],
  ['with a page that is gone', async () => own(404), copy, 'site'],
  ['with a fault of its own', async () => own(502), copy, 'copy'],
  ['with a fault of its own, and nothing is kept', async () => own(502), undefined, 'site'],
  ['too late', slow(60), copy, 'copy'],
  ['late, and nothing is kept', slow(60), undefined, 'site'],
  ['not at all', refuses, copy, 'copy'],
  ['not at all, and nothing is kept', refuses, undefined, 'nowhere'],
] as const)('a site that answers %s', (_, ask, kept, from) => {
  it(`is answered from: ${from}`, async () => {
    const given = await answer({ask, kept}, 20);
    expect(given.from).toBe(from);
    expect(given.response === copy).toBe(from === 'copy');
  });
});
