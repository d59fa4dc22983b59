import {describe, expect, it} from 'vitest';
import {demandExact} from './temporaryPackages';

describe('temporary packages', () => {
  it('take an exact version', () => expect(() => demandExact({lighthouse: '1.6.0'})).not.toThrow());

  it.each(['^1.6.0', '1', 'latest', '>=1.0.0'])('refuse %s', (version) =>
    expect(() => demandExact({lighthouse: version})).toThrow('lighthouse'),
  );
});
