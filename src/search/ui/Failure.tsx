import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  readonly outdated: boolean;
  readonly retry: () => void;
}

/** Says that the index did not come, and what the reader can do. */
export default function Failure({outdated, retry}: Props): ReactNode {
  return (
    <div className="yt-search-note" role="alert">
      {outdated ? (
        <>
          <p>
            <Translate id="yt.search.outdated">Handboken har kommit i en ny utgåva. Läs in sidan igen, så fungerar sökningen.</Translate>
          </p>
          <button type="button" className="yt-btn" onClick={() => window.location.reload()}>
            <Translate id="yt.search.reload">Läs in sidan igen</Translate>
          </button>
        </>
      ) : (
        <>
          <p>
            <Translate id="yt.search.failed">Sökningen kunde inte läsas in. Kontrollera nätet och försök igen.</Translate>
          </p>
          <button type="button" className="yt-btn" onClick={retry}>
            <Translate id="yt.search.retry">Försök igen</Translate>
          </button>
        </>
      )}
    </div>
  );
}
