import {Fragment, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import scripts from '@generated/page-scripts/default/addresses.json';
import {anchorOf} from '@site/src/product/anchors';
import type {ErDrawing, ErRelation, PlacedTable} from '../../../../packages/diagrams';
import styles from './styles.module.css';
import '@site/src/css/figures.css';

/** The drawing of a model, and what it says in words. */
export interface ErDiagramData extends Omit<ErDrawing, 'tables'> {
  readonly id: string;
  /** Each with the address of its description, and with what it holds. */
  readonly tables: readonly (PlacedTable & {readonly href: string; readonly title: string})[];
  readonly relations: readonly ErRelation[];
  /** Tables whose lines are not drawn. */
  readonly shared: readonly string[];
}

const headHeight = 30;

function Table({table}: {readonly table: ErDiagramData['tables'][number]}): ReactNode {
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
          <text x={x + 42} y={row.y}>
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
      className="d-fig"
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
      <g className={styles.lines}>
        {data.lines.map(({parent, child, path}) => (
          <path key={path} className="d-line" data-ends={`${anchorOf(parent)} ${anchorOf(child)}`} d={path} />
        ))}
      </g>
      {data.joints.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="d-head" cx={x} cy={y} r={3} />
      ))}
      {data.tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
    </svg>
  );
}

function Neighbour({id, name}: {readonly id: string; readonly name: string}): ReactNode {
  return (
    <a href={`#${id}-${anchorOf(name)}`}>
      <code>{name}</code>
    </a>
  );
}

/** The drawing in words: every table with its foreign keys and with the tables that point at it, each a link to its own entry. */
function Neighbours({data}: {readonly data: ErDiagramData}): ReactNode {
  const {id, tables, relations} = data;
  return (
    <details className={`yt-figure__alternative ${styles.neighbours}`}>
      <summary>
        {translate(
          {id: 'yt.erDiagram.relations', message: 'Alla {count} relationer som text'},
          {count: relations.length},
        )}
      </summary>
      {tables.map(({name, href}) => {
        const keys = relations.filter(({child}) => child === name);
        const children = [...new Set(relations.filter(({parent}) => parent === name).map(({child}) => child))];
        return (
          <div key={name} id={`${id}-${anchorOf(name)}`}>
            <b>
              <Link to={href}>
                <code>{name}</code>
              </Link>
            </b>
            <ul className={styles.list}>
              {keys.map(({parent, column, optional}) => (
                <li key={column}>
                  <code>{column}</code> → <Neighbour id={id} name={parent} />
                  {optional && <> {translate({id: 'yt.erDiagram.optional', message: '(kan vara tom)'})}</>}
                </li>
              ))}
            </ul>
            {children.length > 0 && (
              <p className={styles.list}>
                {translate({id: 'yt.tableReference.referencedBy', message: 'Används av'})}{' '}
                {children.map((child, index) => (
                  <Fragment key={child}>
                    {index > 0 && ', '}
                    <Neighbour id={id} name={child} />
                  </Fragment>
                ))}
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}

/**
 * What the viewer is worked with (script); hidden without it. The first button opens it, the others are in it. Each has a
 * sign on the grid of components/Sign, and its word, which a phone has no room for in the viewer.
 */
function Tools({tables}: Pick<ErDiagramData, 'tables'>): ReactNode {
  const find = translate({id: 'yt.erDiagram.find', message: 'Gå till tabell'});
  const buttons = [
    [
      'open',
      translate({id: 'yt.erDiagram.open', message: 'Visa i helt fönster'}),
      'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6',
    ],
    ['out', translate({id: 'yt.erDiagram.out', message: 'Mindre'}), 'M4 10h12'],
    ['in', translate({id: 'yt.erDiagram.in', message: 'Större'}), 'M4 10h12M10 4v12'],
    ['fit', translate({id: 'yt.erDiagram.fit', message: 'Hela modellen'}), 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4'],
    ['close', translate({id: 'yt.erDiagram.close', message: 'Stäng'}), 'M5 5l10 10M15 5 5 15'],
  ] as const;
  return (
    <div className={styles.tools}>
      <select className="yt-select" aria-label={find} defaultValue="">
        <option value="" disabled>
          {find}
        </option>
        {tables.map(({name}) => (
          <option key={name} value={anchorOf(name)}>
            {name}
          </option>
        ))}
      </select>
      {buttons.map(([value, label, sign]) => (
        <button key={value} type="button" className="yt-btn" value={value} aria-label={label} title={label}>
          <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
            <path d={sign} />
          </svg>
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * The entity-relationship diagram of a model, laid out at build time. Every table links to its
 * description; `data` is put in from `model`. The page shows it in letters that can be read, in a frame that scrolls;
 * a viewer opens it in the whole window.
 */
export default function ErDiagram({data}: {readonly data: ErDiagramData}): ReactNode {
  const label = translate({id: 'yt.erDiagram.frame', message: 'ER-diagram, går att rulla'});
  return (
    <figure className={`yt-figure ${styles.figure}`}>
      <Head>
        <script type="module" src={scripts.model} />
      </Head>
      <yt-model class={styles.viewer!} id={data.id}>
        <Tools tables={data.tables} />
        <div className={`yt-figure__frame ${styles.frame}`} tabIndex={-1} role="group" aria-label={label}>
          <Drawing data={data} />
        </div>
      </yt-model>
      <figcaption>
        <span className="yt-figure__number">{translate({id: 'yt.figure.number', message: 'Figur'})}</span>
        {translate(
          {
            id: 'yt.erDiagram.caption',
            message:
              'Bara kolumner i nycklar är ritade. Strecket är den ena raden, kråkfoten de många. Fylld rubrik är en faktatabell. ↗ pekar på en tabell överst till vänster: {shared}.',
          },
          {shared: data.shared.join(', ')},
        )}
      </figcaption>
      <Neighbours data={data} />
    </figure>
  );
}
