/// <reference types="vite/client" />
import type {WriterComponent} from '../../src/components/schema';

const modules = import.meta.glob<{writer: WriterComponent}>('../../src/components/writer/*/writer.ts', {eager: true});

/** Stand-in for src/components/requireWriter: there is no `require` for TypeScript in the unit tests. */
export const requireWriter = (name: string): WriterComponent =>
  modules[`../../src/components/writer/${name}/writer.ts`]!.writer;
