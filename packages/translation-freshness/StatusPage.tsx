import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {StatusList, StatusRow} from './plugin';

/** Worst first: what nobody can read comes before what may be out of date. */
const order: readonly StatusRow['state'][] = ['missing', 'orphaned', 'stale', 'unreviewed', 'unstamped', 'fresh'];

/**
 * Table of all pages with the state of their translation; for writers, only in development. Always
 * in English: it is a tool, not a page of the site.
 *
 * @param list rows of the plugin, in the order of the pages
 */
export default function StatusPage({list}: {readonly list: StatusList}): ReactNode {
  const rows = [...list.rows].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Layout title="Translation status" description="State of every translated page. Only shown during development.">
      <main className="container margin-vert--lg" lang="en">
        <h1>Translation status</h1>
        <p>{order.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(', ')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">State</th>
              <th scope="col">Changed in the source page</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({page, state, changed, file}) => (
              <tr key={page}>
                <td>
                  <code>{file}</code>
                </td>
                <td>{state}</td>
                <td>{changed}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          When a translation has been brought up to date:{' '}
          <code>
            {list.stampCommand} {rows[0]?.page}
          </code>
        </p>
      </main>
    </Layout>
  );
}
