/**
 * What stands in the bundle of a copy for the modules that need the framework, a server or a worker
 * (tools/copy/bundle.ts says which). Addresses of the site stay as they are; search.tsx finds their files.
 */
import type {ReactNode} from 'react';
import {createResponder, type Ask} from '../../../packages/local-search/client';
import type {SiteFields} from '../../../src/lib/siteFields';

/** What components ask of the framework's configuration. */
declare const SITE_CONTEXT: {
  readonly siteConfig: {readonly title: string; readonly baseUrl: string; readonly customFields: SiteFields};
  readonly i18n: object;
};

/** Address of the copy's folder, with a slash at the end. The scripts lie in a folder of it. */
export const root = new URL('../', (document.currentScript as HTMLScriptElement).src).href;

export const useDocusaurusContext = () => SITE_CONTEXT;

export const useIsBrowser = () => true;

export const useBaseUrl = (address: string): string => address;

export const useBaseUrlUtils = () => ({withBaseUrl: useBaseUrl});

/** The router of a copy is the browser; the one page that asks for one stands at the root, as far as the router knows. */
const place = {pathname: '/', search: window.location.search};
export const useLocation = () => place;

export const useHistory = () => ({
  /** @param address `/?q=…`: the same page with another query */
  push: (address: string) => window.location.assign(address.slice(1)),
  // Not every browser lets a page from `file:` write another address over its own.
  replace: () => undefined,
});

export function Link({to, ...props}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  return <a href={to} {...props} />;
}

/** The engine runs in the page: browsers forbid a worker to pages from `file:`. */
export function startEngine(): Ask {
  const respond = createResponder();
  return async (call) => respond(call);
}
