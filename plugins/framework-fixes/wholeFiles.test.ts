import {watch} from 'node:fs';
import {createRequire} from 'node:module';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {writeGeneratedWhole, type EmitModule} from './wholeFiles';

const {dir, read} = scratchFolder();

/** A copy of the framework's module, so that nothing else in this process is changed. */
const framework = (): EmitModule => ({...createRequire(__filename)('@docusaurus/utils/lib/emitUtils.js')});

/** @returns whether anybody who watches the file while it is written again finds it other than old or new */
async function isSeenHalf({generate}: EmitModule): Promise<boolean> {
  const [before, after] = ['a', 'b'].map((letter) => JSON.stringify(letter.repeat(2 ** 20)));
  await generate(dir, 'data.json', before!);
  let isHalf = false;
  const watcher = watch(dir, () => {
    const text = read('data.json');
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
  expect(await isSeenHalf(framework())).toBe(true);
  const whole = framework();
  writeGeneratedWhole(whole);
  expect(await isSeenHalf(whole)).toBe(false);
});

it('the framework calls it through its module', () => {
  const load = createRequire(__filename);
  const [emit, utils] = [load('@docusaurus/utils/lib/emitUtils.js') as EmitModule, load('@docusaurus/utils')];
  const original = emit.generate;
  writeGeneratedWhole(emit);
  expect(utils.generate).toBe(emit.generate);
  expect(utils.generate).not.toBe(original);
  emit.generate = original;
});
