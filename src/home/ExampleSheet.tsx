import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import home from '@generated/product/default/home.json';

/** Row number of the active cell. */
const activeRow = 2;

interface RowProps {
  readonly number: number;
  readonly name?: string;
  readonly account?: string;
  readonly amount?: string;
  readonly sum?: boolean;
}

function Row({number, account, name, amount, sum}: RowProps): ReactNode {
  const active = number === activeRow;
  const sumClass = sum ? 'sum' : undefined;
  return (
    <tr>
      <th className={active ? 'on' : undefined}>{number}</th>
      <td className={sumClass}>{account}</td>
      <td className={sumClass}>{name}</td>
      <td className={clsx('num', sumClass, active && 'cell')}>{amount}</td>
      <td />
    </tr>
  );
}

function Cells(): ReactNode {
  const {company, period, rows, result} = home.sheet;
  const resultName = translate({id: 'home.sheet.result', message: 'Rörelseresultat'});
  return (
    <table role="presentation">
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th />
          <th>A</th>
          <th>B</th>
          <th className="on">C</th>
          <th>D</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>1</th>
          <td colSpan={2} className="b">
            {translate({id: 'home.sheet.title', message: 'Resultaträkning, {company}'}, {company})}
          </td>
          <td className="num b">{period}</td>
          <td />
        </tr>
        {rows.map(({key, name, amount}, index) => (
          <Row key={key} number={index + activeRow} account={key} name={name} amount={amount} />
        ))}
        <Row number={rows.length + activeRow} name={resultName} amount={result} sum />
        <Row number={rows.length + activeRow + 1} />
      </tbody>
    </table>
  );
}

/**
 * A small report in Excel, with the example company's figures (`exampleFigures` of the product
 * data). One picture to screen readers: its label says what it shows.
 */
export default function ExampleSheet(): ReactNode {
  const {period, formula, rows} = home.sheet;
  const label = translate(
    {
      id: 'home.sheet.label',
      message:
        'En rapport i Excel: cellen C2 hämtar nettoomsättningen för {period} med funktionen YT.BALANCE och visar {amount}.',
    },
    {period, amount: rows[0]!.amount},
  );
  return (
    <figure className="yt-sheet" role="img" aria-label={label}>
      <div aria-hidden="true">
        <div className="yt-sheet__fx">
          <b>C2</b>
          <i>fx</i>
          <code>{formula}</code>
        </div>
        <Cells />
      </div>
    </figure>
  );
}
