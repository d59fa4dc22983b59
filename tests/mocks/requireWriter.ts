/// <reference types="vite/client" />
import type {AnyWriter} from '../../src/components/schema';

const modules = import.meta.glob<{writer: AnyWriter}>('../../src/components/writer/*/writer.ts', {eager: true});

/** Stand-in for src/components/requireWriter: there is no `require` for TypeScript in the unit tests. */
export const requireWriter = (name: string): AnyWriter | undefined =>
  modules[`../../src/components/writer/${name}/writer.ts`]?.writer;
