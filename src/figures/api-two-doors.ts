import {product} from '../product/data';
import type {FlowFigure} from '../../packages/diagrams';

/** Canon, section 15. */
export const apiTwoDoors: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Två vägar till samma data', en: 'Two ways to the same data'},
  caption: {
    sv: 'SQL och HTTP läser samma kunddatabas. Ingen av dem kan skriva.',
    en: 'SQL and HTTP read the same customer database. Neither can write.',
  },
  alternative: {
    sv:
      'Två vägar. BI-verktyg, stora uttag och egna kopplingar mellan tabeller använder SQL på sql.yttra.example, port 1433, med en SQL-inloggning i rollen yt_reader; ' +
      'den läser hela databasen, och begränsningar av dimensionsvärden gäller inte. Appar och skript använder HTTP på api.yttra.example med klient-id och hemlighet; ' +
      'där gäller begränsningarna av dimensionsvärden. Båda vägarna kräver att adressen finns i Tillåtna nätverk, och båda leder till samma kunddatabas.',
    en:
      'Two ways. BI tools, big extracts and joins of your own use SQL on sql.yttra.example, port 1433, with a SQL login in the role yt_reader; ' +
      'it reads the whole database, and dimension limits do not apply. Apps and scripts use HTTP on api.yttra.example with client ID and secret; ' +
      'there dimension limits apply. Both ways require the address to be in Allowed networks, and both lead to the same customer database.',
  },
  columns: [140, 200, 140],
  gap: [52, 24],
  nodes: [
    {
      id: 'bi',
      at: [0, 0],
      tone: 'outside',
      title: {sv: 'BI-verktyg', en: 'BI tools'},
      lines: [{sv: 'stora uttag', en: 'big extracts'}],
    },
    {
      id: 'app',
      at: [0, 1],
      tone: 'outside',
      title: {sv: 'Appar, skript', en: 'Apps, scripts'},
      lines: [{sv: 'utan SQL-drivrutin', en: 'without SQL driver'}],
    },
    {
      id: 'sql',
      at: [1, 0],
      title: 'SQL',
      icon: 'database',
      lines: [
        {code: 'sql.yttra.example'},
        {sv: 'hela databasen, dimensionsbegränsning gäller inte', en: 'whole database, dimension limits do not apply'},
      ],
    },
    {
      id: 'http',
      at: [1, 1],
      title: 'HTTP',
      icon: 'globe',
      lines: [
        {code: 'api.yttra.example'},
        {
          sv: 'vyer och sparade frågor, dimensionsbegränsning gäller',
          en: 'views and saved queries, dimension limits apply',
        },
      ],
    },
    {
      id: 'database',
      at: [2, 0],
      span: [1, 2],
      title: {sv: 'Kunddatabas', en: 'Customer database'},
      icon: 'database',
      lines: [{code: product.example.database}, {sv: 'bara läsning', en: 'read-only'}],
    },
  ],
  edges: [
    {from: 'bi', to: 'sql'},
    {from: 'app', to: 'http'},
    {from: 'sql', to: 'database'},
    {from: 'http', to: 'database'},
  ],
};
