import {didYouMean} from '../../../packages/common';
import {artefactFolder, artefacts} from '../../../src/product/artefacts';
import type {Page} from '../corpus/page';
import type {CheckContext, Problem} from '../types';
import {anchorsOf} from './anchors';
import {anchorCauses} from './causes';

/** What is wrong with the address of a link. */
export interface LinkFault extends Pick<Problem, 'message' | 'fix' | 'follows'> {
  /** What it should be, when only one address can be meant. */
  readonly right?: string;
}

const rule = 'links begin with a slash, without language and file ending';

/** What is wrong with the target of a link, or undefined. */
export function targetFault(
  url: string,
  page: Page,
  {corpus}: CheckContext,
  routes: ReadonlySet<string>,
): LinkFault | undefined {
  if (url.startsWith(`pathname:///${artefactFolder}/`)) {
    return fileFault(url.slice(`pathname:///${artefactFolder}/`.length));
  }
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return undefined;
  }
  const [path = '', anchor] = url.split('#');
  const route = decoded(path);
  if (route !== '' && !routes.has(route)) {
    return routeFault(route, anchor, page, routes);
  }
  const target = route === '' ? page : corpus.at(route, page.language);
  return anchor === undefined || target === undefined ? undefined : anchorFault(anchor, target);
}

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

function fileFault(file: string): LinkFault | undefined {
  return file in artefacts
    ? undefined
    : {
        message: `The file ${artefactFolder}/${file} is not made.`,
        fix: `Made are: ${Object.keys(artefacts).join(', ')}.`,
      };
}

/** Addresses that a wrong one may stand for: without what an address has not, from the page's folder, by the last part. */
function candidates(route: string, page: Page, routes: ReadonlySet<string>): string[] {
  const plain = route.replace(/^\/en(?=\/)/, '').replace(/\.mdx?$|\/$/g, '');
  const fromPage = new URL(plain, `https://site${page.route}`).pathname;
  const exact = [...new Set([plain, decoded(fromPage)])].filter((address) => routes.has(address));
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  return exact.length > 0 ? exact : [...routes].filter((address) => last !== '' && address.endsWith(`/${last}`));
}

function routeFault(route: string, anchor: string | undefined, page: Page, routes: ReadonlySet<string>): LinkFault {
  const found = candidates(route, page, routes);
  const suggestion = found[0] ?? didYouMean(route, [...routes]);
  const tail = anchor === undefined ? '' : `#${anchor}`;
  return {
    message: `The link ${route} leads to no page.`,
    fix: suggestion ? `Write ${suggestion}; ${rule}.` : `Write the address of a page; ${rule}.`,
    ...(found.length === 1 && {right: found[0] + tail}),
  };
}

function anchorFault(anchor: string, target: Page): LinkFault | undefined {
  const known = anchorsOf(target);
  if (known.has(anchor)) {
    return undefined;
  }
  const suggestion = didYouMean(anchor, [...known]);
  return {
    message: `The page ${target.route} has no anchor #${anchor}.`,
    fix: suggestion
      ? `Write #${suggestion}, or give the heading that id.`
      : 'Give the heading that id, or leave the anchor out.',
    follows: anchorCauses(target, anchor),
  };
}
