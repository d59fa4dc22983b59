import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {projectRoot} from '../../lib/paths';
import {bundle} from '../bundle';
import {listed, type Contender} from './engine';

const source = `
import {createEngine} from './src/search/engine';
export async function load() {
  const {search} = await createEngine(await (await fetch('/index.json')).json());
  return async (query) => {
    const {answers, hits} = search(query, {limit: ${listed}});
    return [...answers, ...hits].map(({url}) => [url]);
  };
}`;

/** Our own search, with the index of the finished build. */
export const ours: Contender = {
  name: 'Ours',
  async prepare({index, packages, outDir}) {
    await writeFile(path.join(outDir, 'index.json'), JSON.stringify(index));
    await bundle(source, path.join(outDir, 'engine.js'), {packages, resolveDir: projectRoot});
  },
};
