import type {Browser, Page} from '@playwright/test';

interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Least size of letters, and of what one presses, in CSS pixels. */
const least = {letters: 12, target: 24};

/** Runs in the page: letters that are too small, targets that are too small, and the controls in the window. */
function look({letters, target}: typeof least): {faults: string[]; controls: Control[]} {
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
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
      if (size < letters - 0.05) {
        faults.add(`${nameOf(element)} has letters of ${size.toFixed(1)} px`);
      }
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [role=tab]')].filter(seen);
  const boxes = controls.map((control) => control.getBoundingClientRect());
  controls.forEach((control, index) => {
    const box = boxes[index]!;
    // A link in a line of text is as high as its line (WCAG 2.2, 2.5.8).
    const isInText = getComputedStyle(control).display === 'inline';
    if (box.width < 1 || isInText || (box.width >= target && box.height >= target)) {
      return;
    }
    // A small one may do where a circle of that size round it meets no other.
    const middle = (one: DOMRect) => [one.left + one.width / 2, one.top + one.height / 2] as const;
    const [x, y] = middle(box);
    const meets = boxes.find((other, at) => {
      if (at === index || other.width < 1 || controls[at]!.contains(control) || control.contains(controls[at]!)) {
        return false;
      }
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < target / 2;
    });
    if (meets) {
      faults.add(`${nameOf(control)} is ${Math.round(box.width)}×${Math.round(box.height)} px, close to another`);
    }
  });

  const inWindow = controls.filter((control, index) => {
    const {top, bottom, left, right, width, height} = boxes[index]!;
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

/**
 * What of a page cannot be seen or pressed, as it stands: letters under 12 px, targets under 24 px that stand close
 * to others, and controls in the window whose picture has one colour.
 */
export async function visibleFaults(page: Page): Promise<string[]> {
  // What still slides in is elsewhere in the picture than it was when it was measured.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => undefined))));
  const {faults, controls} = await page.evaluate(look, least);
  const plain = await ofOneColour(page.context().browser()!, await page.screenshot(), controls);
  return [...faults, ...plain.map((name) => `${name} has one colour`)];
}
