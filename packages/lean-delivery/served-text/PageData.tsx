import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import registry from '@generated/registry';
import {dataId, layoutKeys, type SentPage} from './servedPage';

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

/** In a built page: what its layout asks its text for, so that the text itself need not come once more. `pageData` (index.ts) puts it last. */
export default function PageData(): ReactNode {
  const {assets, contentTitle, metadata, toc} = useDoc();
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const frontMatter = Object.fromEntries(layoutKeys.map((key) => [key, metadata.frontMatter[key]]));
  const content = {assets, contentTitle, metadata: {...metadata, frontMatter}, toc};
  const page = {chunk: chunkOf(metadata.source), content};
  return (
    <Head>
      <script id={dataId} type="application/json">
        {toJson(page)}
      </script>
    </Head>
  );
}
