import {portalButton} from './facts';
import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 17; the name of Fortnox's button from the domain facts, 4.1. */
export const fortnoxConsent: SequenceFigure = {
  kind: 'sequence',
  width: 600,
  title: {sv: 'Godkännande i Fortnox', en: 'Authorisation in Fortnox'},
  caption: {
    sv: 'Så får Yttra läsa ett bolag i Fortnox. Yttra skriver aldrig där.',
    en: 'How Yttra gets to read a company in Fortnox. Yttra never writes there.',
  },
  alternative: {
    sv:
      'Tre parter: du som är administratör, Yttra Portal och Fortnox. 1. Du väljer Anslut till Fortnox i portalen. ' +
      '2. Portalen öppnar Fortnox sida för godkännande. 3. En systemadministratör i Fortnox loggar in, väljer bolaget och godkänner. ' +
      '4. Fortnox kontrollerar att bolaget har de licenser som behövs; saknas en misslyckas hela godkännandet med YT-8002. ' +
      '5. Fortnox lämnar godkännandet till portalen. Det förnyas vid varje körning och gäller {limits.sourceIdle} från den senaste. ' +
      '6. Du väljer bolag, räkenskapsår och schema, och sedan Kör nu. 7. Yttra Synk läser det första gången.',
    en:
      'Three parties: you as administrator, Yttra Portal and Fortnox. 1. You choose Connect to Fortnox in the portal. ' +
      '2. The portal opens the authorisation page of Fortnox. 3. A system administrator in Fortnox signs in, chooses the company and approves. ' +
      '4. Fortnox checks that the company holds the licences needed; if one is missing the whole authorisation fails with YT-8002. ' +
      '5. Fortnox hands the authorisation to the portal. It is renewed at every run and lasts {limits.sourceIdle} from the latest. ' +
      '6. You choose company, fiscal years and schedule, and then Run now. 7. Yttra Sync reads for the first time.',
  },
  lanes: [
    {id: 'you', title: {sv: 'Du', en: 'You'}, icon: 'person'},
    {id: 'portal', title: 'Yttra Portal', icon: 'server'},
    {id: 'fortnox', title: 'Fortnox', icon: 'globe'},
  ],
  messages: [
    {from: 'you', to: 'portal', text: portalButton('connectFortnox')},
    {from: 'portal', to: 'fortnox', text: {sv: 'Öppnar sidan för godkännande', en: 'Opens the authorisation page'}},
    {
      from: 'you',
      to: 'fortnox',
      text: {
        sv: 'Systemadministratören loggar in, väljer bolag: Godkänn & aktivera',
        en: 'The system administrator signs in, chooses the company: Godkänn & aktivera',
      },
    },
    {
      from: 'fortnox',
      to: 'fortnox',
      text: {sv: 'Finns licenserna? Annars YT-8002', en: 'Licences held? Otherwise YT-8002'},
    },
    {
      from: 'fortnox',
      to: 'portal',
      text: {sv: 'Godkännande, förnyas vid varje körning', en: 'Authorisation, renewed at every run'},
    },
    {
      from: 'you',
      to: 'portal',
      text: {sv: 'Bolag, år och schema, sedan Kör nu', en: 'Company, years and schedule, then Run now'},
    },
    {
      from: 'portal',
      to: 'fortnox',
      text: {sv: 'Första körningen läser valda år', en: 'The first run reads the chosen years'},
    },
  ],
};
