import {readFileSync, statSync, utimesSync, watch} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {writeGeneratedWhole, type EmitModule} from './devServer';

const {dir, write, read} = scratchFolder();
const load = createRequire(__filename);

/** A copy of the framework's module, so that nothing else in this process is changed. */
const framework = (): EmitModule => ({...load('@docusaurus/utils/lib/emitUtils.js')});

function fixed(): EmitModule {
  const module = framework();
  writeGeneratedWhole(module);
  return module;
}

/** @returns whether anybody who watches the file while it is written again finds it other than old or new */
async function isSeenHalf({generate}: EmitModule): Promise<boolean> {
  const [before, after] = ['a', 'b'].map((letter) => JSON.stringify(letter.repeat(2 ** 20)));
  await generate(dir, 'data.json', before!);
  let isHalf = false;
  const watcher = watch(dir, () => {
    const text = readFileSync(path.join(dir, 'data.json'), 'utf8');
    isHalf ||= text !== before && text !== after;
  });
  for (const content of [after!, before!, after!]) {
    await generate(dir, 'data.json', content);
    await setTimeout(20);
  }
  watcher.close();
  return isHalf;
}

it('the framework shows a file that it is writing; whole, nobody sees one', async () => {
  expect([await isSeenHalf(framework()), await isSeenHalf(fixed())]).toEqual([true, false]);
});

it('leaves a file alone that would stay as it is, unless it is asked not to', async () => {
  const {generate} = fixed();
  const file = write('data.json', 'same');
  utimesSync(file, 1, 1);
  await generate(dir, 'data.json', 'same', false);
  expect(statSync(file).mtimeMs).toBe(1000);
  await generate(dir, 'data.json', 'same', true);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  expect(read('data.json')).toBe('same');
});

it('the framework calls it through its module', () => {
  const [emit, utils] = [load('@docusaurus/utils/lib/emitUtils.js') as EmitModule, load('@docusaurus/utils')];
  const original = emit.generate;
  writeGeneratedWhole(emit);
  expect([utils.generate === emit.generate, utils.generate === original]).toEqual([true, false]);
  emit.generate = original;
});
