import {decide} from '../../deploy/routing/decide';
import {pageFile} from '../../deploy/routing/pages';
import {redirectTable} from '../../deploy/routing/redirects';
import type {Routing} from '../../packages/bilingual-dev';

/** The redirects and error pages that the hosts have, for pages as they are being written. */
export const routing: Routing = (pages) => {
  const site = {files: new Set(pages.map(pageFile)), redirects: redirectTable(pages), baseUrl: '/'};
  return (url) => decide(site, url);
};
