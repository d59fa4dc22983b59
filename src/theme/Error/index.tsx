import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** What crashes around the layout, said as what crashes in it; inside the layout where that can be drawn. */
export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Layout>{content}</Layout>
    </ErrorBoundary>
  );
}
