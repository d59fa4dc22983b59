import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import registry from '@generated/registry';
import {dataId, layoutKeys, metadataKeys, type SentPage} from './servedPage';

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

/** Text that cannot end the element it stands in. */
function toJson(page: SentPage): string {
  return JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
}

/** Of an object, the values of some keys that are not false. */
function pick<T, K extends keyof T>(object: T, keys: readonly K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(keys.flatMap((key) => (object[key] ? [[key, object[key]]] : []))) as Partial<Pick<T, K>>;
}

/** In a built page: what its layout asks its text for, so that the text itself need not come once more. `pageData` (preloads.ts) puts it last. */
export default function PageData(): ReactNode {
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
  return (
    <Head>
      <script id={dataId} type="application/json">
        {toJson({chunk: chunkOf(metadata.source), content})}
      </script>
    </Head>
  );
}
