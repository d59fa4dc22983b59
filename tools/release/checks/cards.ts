import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '../site/builtSite';
import type {Page} from '../site/page';
import type {Problem} from '../problem';
import type {Check} from '../check';

const pngSignature = '89504e470d0a1a0a';
const fix = 'See plugins/finished-pages/social-cards, and build with the SITE_URL and SITE_BASE_URL of the site.';

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
  if (!site.routing.files.has(file)) {
    return 'does not exist';
  }
  const real = pngSize(readFileSync(path.join(site.dir, file)));
  return real === size ? undefined : `is ${real ?? 'no PNG'}, and the page says ${size}`;
}

function pageProblems(site: BuiltSite, siteUrl: string, {file, sharing}: Page): Problem[] {
  const valuesOf = (name: string) => sharing.filter((tag) => tag.name === name).map(({content}) => content);
  const size = `${valuesOf('og:image:width')[0]}x${valuesOf('og:image:height')[0]}`;
  return ['og:image', 'twitter:image'].flatMap((name) => {
    const urls = valuesOf(name);
    if (urls.length !== 1) {
      return [{file, message: `the page names ${urls.length} pictures as ${name}.`, fix}];
    }
    const what = fault(site, siteUrl, urls[0]!, size);
    return what ? [{file, message: `${name} ${urls[0]} ${what}.`, fix}] : [];
  });
}

/** Pages that nobody shares: the error pages, and the page for reading offline, which is made from one. */
const unshared = /(?:^|\/)(?:404|offline)\.html$/;

/** Every page but these has one picture for sharing services, which is there and is as large as the page says. */
export const cards: Check = (site, {siteUrl}) =>
  site.pages.filter(({file}) => !unshared.test(file)).flatMap((page) => pageProblems(site, siteUrl, page));
