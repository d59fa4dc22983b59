import {extractText, getDocumentProxy} from 'unpdf';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {framed} from '../lib/framed';
import {drawnTables, tablesInPieces} from '../lib/printedModel';
import {desktop, type Engine, phone, type Viewport, type Visit} from './engine';
import {ServedSite} from './site';

/** Middle of the first such element that is drawn, in the window; scrolled to when it is outside. Runs in the page. */
function middleOf(selector: string): {x: number; y: number} {
  const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  if (!element) {
    throw new Error(`Nothing to be seen: ${selector}`);
  }
  const {top, bottom} = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const box = element.getClientRects()[0]!;
  return {x: box.left + box.width / 2, y: box.top + box.height / 2};
}

/** Whether the element lies in the window, as a whole. Runs in the page. */
function isInWindow(selector: string): boolean {
  const {top, left, bottom, right} = document.querySelector(selector)!.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}

/**
 * What a reader may expect of the site in every engine.
 *
 * @param mostRequests that the first page may ask for, and what is read ahead from it
 */
export function describeBehaviour(engine: Engine, mostRequests = Infinity): void {
  const site = new ServedSite();
  let visit: Visit;

  beforeAll(async () => {
    await site.start();
    await engine.start();
  });
  afterAll(async () => {
    await engine.stop();
    site.stop();
  });
  afterEach(() => visit.close());

  const begin = async (viewport: Viewport): Promise<void> => {
    visit = await engine.visit(viewport);
    site.blocked.length = 0;
  };

  /** Waits until the page's script is in charge; nothing is clicked or touched meanwhile. */
  const hydrated = () =>
    expect.poll(() => visit.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');

  const open = async (route: string): Promise<void> => {
    await visit.open(site.address(route));
    await hydrated();
  };

  /** Waits until nothing moves any more. */
  const still = () =>
    expectSoon(() => document.getAnimations().filter(({playState}) => playState === 'running').length).toBe(0);

  /** Middle of an element that has not moved in a frame: WebKit does not report every animation at once. */
  const restingPlaceOf = async (selector: string) => {
    await still();
    let place = await visit.evaluate(middleOf, selector);
    const moves = async () => {
      const {x, y} = place;
      await visit.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      place = await visit.evaluate(middleOf, selector);
      return place.x !== x || place.y !== y;
    };
    await expect.poll(moves).toBe(false);
    return place;
  };

  const click = async (selector: string): Promise<void> => {
    const {x, y} = await restingPlaceOf(selector);
    await visit.pressAt(x, y);
  };

  /** Polls a fact about the page. */
  const expectSoon = <Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args) =>
    expect.poll(() => visit.evaluate(run, ...args));

  const expectPath = (address: string) =>
    expectSoon(() => location.pathname + location.search + location.hash).toBe(address);

  // Answered before the page goes away under it.
  const back = () => visit.evaluate(() => void setTimeout(() => history.back()));
  const forward = () => visit.evaluate(() => void setTimeout(() => history.forward()));

  /** Waits until the server has been asked for nothing new for half a second. */
  const quiet = async (): Promise<void> => {
    let seen = -1;
    while (seen !== site.requests.length) {
      seen = site.requests.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };

  describe('a page', () => {
    beforeEach(() => begin(desktop));

    it.each([
      ['at its head', '/report/intro'],
      ['at an anchor', '/report/faq/error-messages#yt-4002'],
      ['at an anchor', '/en/report/faq/error-messages#yt-4002'],
      ['at words of its text', '/report/intro#:~:text=Versioner%20och%20support'],
    ])('is hydrated without a touch when it opens %s: %s', async (_, route) => {
      await open(route);
      expect(visit.errors).toEqual([]);
    });

    it('is hydrated without a touch when it is loaded again further down', async () => {
      await open('/report/faq/error-messages');
      await visit.evaluate(() => scrollTo(0, 2000));
      await visit.reload();
      await hydrated();
    });

    it('breaks no rule of the policy, whatever its kind', async () => {
      for (const route of ['/', '/en/report/faq/error-messages', '/api/sql/customer-database', '/en/no-such-page']) {
        await open(route);
        await quiet();
      }
      expect(site.blocked).toEqual([]);
    });

    it('that breaks one would be seen', async () => {
      await open('/report/intro');
      await visit.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">planted</p>'));
      await expect.poll(() => site.blocked.join('\n')).toContain('style-src');
    });

    it('is read ahead when a link to it comes into view, so that a click asks for nothing', async () => {
      /** Scripts that the page has run, as the server knows them. */
      const scripts = () =>
        visit.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
            .map(({name}) => new URL(name).pathname),
        );
      const asked = site.requests.length;
      await open('/report/intro');
      await quiet();
      expect(site.requests.length - asked).toBeLessThanOrEqual(mostRequests);
      const html = await visit.evaluate(async () => (await fetch(location.href)).text());
      const [before, requests] = [await scripts(), site.requests.length];
      expect(before.filter((script) => !html.includes(script)).length).toBeGreaterThan(0);
      await click('.menu a[href="/report/excel-vs-web"]');
      await expectSoon(() => document.querySelector('h1')!.textContent).toBe('Excel eller webb');
      expect((await scripts()).filter((script) => !before.includes(script))).toEqual([]);
      expect(site.requests.slice(requests).filter((url) => before.includes(url))).toEqual([]);
    });

    it('is where the reader left it, after back', async () => {
      await open('/report/faq/error-messages');
      await visit.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
      await expectSoon(() => scrollY).toBe(2000);
      await visit.evaluate(() =>
        document.querySelector<HTMLElement>('.menu a[href="/report/faq/missing-add-in"]')!.click(),
      );
      await expectPath('/report/faq/missing-add-in');
      await back();
      await expectPath('/report/faq/error-messages');
      await expectSoon(() => scrollY).toBe(2000);
    });

    it.each([
      ['/nope?x=1#y', 'Sidan hittades inte', 'en-GB', '/en/nope?x=1#y'],
      ['/en/report/nope', 'Page Not Found', 'sv-SE', '/report/nope'],
    ])(
      'that does not exist says so, and keeps its address in the other language: %s',
      async (route, title, lang, href) => {
        await open(route);
        await expectSoon(() => document.querySelector('h1')!.textContent).toContain(title);
        const other = (of: string) => document.querySelector(`a.dropdown__link[lang="${of}"]`)!.getAttribute('href');
        await expectSoon(other, lang).toBe(href);
      },
    );

    it('in the other language has the same query and anchor', async () => {
      await open('/report/faq/missing-add-in?q=1&x=%C3%A5#if-it-fails');
      await click('.navbar .dropdown > button');
      await expectSoon(() => document.querySelector('.dropdown--show') !== null).toBe(true);
      await click('a.dropdown__link[lang="en-GB"]');
      await expectPath('/en/report/faq/missing-add-in?q=1&x=%C3%A5#if-it-fails');
      await expectSoon(() => document.documentElement.lang).toBe('en-GB');
    });

    it('has the colour mode that was chosen, also when it is loaded again', async () => {
      const mode = () => document.documentElement.dataset.theme;
      await open('/report/intro');
      await expectSoon(mode).toBe('light');
      await click('.navbar button[aria-label*="utseende"]');
      await expectSoon(mode).toBe('dark');
      await visit.reload();
      await expectSoon(mode).toBe('dark');
    });

    it('has its own font, on the second page at the latest', async () => {
      await open('/report/intro');
      await visit.reload();
      await expectSoon(() => document.fonts.check('17px "Schibsted Grotesk"')).toBe(true);
      await expectSoon(() => [...document.fonts].map(({status}) => status)).toContain('loaded');
    });

    it('is narrowed by its filter', async () => {
      await open('/report/faq/error-messages');
      await click('yt-filter input');
      await visit.type('yt2003');
      const shown = (id: string) => document.getElementById(id)!.getClientRects().length > 0;
      await expectSoon(shown, 'yt-1001').toBe(false);
      await expectSoon(shown, 'yt-2003').toBe(true);
    });

    it('says that code has been copied', async () => {
      await open('/api/sql/backup');
      await click('.theme-code-block button');
      await expectSoon(() => document.querySelector('.theme-code-block')!.textContent).toContain('Kopierad');
    });

    it('marks the items of its lists by dashes', async () => {
      await open('/report/intro');
      await expectSoon(
        () => getComputedStyle(document.querySelector('.markdown > ul:not([class]) > li')!).listStyleType,
      ).toContain('–');
    });

    it('shows a definition inside the window when its word has the focus', async () => {
      await open('/report/install/create_connection');
      // What keeps it there is fetched with the first focus.
      await expectSoon(() => {
        const faults: string[] = [];
        for (const word of document.querySelectorAll<HTMLElement>('[data-term] > dfn')) {
          word.scrollIntoView({block: 'end', behavior: 'instant'});
          word.focus();
          const {top, left, right, bottom} = word.nextElementSibling!.getBoundingClientRect();
          if (bottom === 0 || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight) {
            faults.push(`${word.textContent}: ${[left, top, right, bottom].map(Math.round)}`);
          }
        }
        return faults;
      }).toEqual([]);
    });
  });

  describe('what the address points at', () => {
    beforeEach(() => begin(desktop));

    const isFramed = (...ids: string[]) => expectSoon(framed).toEqual(ids);
    /** As a link does, wherever it stands. */
    const follow = (href: string) =>
      visit.evaluate((to) => document.querySelector<HTMLElement>(`main a[href="${to}"]`)!.click(), href);

    it('is framed by a click in the page, back and forward, one at a time', async () => {
      await open('/report/faq/error-messages#yt-4002');
      await isFramed('yt-4002');
      await follow('#yt-2012');
      await isFramed('yt-2012');
      await follow('#yt-4015');
      await isFramed('yt-4015');
      await back();
      await isFramed('yt-2012');
      await back();
      await isFramed('yt-4002');
      await forward();
      await isFramed('yt-2012');
    });

    it('is framed by a click on another page, and when the reader comes back to it', async () => {
      await open('/report/faq/error-messages#yt-4002');
      await follow('/report/faq/init-file#signin-clientid');
      await isFramed('signin-clientid');
      await back();
      await isFramed('yt-4002');
      await forward();
      await isFramed('signin-clientid');
      await follow('#systemdatabase-server');
      await isFramed('systemdatabase-server');
      await visit.evaluate(() =>
        document.querySelector<HTMLElement>('.menu a[href="/report/faq/error-messages"]')!.click(),
      );
      await expectPath('/report/faq/error-messages');
      await isFramed();
    });

    it.each(['/report/intro', '/en/report/intro'])('is framed from the search: %s', async (route) => {
      await open(route);
      await visit.type('/');
      await expectSoon(() => document.activeElement!.getAttribute('role')).toBe('combobox');
      await visit.type('YT-4002');
      await expectSoon(() => document.querySelector('[role=option]') !== null).toBe(true);
      await visit.press('Enter');
      await expectSoon(() => location.hash).toBe('#yt-4002');
      await isFramed('yt-4002');
    });

    it('stands in the contents list where the reader can see it, however he came', async () => {
      const active = '.table-of-contents__link--active';
      const current = (selector: string) => document.querySelector(selector)?.getAttribute('href');
      const isSeen = (selector: string) => {
        const list = document.querySelector('.theme-doc-toc-desktop')!.getBoundingClientRect();
        const {top, bottom} = document.querySelector(selector)!.getBoundingClientRect();
        return top >= list.top && bottom <= list.bottom;
      };
      await open('/api/sql/tables/fin#fin-payment');
      await expectSoon(isSeen, active).toBe(true);
      await visit.evaluate(() => document.getElementById('fin-voucher')!.scrollIntoView({behavior: 'instant'}));
      await expectSoon(current, active).toBe('#fin-voucher');
      await expectSoon(isSeen, active).toBe(true);
    });
  });

  describe('the ER model', () => {
    beforeEach(() => begin(desktop));
    const route = '/data-sources/er-models/finance';

    it('shows the table whose link has the focus', async () => {
      await open(route);
      const hidden = await visit.evaluate(() => {
        const names: string[] = [];
        for (const link of document.querySelectorAll<SVGAElement>('yt-model svg a')) {
          link.focus();
          const {left, right, top, bottom} = link.getBoundingClientRect();
          const frame = link.closest('[tabindex]')!.getBoundingClientRect();
          if (left < frame.left - 1 || right > frame.right + 1 || top < 0 || bottom > innerHeight) {
            names.push(link.textContent!);
          }
        }
        return names;
      });
      expect(hidden).toEqual([]);
    });

    it('is drawn on paper table by table, and leaves no page nearly empty', async ({skip}) => {
      if (!visit.print) {
        skip('the driver cannot print');
      }
      await open(route);
      const print = await visit.print!();
      const tables = await visit.evaluate(drawnTables);
      expect(tables.length).toBeGreaterThan(20);
      expect(await tablesInPieces(new Uint8Array(print), tables)).toEqual([]);
      const {text} = await extractText(await getDocumentProxy(new Uint8Array(print)), {mergePages: false});
      expect(text.slice(0, -1).filter((page) => page.length < 150)).toEqual([]);
    });
  });

  describe('the menu of a phone', () => {
    beforeEach(async () => {
      await begin(phone);
      await open('/report/intro');
      await click('.navbar__toggle');
      await isOpen(true);
    });

    const isOpen = (shown: boolean) =>
      expectSoon(() => document.querySelector('.navbar')!.matches('.navbar-sidebar--show')).toBe(shown);

    it('has a sign that can be seen, and closes by it', async () => {
      const sign = '.navbar-sidebar__close';
      expect(
        await visit.evaluate((selector) => getComputedStyle(document.querySelector(`${selector} g`)!).stroke, sign),
      ).toMatch(/^rgb\(/);
      await expectSoon(isInWindow, sign).toBe(true);
      await click(sign);
      await isOpen(false);
    });

    it('closes by a press beside it', async () => {
      // In the first frame a press still reaches what is behind.
      await still();
      await visit.pressAt(phone.width - 10, phone.height / 2);
      await isOpen(false);
      await expectSoon(() => document.activeElement?.matches('.navbar__toggle')).toBe(true);
    });
  });
}
