import {dataSources, product} from '../product/data';
import {part} from './facts';
import type {FlowFigure, FlowNode} from '../../packages/diagrams';

/** By the name before any bracket. */
const sources = dataSources.map(({id, sv, en}) => ({id, title: {sv: short(sv), en: short(en)}}));

function short(name: string): string {
  return name.split(' (')[0]!;
}

const sourceNodes = sources.map(({id, title}, row): FlowNode => ({id, title, at: [0, row], tone: 'outside'}));

/** Canon, sections 16 and 17. */
export const dataFlow: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Så går uppgifterna genom Yttra', en: 'How data flows through Yttra'},
  caption: {
    sv: 'Allt går genom kunddatabasen. Där läser Excel, webb och API samma data.',
    en: 'Everything passes through the customer database. Excel, Web and the API read the same data there.',
  },
  alternative: {
    sv:
      `Till vänster datakällorna: ${sources.map(({title}) => title.sv).join(', ')}. Yttra Synk läser dem, enligt schema eller när en fil laddas upp, och skriver till kunddatabasen. ` +
      'Ur kunddatabasen läser Yttra Rapport och Yttra Rapport Webb, SQL och HTTP-API:et. Inget skrivs tillbaka till källorna.',
    en:
      `On the left the data sources: ${sources.map(({title}) => title.en).join(', ')}. Yttra Sync reads them, on a schedule or when a file is uploaded, and writes to the customer database. ` +
      'From the customer database Yttra Report and Yttra Report Web, SQL and the HTTP API read. Nothing is written back to the sources.',
  },
  columns: [142, 122, 146, 130],
  gap: [36, 14],
  nodes: [
    ...sourceNodes,
    {id: 'sync', at: [1, 0], span: [1, sources.length], title: part('sync'), icon: 'sync'},
    {
      id: 'database',
      at: [2, 0],
      span: [1, sources.length],
      tone: 'here',
      title: {sv: 'Kunddatabas', en: 'Customer database'},
      icon: 'database',
      lines: [{code: product.example.database}],
    },
    {id: 'report', at: [3, 1], title: {sv: 'Excel, webb', en: 'Excel, Web'}, icon: 'sheet'},
    {id: 'sql', at: [3, 2], title: 'SQL', icon: 'server'},
    {id: 'http', at: [3, 3], title: {sv: 'HTTP-API', en: 'HTTP API'}, icon: 'globe'},
  ],
  edges: [
    ...sources.map(({id}) => ({from: id, to: 'sync'})),
    {from: 'sync', to: 'database'},
    {from: 'database', to: 'report'},
    {from: 'database', to: 'sql'},
    {from: 'database', to: 'http'},
  ],
};
