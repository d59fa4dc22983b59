import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../../packages/common';

/** The part of the module `lib/emitUtils` of `@docusaurus/utils` by which the framework writes what it generates. */
export interface EmitModule {
  generate(dir: string, file: string, content: string, skipCache?: boolean): Promise<void>;
}

/**
 * Lets generated files be written whole. The framework empties a file before it writes it; a bundler that reads it in
 * that moment finds half a JSON file, and Rspack ends the development server over it.
 *
 * @param framework its module, which is changed
 */
export function writeGeneratedWhole(framework: EmitModule): void {
  framework.generate = async (dir, file, content, skipCache = process.env.NODE_ENV === 'production') => {
    const target = path.resolve(dir, file);
    // A file that has not changed is left alone, as the framework does, so that nothing is compiled for it.
    if (skipCache || (await readFile(target, 'utf8').catch(() => undefined)) !== content) {
      writeWhole(target, content);
    }
  };
}
