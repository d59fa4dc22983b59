import {portalButton} from './facts';
import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 17. */
export const upsalesKey: SequenceFigure = {
  kind: 'sequence',
  width: 600,
  title: {sv: 'API-nyckeln från Upsales', en: 'The API key from Upsales'},
  caption: {
    sv: 'Nyckeln har samma rättigheter som användaren den skapas för.',
    en: 'The key has the same rights as the user it is created for.',
  },
  alternative: {
    sv:
      'Tre parter: du, Yttra Portal och Upsales. 1. Upsales-administratören skapar en API-nyckel för en användare som ser alla företag. 2. Upsales visar nyckeln. ' +
      '3. Du klistrar in den i portalen och väljer Testa nyckeln. 4. Portalen provar nyckeln mot Upsales. 5. Upsales svarar. ' +
      '6. Du väljer schema och Kör nu. 7. Yttra Synk läser, högst 99 999 anrop per dygn; därefter stannar den med YT-8012.',
    en:
      'Three parties: you, Yttra Portal and Upsales. 1. The Upsales administrator creates an API key for a user who sees all companies. 2. Upsales shows the key. ' +
      '3. You paste it in the portal and choose Test key. 4. The portal tries the key with Upsales. 5. Upsales answers. ' +
      '6. You choose a schedule and Run now. 7. Yttra Sync reads, at most 99,999 calls per day; after that it stops with YT-8012.',
  },
  lanes: [
    {id: 'you', title: {sv: 'Du', en: 'You'}, icon: 'person'},
    {id: 'portal', title: 'Yttra Portal', icon: 'server'},
    {id: 'upsales', title: 'Upsales', icon: 'globe'},
  ],
  messages: [
    {
      from: 'you',
      to: 'upsales',
      text: {
        sv: 'Skapa API-nyckel för en användare som ser alla företag',
        en: 'Create API key for a user who sees all companies',
      },
    },
    {from: 'upsales', to: 'you', text: {sv: 'Nyckeln', en: 'The key'}},
    {from: 'you', to: 'portal', text: portalButton('testKey')},
    {from: 'portal', to: 'upsales', text: {sv: 'Prövar nyckeln', en: 'Tries the key'}},
    {from: 'upsales', to: 'portal', text: {sv: 'Nyckeln gäller', en: 'The key is valid'}},
    {from: 'you', to: 'portal', text: {sv: 'Schema, sedan Kör nu', en: 'Schedule, then Run now'}},
    {
      from: 'portal',
      to: 'upsales',
      text: {sv: 'Läser, högst 99 999 anrop per dygn', en: 'Reads, at most 99,999 calls per day'},
    },
  ],
};
