import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import DataTable from '../../DataTable';
import Facts from '../../Facts';
import Rich, {type RichText} from '../../Rich';
import Sample from '../../Sample';
import YesNo from '../../YesNo';

export interface FunctionCard {
  readonly name: string;
  readonly anchor: string;
  readonly summary: string;
  /** Name and arguments as HTML, highlighted, and with the other separator as text. */
  readonly syntaxHtml: string;
  readonly otherSyntax: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly meaning: RichText;
  }[];
  readonly returns: {readonly type: string; readonly meaning: RichText};
  /** The example as HTML, highlighted, and with the other separator as text. */
  readonly exampleHtml: string;
  readonly otherExample: string;
  /** What the example gives with the example company's figures; absent when it spills or varies. */
  readonly result?: RichText;
  readonly errors: RichText;
}

export interface FunctionReferenceData {
  readonly cards: readonly FunctionCard[];
}

/** Which settings the list separator belongs to that formulas of the page's language do not have. */
function useOtherWindows(): string {
  const {i18n} = useDocusaurusContext();
  return i18n.currentLocale === 'sv'
    ? translate({id: 'yt.functionReference.comma', message: 'Engelskt Windows'})
    : translate({id: 'yt.functionReference.semicolon', message: 'Svenskt Windows'});
}

function Arguments({card}: {readonly card: FunctionCard}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.functionReference.argument', message: 'Argument'}), nowrap: true},
    {label: translate({id: 'yt.functionReference.type', message: 'Typ'})},
    {label: translate({id: 'yt.functionReference.required', message: 'Krävs'})},
    {label: translate({id: 'yt.functionReference.meaning', message: 'Betyder'})},
  ];
  const rows = card.arguments.map((argument) => ({
    cells: [
      <code key="name">{argument.name}</code>,
      argument.type,
      <YesNo key="required" value={argument.required} />,
      <Rich key="meaning" value={argument.meaning} />,
    ],
  }));
  return (
    <DataTable
      name={translate({id: 'yt.functionReference.arguments', message: 'Argument till {name}'}, {name: card.name})}
      columns={columns}
      groups={[{rows}]}
    />
  );
}

function Card({card}: {readonly card: FunctionCard}): ReactNode {
  const otherWindows = useOtherWindows();
  return (
    <section>
      <Heading as="h3" id={card.anchor}>
        {card.name}
      </Heading>
      <p>{card.summary}</p>
      <Sample
        language="excel"
        title={translate({id: 'yt.functionReference.syntax', message: 'Så skrivs den'})}
        html={card.syntaxHtml}
      />
      <Facts
        facts={[
          {label: otherWindows, value: <code>{card.otherSyntax}</code>, again: true},
          {
            label: translate({id: 'yt.functionReference.returns', message: 'Ger'}),
            value: (
              <>
                {card.returns.type}: <Rich value={card.returns.meaning} />
              </>
            ),
          },
        ]}
      />
      <Arguments card={card} />
      <Sample
        language="excel"
        title={translate({id: 'yt.functionReference.example', message: 'Exempel'})}
        html={card.exampleHtml}
      />
      <Facts
        facts={[
          {
            label: translate({id: 'yt.functionReference.result', message: 'Resultat'}),
            value: card.result && <Rich value={card.result} />,
          },
          {label: otherWindows, value: <code>{card.otherExample}</code>, again: true},
          {
            label: translate({id: 'yt.functionReference.errors', message: 'Felkoder'}),
            value: <Rich value={card.errors} />,
          },
        ]}
      />
    </section>
  );
}

/** Report functions with syntax, arguments, example and errors; `data` is put in at build time. */
export default function FunctionReference({data}: {readonly data: FunctionReferenceData}): ReactNode {
  return data.cards.map((card) => <Card key={card.name} card={card} />);
}
