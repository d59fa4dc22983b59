import {pageKinds} from './pageKinds';
import {expect, open, routes, test} from './site';

// That a violation is seen is in behaviours/page.yml, that every host sends this policy in tests/host.
test.use({allowedConsole: /^(?!.*content security policy)/is, permissions: ['clipboard-read', 'clipboard-write']});

test('every page loads and takes over without a violation', {tag: '@all'}, async ({page}) => {
  test.setTimeout(300_000);
  for (const route of routes) {
    await open(page, route);
  }
});

/** What can be clicked and does not lead away. */
const controls = 'button:visible, summary:visible, [role=button]:visible, [role=tab]:visible';

for (const {url} of pageKinds) {
  test(`nothing that can be clicked on ${url} violates the policy`, {tag: '@all'}, async ({page}) => {
    test.setTimeout(300_000);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 740});
      await open(page, url);
      const buttons = page.locator(controls);
      const count = Math.min(await buttons.count(), 40);
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        // What another has hidden is passed over.
        await buttons
          .nth(index)
          .click({timeout: 2000, force: true})
          .catch(() => undefined);
        await page.keyboard.press('Escape');
      }
    }
    await page.emulateMedia({media: 'print'});
  });
}
