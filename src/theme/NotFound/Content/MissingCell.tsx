import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

const rows = [402, 403, 404, 405, 406];
/** What stands in the other cells: bars instead of words. */
const bars = [
  'M80 108h96v8H80zM80 156h70v8H80zM80 204h88v8H80zM80 252h108v8H80zM80 300h84v8H80z',
  'M232 108h150v8H232zM232 156h120v8H232zM232 252h132v8H232zM232 300h150v8H232z',
  'M470 108h62v8h-62zM462 156h70v8h-70zM458 204h74v8h-74zM476 252h56v8h-56zM450 300h82v8h-82z',
].join('');
const grid =
  'M0 47.5h560M0 87.5h560M64.5 48v280M208.5 48v280M432.5 48v280M.5 135.5h559M.5 183.5h559M.5 231.5h559M.5 279.5h559M96.5 1v47';

/** The sheet whose cell B404 looks for the page and does not find it. */
export default function MissingCell(): ReactNode {
  // Excel's own words.
  const value = translate({id: 'yt.notFound.value', message: '#SAKNAS!'});
  const formula = translate({id: 'yt.notFound.formula', message: '=PASSA("sidan";A:A;0)'});
  const label = translate(
    {id: 'yt.notFound.figure', message: 'Ett kalkylblad: cellen B404 söker efter sidan och visar {value}'},
    {value},
  );
  const texts: [x: number, text: string, look?: string, anchor?: 'middle'][] = [
    [20, 'B404', 'ink'],
    [112, 'fx', 'fx'],
    [140, formula, 'mono'],
    [136, 'A', undefined, 'middle'],
    [320, 'B', 'wanted', 'middle'],
    [496, 'C', undefined, 'middle'],
  ];
  return (
    <svg viewBox="0 0 560 329" role="img" aria-label={label}>
      <rect x=".5" y=".5" width="559" height="328" rx="4" fill="var(--yt-raised)" />
      <path fill="var(--yt-sunk)" d="M1 48h559v40H1z" />
      <path fill="var(--yt-accent-wash)" d="M208 48h224v40H208z" />
      {rows.map((row, index) => {
        const y = 88 + 48 * index;
        const isWanted = row === 404;
        return (
          <Fragment key={row}>
            <path fill={isWanted ? 'var(--yt-accent-wash)' : 'var(--yt-sunk)'} d={`M1 ${y}h63v48H1z`} />
            <text x="32.5" y={y + 30} textAnchor="middle" className={isWanted ? 'wanted' : undefined}>
              {row}
            </text>
          </Fragment>
        );
      })}
      <path fill="none" stroke="var(--yt-rule-2)" d={grid} />
      {texts.map(([x, text, look, anchor]) => (
        <text key={x} x={x} y={anchor ? 74 : 30} textAnchor={anchor} className={look}>
          {text}
        </text>
      ))}
      <path fill="var(--yt-rule)" d={bars} />
      <path fill="var(--yt-raised)" stroke="var(--yt-accent-fill)" strokeWidth="3" d="M209.5 184.5h222v46h-222z" />
      <text x="320" y="217" textAnchor="middle" className="big">
        {value}
      </text>
      <path fill="var(--yt-accent-fill)" stroke="var(--yt-raised)" strokeWidth="2" d="M426 225h11v11h-11z" />
      <rect x=".5" y=".5" width="559" height="328" rx="4" fill="none" stroke="var(--yt-line)" />
    </svg>
  );
}
