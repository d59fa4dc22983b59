import {portalButton} from './facts';
import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 17. */
export const eaccountingConsent: SequenceFigure = {
  kind: 'sequence',
  width: 600,
  title: {sv: 'Godkännande i Visma eAccounting', en: 'Authorisation in Visma eAccounting'},
  caption: {
    sv: 'Så får Yttra läsa ett bolag i Visma eAccounting (Spiris). Bara läsbehörighet begärs.',
    en: 'How Yttra gets to read a company in Visma eAccounting (Spiris). Only read access is asked for.',
  },
  alternative: {
    sv:
      'Tre parter: du, Yttra Portal och Visma. 1. Du väljer Ny datakälla i portalen. 2. Portalen öppnar Vismas inloggning. ' +
      '3. Du loggar in med Visma-kontot. 4. Du väljer bolag och godkänner. 5. Visma lämnar godkännandet till portalen. ' +
      '6. Du väljer år och schema, och sedan Kör nu. 7. Yttra Synk läser det första gången. ' +
      'Byts lösenordet hos Visma upphör godkännandet utan förvarning, och nästa körning stannar med YT-8001.',
    en:
      'Three parties: you, Yttra Portal and Visma. 1. You choose New data source in the portal. 2. The portal opens Visma’s sign-in. ' +
      '3. You sign in with the Visma account. 4. You choose the company and approve. 5. Visma hands the authorisation to the portal. ' +
      '6. You choose years and schedule, and then Run now. 7. Yttra Sync reads for the first time. ' +
      'If the password at Visma is changed the authorisation ends without notice, and the next run stops with YT-8001.',
  },
  lanes: [
    {id: 'you', title: {sv: 'Du', en: 'You'}, icon: 'person'},
    {id: 'portal', title: 'Yttra Portal', icon: 'server'},
    {id: 'visma', title: 'Visma', icon: 'globe'},
  ],
  messages: [
    {from: 'you', to: 'portal', text: portalButton('newDataSource')},
    {from: 'portal', to: 'visma', text: {sv: 'Öppnar Vismas inloggning', en: 'Opens Visma’s sign-in'}},
    {from: 'you', to: 'visma', text: {sv: 'Loggar in med Visma-kontot', en: 'Signs in with the Visma account'}},
    {from: 'you', to: 'visma', text: {sv: 'Väljer bolag och godkänner', en: 'Chooses company and approves'}},
    {
      from: 'visma',
      to: 'portal',
      text: {sv: 'Godkännande, tills lösenordet byts', en: 'Authorisation, until the password is changed'},
    },
    {from: 'you', to: 'portal', text: {sv: 'År och schema, sedan Kör nu', en: 'Years and schedule, then Run now'}},
    {
      from: 'portal',
      to: 'visma',
      text: {sv: 'Första körningen läser valda år', en: 'The first run reads the chosen years'},
    },
  ],
};
