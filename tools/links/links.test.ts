import {expect, it} from 'vitest';
import {askLinks, reportOf, type KnownLinks} from './links';

const [alive, dead, other] = ['https://a.example/', 'https://b.example/', 'https://c.example/'];

it('asks what is new, dead, or not seen alive for a week, and remembers since when it is dead', async () => {
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    return address === dead ? 'status 404' : undefined;
  };
  const known: KnownLinks = {
    [alive]: {alive: '2025-12-10'},
    [dead]: {deadSince: '2025-12-12', answer: 'status 500'},
    [other]: {alive: '2025-12-01'},
    'https://gone.example/': {alive: '2025-12-14'},
  };
  const now = await askLinks([alive, dead, other], known, {ask, today: '2025-12-15'});
  expect(asked).toEqual([dead, other]);
  expect(now).toEqual({
    [alive]: {alive: '2025-12-10'},
    [dead]: {deadSince: '2025-12-12', answer: 'status 404'},
    [other]: {alive: '2025-12-15'},
  });
});

it.each([
  ['2025-12-14', false],
  ['2025-12-15', true],
])('says where it stands and since when, and on %s counts: %s', (today, counts) => {
  const known: KnownLinks = {[alive]: {alive: today}, [dead]: {deadSince: '2025-12-12', answer: 'status 404'}};
  expect(reportOf(known, new Map([[dead, ['docs-api/a.mdx:10']]]), today)).toEqual({
    lines: ['docs-api/a.mdx:10  https://b.example/ is dead since 2025-12-12 (status 404)'],
    counts,
  });
});
