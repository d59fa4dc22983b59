import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/**
 * In place of the framework's (core 3.7.0, client/theme-fallback/Error), which is in English, with advice for developers.
 * Why: what crashes around the layout is said as what crashes in it; as there, inside the layout where that can be drawn.
 * Unnecessary from: no released version.
 */
export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Layout>{content}</Layout>
    </ErrorBoundary>
  );
}
