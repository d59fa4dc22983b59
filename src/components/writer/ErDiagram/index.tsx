import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import '@site/src/css/figures.css';

interface ErTable {
  readonly name: string;
  readonly href: string;
  /** What the table holds. */
  readonly title: string;
  readonly fact: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: readonly {readonly key: string; readonly text: string; readonly y: number}[];
}

export interface ErDiagramData {
  readonly id: string;
  /** Size in user units, which are CSS pixels at full size. */
  readonly width: number;
  readonly height: number;
  readonly tables: readonly ErTable[];
  /** Path data of all lines and their marks. */
  readonly lines: string;
  readonly joints: readonly (readonly [x: number, y: number])[];
  readonly relations: readonly {
    readonly parent: string;
    readonly child: string;
    readonly column: string;
    readonly optional: boolean;
  }[];
  /** Tables whose lines are not drawn. */
  readonly shared: readonly string[];
}

const headHeight = 30;

function Table({table}: {readonly table: ErTable}): ReactNode {
  const {x, y, width, height} = table;
  return (
    <g>
      <rect className="d-paper" x={x} y={y} width={width} height={height} />
      <Link to={table.href} className={styles.entity}>
        <title>{table.title}</title>
        <rect className={table.fact ? styles.fact : styles.head} x={x} y={y} width={width} height={headHeight} />
        <text className={table.fact ? styles.factName : 'd-t d-b'} x={x + 12} y={y + 20}>
          {table.name}
        </text>
      </Link>
      {table.rows.map((row) => (
        <g key={row.text} className="d-m">
          <text className={styles.key} x={x + 12} y={row.y}>
            {row.key}
          </text>
          <text className={styles.column} x={x + 42} y={row.y}>
            {row.text}
          </text>
        </g>
      ))}
    </g>
  );
}

function Drawing({data}: {readonly data: ErDiagramData}): ReactNode {
  const titleId = `${data.id}-title`;
  const descId = `${data.id}-desc`;
  return (
    <svg
      className={`d-fig ${styles.drawing}`}
      viewBox={`0 0 ${data.width} ${data.height}`}
      width={data.width}
      height={data.height}
      role="group"
      aria-labelledby={`${titleId} ${descId}`}
    >
      <title id={titleId}>{translate({id: 'yt.erDiagram.title', message: 'ER-diagram'})}</title>
      <desc id={descId}>
        {translate(
          {
            id: 'yt.erDiagram.desc',
            message:
              '{tables} tabeller och {relations} främmande nycklar, alla en till många. Relationerna står som lista under diagrammet.',
          },
          {tables: data.tables.length, relations: data.relations.length},
        )}
      </desc>
      <path className="d-line" d={data.lines} />
      {data.joints.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="d-head" cx={x} cy={y} r={3} />
      ))}
      {data.tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
    </svg>
  );
}

/** The drawing in words: every foreign key, by the table that holds it. */
function Relations({data}: {readonly data: ErDiagramData}): ReactNode {
  return (
    <details className="yt-figure__alternative">
      <summary>
        <Translate id="yt.erDiagram.relations" values={{count: data.relations.length}}>
          {'Alla {count} relationer som text'}
        </Translate>
      </summary>
      <ul className={styles.relations}>
        {data.relations.map(({parent, child, column, optional}) => (
          <li key={`${child}.${column}`}>
            <code>{`${child}.${column}`}</code> → <code>{parent}</code>
            {optional && (
              <>
                {' '}
                <Translate id="yt.erDiagram.optional">(kan vara tom)</Translate>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The entity-relationship diagram of a model, laid out at build time. Every table links to its
 * description; `data` is put in from `model`.
 */
export default function ErDiagram({data}: {readonly data: ErDiagramData}): ReactNode {
  const label = translate({id: 'yt.erDiagram.frame', message: 'ER-diagram, går att rulla'});
  return (
    <figure className={`yt-figure ${styles.figure}`}>
      <div className={`yt-figure__frame ${styles.frame}`} tabIndex={0} role="group" aria-label={label}>
        <Drawing data={data} />
      </div>
      <figcaption>
        <span className="yt-figure__number">
          <Translate id="yt.figure.number">Figur</Translate>
        </span>
        <Translate id="yt.erDiagram.caption" values={{shared: data.shared.join(', ')}}>
          {
            'Bara kolumner i nycklar är ritade. Strecket är den ena raden, kråkfoten de många. Fylld rubrik är en faktatabell. ↗ pekar på en tabell i översta raden: {shared}.'
          }
        </Translate>
      </figcaption>
      <Relations data={data} />
    </figure>
  );
}
