import type {Page} from 'playwright-core';
import type {Kind} from './kind';

const opened = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query, {delay: 20});
};

/** Follows a link of the text to the place in the same page that it names. */
const follow = (page: Page, hash: string): Promise<void> =>
  page
    .locator(`main a[href$="${hash}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** What takes the focus, or whose parts do. */
const controls = 'a, button, summary, input, select, .yt-cell, [tabindex="0"]';
/** What answers to the pointer alone. */
const pointed = 'label, tr';

/** Puts the elements at once into a state that else only the one in use has. */
const force = (page: Page, state: 'hover' | 'focus', elements: string): Promise<void> =>
  page.evaluate(
    ([name, selector]) => {
      document.querySelectorAll(selector).forEach((element) => element.setAttribute('data-forced', ''));
      // The list grows by the rules within rules while it is read.
      const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          rule.selectorText = rule.selectorText.replace(
            new RegExp(`:${name}(-visible|-within)?`, 'g'),
            '[data-forced]',
          );
        }
        if (rule instanceof CSSGroupingRule) {
          rules.push(...rule.cssRules);
        }
      }
    },
    [state, elements] as const,
  );

const forceColours = (page: Page): Promise<void> => page.emulateMedia({forcedColors: 'active'});

const catalogue = '/report/faq/error-messages';
const database = '/api/sql/tables/fin';

/** Pages that have each kind of control among them. */
const controlPages = {
  home: '/',
  tabs: '/api/about#first-sql',
  endpoint: '/api/api#get-views-name-rows',
  filter: `${catalogue}#yt-2003`,
  model: '/data-sources/er-models/finance',
};

function controlsOf([name, route]: [string, string]): Kind[] {
  const shown = {route, widths: [360, 1280]};
  return [
    {...shown, name: `hover-${name}`, after: (page) => force(page, 'hover', `${controls}, ${pointed}`)},
    {
      ...shown,
      name: `focus-${name}`,
      after: async (page) => {
        // Frames of focus are for those who have pressed a key.
        await page.keyboard.press('Tab');
        await force(page, 'focus', controls);
      },
    },
  ];
}

/** What a page looks like in use. */
export const states: readonly Kind[] = [
  {
    name: 'search-failed',
    route: '/report/intro',
    before: async (page) => {
      await page.route('**/assets/search/**', (route) => route.abort());
    },
    after: (page) => opened(page, 'licens'),
  },
  {
    name: 'search-chosen',
    route: '/report/intro',
    after: async (page) => {
      await opened(page, 'licens');
      await page.locator('.search-hit').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-followed',
    route: '/report/intro',
    after: async (page) => {
      await opened(page, 'licens');
      await page.locator('a.search-hit').first().click();
      await page.waitForSelector('.search-hit', {state: 'detached'});
    },
  },
  {name: 'target-link', route: catalogue, after: (page) => follow(page, '#yt-2003')},
  {
    name: 'target-search',
    route: '/report/intro',
    after: async (page) => {
      await opened(page, 'YT-2003');
      await page.locator('a.search-hit').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#yt-2003$/);
    },
  },
  {
    name: 'target-back',
    route: `${catalogue}#yt-2003`,
    after: async (page) => {
      await follow(page, '#yt-2001');
      await page.goBack();
    },
  },
  {
    name: 'target-reload',
    route: `${database}#fin-voucher`,
    after: async (page) => {
      await page.reload();
    },
  },
  ...Object.entries(controlPages).flatMap(controlsOf),
  {name: 'focus-skip', route: '/report/intro', after: (page) => page.keyboard.press('Tab')},
  {
    name: 'sticky-head',
    route: database,
    after: (page) =>
      page.locator('#fin-gltransaction').evaluate((heading) => {
        heading.scrollIntoView();
        scrollBy({top: 600, behavior: 'instant'});
      }),
  },
  {
    name: 'er-viewer',
    route: '/data-sources/er-models/finance',
    widths: [1280],
    after: async (page) => {
      await page.locator('yt-model button[value=open]').click();
      await page.locator('yt-model select').selectOption('fin-voucher');
    },
  },
  {name: 'forced-colours-code', route: '/api/about#first-sql', before: forceColours},
  {name: 'forced-colours', route: catalogue, before: forceColours},
  {
    name: 'large-text',
    route: '/report/install/create_connection',
    after: (page) => page.locator('html').evaluate((html) => void (html.style.fontSize = '200%')),
  },
  {
    name: 'offline',
    route: '/report/intro',
    after: async (page) => {
      await page.context().setOffline(true);
      await page
        .locator('.pagination-nav__link')
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForTimeout(1000);
      await page.context().setOffline(false);
    },
  },
];
