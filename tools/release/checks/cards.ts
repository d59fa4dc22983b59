import type {BuiltSite} from '../../lib/builtSite';
import type {Check} from '../check';

const pngSignature = '89504e470d0a1a0a';
const fix = 'See plugins/finished-pages/socialCards.ts, and build with the SITE_URL and SITE_BASE_URL of the site.';

/** Width and height of a PNG as its header states them, `1200x630`. */
export function pngSize(data: Buffer): string | undefined {
  const isPng = data.length > 24 && data.subarray(0, 8).toString('hex') === pngSignature;
  return isPng ? `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}` : undefined;
}

/** What is wrong with a picture that a page names by its absolute address. */
function fault(site: BuiltSite, siteUrl: string, url: string, size: string): string | undefined {
  const root = siteUrl + site.routing.baseUrl;
  if (!url.startsWith(root)) {
    return `is not below ${root}`;
  }
  const file = decodeURI(url.slice(root.length));
  if (!site.has(file)) {
    return 'does not exist';
  }
  const real = pngSize(site.bytes(file));
  return real === size ? undefined : `is ${real ?? 'no PNG'}, and the page says ${size}`;
}

/** Pages that nobody shares: the error pages, and the page for reading offline, which is made from one. */
const unshared = /(?:^|\/)(?:404|offline)\.html$/;

/** Every page but these has one picture for sharing services, which is there and is as large as the page says. */
export const cards: Check = (site, {siteUrl}) =>
  site.pages
    .filter(({file}) => !unshared.test(file))
    .flatMap((page) => {
      const size = `${page.meta('og:image:width')[0]}x${page.meta('og:image:height')[0]}`;
      return ['og:image', 'twitter:image'].flatMap((name) => {
        const [url = '', ...others] = page.meta(name);
        const what =
          url === '' || others.length > 0
            ? `the page names ${page.meta(name).length} pictures as ${name}`
            : fault(site, siteUrl, url, size)?.replace(/^/, `${name} ${url} `);
        return what ? [{file: page.file, message: `${what}.`, fix}] : [];
      });
    });
