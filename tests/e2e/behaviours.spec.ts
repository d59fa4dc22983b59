import {readdirSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../tools/lib/paths';
import {changingTest} from './changing';
import {expect, readRows, test as still} from './site';
import {verbs, type Steps} from './verbs';

/** A row of a file of `behaviours`: what a reader may expect of the site in use. */
interface Behaviour {
  readonly name: string;
  /** What is done and expected in this order: verbs (verbs.ts), each with what it is about. */
  readonly steps: Steps;
  readonly scripts?: false;
  /** Messages of the console that it provokes on purpose. */
  readonly allows?: string;
  /** A message of the console that it has to provoke. */
  readonly warns?: string;
  /** Runs in `npm test -- all` only. */
  readonly all?: true;
  /** Cases, whose values stand where the row says their names, as `$title`. */
  readonly each?: readonly Readonly<Record<string, string>>[];
}

/** A row for each of its cases. */
function casesOf({each, ...row}: Behaviour): readonly Behaviour[] {
  if (!each) {
    return [row];
  }
  return each.map(({all, ...values}) => {
    const fill = (text: string, [name, value]: readonly [string, string]) =>
      text.replaceAll(`$${name}`, JSON.stringify(value).slice(1, -1));
    return {
      ...(JSON.parse(Object.entries(values).reduce(fill, JSON.stringify(row))) as Behaviour),
      ...(all && {all: true}),
    };
  });
}

for (const file of readdirSync(path.join(projectRoot, 'tests/e2e/behaviours'))) {
  const test = file === 'offline.yml' ? changingTest : still;
  const rows = readRows<Behaviour>(`behaviours/${path.basename(file, '.yml')}`).flatMap(casesOf);

  for (const {name, steps, scripts = true, warns, allows = warns, all} of rows) {
    test.describe(path.basename(file, '.yml'), () => {
      test.use({
        javaScriptEnabled: scripts,
        allowedConsole: allows ? new RegExp(allows) : undefined,
        // The engine of `accessible` is put into the page, which its own policy forbids.
        bypassCSP: steps.some((step) => 'accessible' in step),
        permissions: ['clipboard-read', 'clipboard-write'],
      });

      test(name, {tag: all ? '@all' : []}, async ({page}) => {
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        for (const [verb, object] of steps.flatMap((step) => Object.entries(step))) {
          await test.step(`${verb} ${JSON.stringify(object)}`, () => verbs[verb]!(page, object as never));
        }
        expect(messages.join('\n')).toMatch(new RegExp(warns ?? ''));
      });
    });
  }
}
