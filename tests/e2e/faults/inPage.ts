import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** What looks at a page has in common. */
    inPage: {
      /** Tag, class and first words of an element. */
      nameOf(element: Element, words?: string): string;
      /** Red, green, blue and alpha of a colour, 0 to 255. */
      rgba(colour: string): number[];
      /** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
      contrast(one: string, other: string): number;
    };
  }
}

/** Gives the page what looks at it has in common. Runs in the page, before anything else does. */
export function helpers(): void {
  let canvas: CanvasRenderingContext2D | undefined;
  function rgba(colour: string): number[] {
    canvas ??= document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }
  function luminance(colour: string): number {
    const [red, green, blue] = rgba(colour).map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
  window.inPage = {
    nameOf(element, words = element.getAttribute('aria-label') ?? element.textContent ?? '') {
      const tag = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      return `${tag} “${words.trim().slice(0, 40)}”`;
    },
    rgba,
    contrast(one, other) {
      const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    },
  };
}

/** Has the browser lay out and paint what is far from the window, too, which pages leave until the reader comes near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [all];
  });
}
