import type {ReactNode, SyntheticEvent} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import home from '@generated/product/default/home.json';

const activeRow = 2;

const amountFunction = 'YT.BALANCE';

interface RowProps {
  readonly number: number;
  readonly name?: string;
  readonly account?: string;
  readonly amount?: string;
  readonly formula?: string;
  readonly isSum?: boolean;
}

function Row({number, account, name, amount, formula, isSum}: RowProps): ReactNode {
  const active = number === activeRow;
  const sumClass = isSum ? 'sum' : undefined;
  return (
    <tr>
      <th className={active ? 'on' : undefined}>{number}</th>
      <td className={sumClass}>{account}</td>
      <td className={sumClass}>{name}</td>
      <td
        className={clsx('num', sumClass, active && 'cell')}
        data-formula={formula}
        {...(active && {tabIndex: 0, 'aria-describedby': 'fx'})}
      >
        {amount}
      </td>
      <td />
    </tr>
  );
}

function Cells({label}: {readonly label: string}): ReactNode {
  const {company, period, rows, result, sum} = home.sheet;
  const resultName = translate({id: 'home.sheet.result', message: 'Rörelseresultat'});
  return (
    <table role="grid" aria-readonly="true" aria-label={label}>
      <thead>
        <tr>
          <td />
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
        {rows.map(({key, name, amount, args}, index) => (
          <Row
            key={key}
            number={index + activeRow}
            account={key}
            name={name}
            amount={amount}
            formula={`=${amountFunction}${args}`}
          />
        ))}
        <Row number={rows.length + activeRow} name={resultName} amount={result} formula={sum} isSum />
        <Row number={rows.length + activeRow + 1} />
      </tbody>
    </table>
  );
}

/** Fetches what moves the frame when somebody first comes near. */
async function enliven({currentTarget}: SyntheticEvent<HTMLElement>): Promise<void> {
  (await import('./liveSheet')).enliven(currentTarget);
}

/**
 * A small report in Excel, with the example company's figures (`exampleFigures` of the product data). The cell that
 * is pointed at or gone to by the arrow keys shows its formula in the bar (liveSheet.ts); without scripts it is C2.
 */
export default function ExampleSheet(): ReactNode {
  const {period, rows} = home.sheet;
  const [first] = rows;
  const label = translate(
    {
      id: 'home.sheet.label',
      message:
        'En rapport i Excel: cellen C2 hämtar nettoomsättningen för {period} med funktionen YT.BALANCE och visar {amount}.',
    },
    {period, amount: first!.amount},
  );
  return (
    <figure className="yt-sheet" onPointerEnter={enliven} onFocus={enliven}>
      <div className="yt-sheet__fx">
        <b>C2</b>
        <i aria-hidden="true">fx</i>
        <code id="fx">
          =<Link to="/report/functions#yt-balance">{amountFunction}</Link>
          {first!.args}
        </code>
      </div>
      <Cells label={label} />
    </figure>
  );
}
