import type {Browser, Page} from '@playwright/test';

interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Least size of letters, in CSS pixels. */
const leastLetters = 12;

/** Runs in the page: letters that are too small, and the controls in the window. */
function look(least: number): {faults: string[]; controls: Control[]} {
  const {nameOf} = window.inPage;
  const seen = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('.sr');
  const faults = new Set<string>();

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const speaks = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue!),
    );
    // The sheet of the 404 page is a picture: what it says stands beside it.
    if (speaks && !element.closest('noscript, script, style, title, desc, .yt-404 svg') && seen(element)) {
      const scale = element instanceof SVGGraphicsElement ? (element as SVGGraphicsElement).getScreenCTM()!.a : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      // Rounding of a size in `em` is no fault.
      if (size < least - 0.05) {
        faults.add(`${nameOf(element)} has letters of ${size.toFixed(1)} px`);
      }
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [role=tab]')].filter(seen);
  const inWindow = controls.filter((control) => {
    const {top, bottom, left, right, width, height} = control.getBoundingClientRect();
    // What lies under something else, as the bar, is looked at there.
    const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      width > 4 &&
      height > 4 &&
      top >= 0 &&
      bottom <= innerHeight &&
      left >= 0 &&
      right <= innerWidth &&
      uppermost !== null &&
      control.contains(uppermost)
    );
  });
  return {
    faults: [...faults],
    controls: inWindow.map((control) => {
      const {x, y, width, height} = control.getBoundingClientRect();
      return {name: nameOf(control), x, y, width, height};
    }),
  };
}

/** Those of the controls whose part of a picture has one colour: nobody can see them. */
async function ofOneColour(browser: Browser, png: Buffer, controls: readonly Control[]): Promise<string[]> {
  const page = await browser.newPage();
  const names = await page.evaluate(
    async ({source, boxes}) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d', {willReadFrequently: true})!;
      context.drawImage(image, 0, 0);
      const isPlain = ({name, x, y, width, height}: Control) => {
        // Without its edge: a frame alone does not say what it is for, unless it is a field to write in.
        const edge = name.startsWith('<input') ? 0 : 2;
        const {data} = context.getImageData(
          Math.ceil(x) + edge,
          Math.ceil(y) + edge,
          width - 2 * edge,
          height - 2 * edge,
        );
        const pixels = new Uint32Array(data.buffer);
        return pixels.every((pixel) => pixel === pixels[0]);
      };
      return boxes.filter(isPlain).map(({name}) => name);
    },
    {source: `data:image/png;base64,${png.toString('base64')}`, boxes: controls},
  );
  await page.close();
  return names;
}

/** Letters of a page under 12 px, as it stands. */
export const smallLetters = async (page: Page): Promise<string[]> => (await page.evaluate(look, leastLetters)).faults;

/**
 * What of a page cannot be seen, as it stands: letters under 12 px, and controls in the window whose picture has one
 * colour. Targets that are too small are axe's.
 */
export async function visibleFaults(page: Page): Promise<string[]> {
  // What still slides in is elsewhere in the picture than it was when it was measured.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => undefined))));
  const {faults, controls} = await page.evaluate(look, leastLetters);
  const plain = await ofOneColour(page.context().browser()!, await page.screenshot(), controls);
  return [...faults, ...plain.map((name) => `${name} has one colour`)];
}
