import type {Check} from '../types';

/** Every sample a reader may copy works as far as a machine can tell. */
export const samples: Check = {
  name: 'samples',
  description: 'SQL, TypeScript, C#, JSON, HTTP, init files, commands and formulas are right',
  async run(context) {
    // The parsers of all those languages take a second to load.
    const {judgeSamples} = await import('../samples/judge');
    return judgeSamples(context);
  },
};
