/** What a text brings along that is drawn by React: its data on a built page, and its part that comes a frame later. */
import {startTransition, useEffect, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import registry from '@generated/registry';
import {dataId, layoutKeys, metadataKeys, type SentPage} from './servedPage';

/** Keeps what stands below the text out of the window. */
const room = {minHeight: '100vh'};

/**
 * The part of a text that nobody sees at first. It is drawn a frame after the beginning of the page, unless the
 * reader wants to be somewhere in it: at an anchor, or where they were when they left.
 */
export function LaterText({children}: {readonly children: ReactNode}): ReactNode {
  const {action, location} = useHistory();
  const [shown, setShown] = useState(action !== 'PUSH' || location.hash !== '');

  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, []);

  return shown ? children : <div style={room} />;
}

/** Name of the chunk of a source file, as `@site/docs-report/intro.mdx`. */
function chunkOf(source: string): string {
  const found = Object.keys(registry).find((name) => registry[name]![1] === source);
  if (!found) {
    throw new Error(
      `lean-delivery: no chunk holds ${source}. See how codegenRoutes of @docusaurus/core names modules now.`,
    );
  }
  return found;
}

/** Of an object, the values of some keys that are not false. */
function pick<T, K extends keyof T>(object: T, keys: readonly K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(keys.flatMap((key) => (object[key] ? [[key, object[key]]] : []))) as Partial<Pick<T, K>>;
}

/** In a built page: what its layout asks its text for, so that the text itself need not come once more. `pageData` (preloads.ts) puts it last. */
export function PageData(): ReactNode {
  const {assets, contentTitle, metadata} = useDoc();
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const content = {
    assets,
    contentTitle,
    frontMatter: pick(metadata.frontMatter, layoutKeys),
    metadata: pick(metadata, metadataKeys),
  };
  const page: SentPage = {chunk: chunkOf(metadata.source), content};
  // Nothing in it can end the element that it stands in.
  const json = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  return (
    <Head>
      <script id={dataId} type="application/json">
        {json}
      </script>
    </Head>
  );
}
