import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {exampleFigures} from '@site/src/data/figures';
import {product} from '@site/src/data/product';
import {sheetRows, type SheetRow} from './sheetRows';

const activeRow = 2;

function Row({row, number}: {row: SheetRow; number: number}): ReactNode {
  const active = number === activeRow;
  return (
    <tr>
      <th className={clsx(active && 'on')}>{number}</th>
      <td className={clsx(row.sum && 'sum')}>{row.key}</td>
      <td className={clsx(row.sum && 'sum')}>{row.name}</td>
      <td className={clsx('num', row.sum && 'sum', active && 'cell')}>{row.amount}</td>
      <td />
    </tr>
  );
}

/**
 * A small report in Excel, with the example company's figures (`exampleFigures` of the product
 * data). One picture to screen readers: its label says what it shows.
 */
export default function ExampleSheet(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const english = currentLocale === 'en';
  const {period} = exampleFigures;
  const title = translate({id: 'home.sheet.title', message: 'Resultat, {company}'}, {company: product.example.company});
  const formula = `=YT.BALANCE("@NETOMS"${english ? ',' : ';'}"${period}")`;
  const rows = sheetRows(exampleFigures, english ? 'en' : 'sv', {
    netSales: translate({id: 'home.sheet.netSales', message: 'Nettoomsättning'}),
    result: translate({id: 'home.sheet.result', message: 'Resultat'}),
  });
  const label = translate(
    {
      id: 'home.sheet.label',
      message: 'En rapport i Excel: cellen C2 hämtar nettoomsättningen för {period} med funktionen YT.BALANCE och visar {amount}.',
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
                {title}
              </td>
              <td className="num b">{period}</td>
              <td />
            </tr>
            {rows.map((row, index) => (
              <Row key={index} row={row} number={index + activeRow} />
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
