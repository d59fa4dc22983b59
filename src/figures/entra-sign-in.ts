import {message, part} from './facts';
import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 7. */
export const entraSignIn: SequenceFigure = {
  kind: 'sequence',
  width: 660,
  title: {sv: 'Inloggning med Entra', en: 'Sign-in with Entra'},
  caption: {
    sv: 'Inloggning med Entra. Lösenordet lämnas bara till Microsoft.',
    en: 'Sign-in with Entra. The password is given to Microsoft only.',
  },
  alternative: {
    sv:
      'Fyra parter: användaren, Yttra Rapport i Excel, webbläsaren med Microsofts inloggning, och Yttra. ' +
      '1. Användaren väljer Logga in. 2. Yttra Rapport öppnar systemets webbläsare och väntar i {limits.signInWait}. ' +
      '3. Användaren väljer konto och gör multifaktorautentiseringen hos Microsoft. 4. Webbläsaren lämnar svaret till datorn på adressen http://localhost. ' +
      '5. Sidan visar att fliken kan stängas. 6. Yttra Rapport loggar in i Yttra med svaret. ' +
      '7. Yttra hittar användaren, dess grupper och roll; finns ingen användare, och passar ingen gruppkoppling, blir det YT-4001. ' +
      '8. Yttra svarar med en session, normalt på {limits.session}. 9. Användarens e-postadress visas på knappen Logga ut i Excel.',
    en:
      'Four parties: the user, Yttra Report in Excel, the browser with Microsoft’s sign-in, and Yttra. ' +
      '1. The user chooses Sign in. 2. Yttra Report opens the system browser and waits for {limits.signInWait}. ' +
      '3. The user chooses an account and completes multifactor authentication at Microsoft. 4. The browser hands the answer to the computer on the address http://localhost. ' +
      '5. The page says that the tab can be closed. 6. Yttra Report signs in to Yttra with the answer. ' +
      '7. Yttra finds the user, the groups and the role; if there is no user and no group mapping fits, the result is YT-4001. ' +
      '8. Yttra answers with a session, normally of {limits.session}. 9. The user’s e-mail address is shown on the button Sign out in Excel.',
  },
  lanes: [
    {id: 'user', title: {sv: 'Du', en: 'You'}, icon: 'person'},
    {id: 'addin', title: part('report'), icon: 'sheet'},
    {id: 'browser', title: {sv: 'Webbläsare, Microsoft', en: 'Browser, Microsoft'}, icon: 'globe'},
    {id: 'yttra', title: 'Yttra', icon: 'server'},
  ],
  messages: [
    {from: 'user', to: 'addin', text: {sv: 'Logga in', en: 'Sign in'}},
    {
      from: 'addin',
      to: 'browser',
      text: {sv: 'Öppnar inloggningen, väntar 5 min', en: 'Opens the sign-in, waits 5 min'},
    },
    {
      from: 'user',
      to: 'browser',
      text: {sv: 'Väljer konto, multifaktorautentisering', en: 'Chooses account, multifactor authentication'},
    },
    {from: 'browser', to: 'addin', text: {sv: 'Svar till http://localhost', en: 'Answer to http://localhost'}},
    {from: 'browser', to: 'user', text: message('closeTab')},
    {from: 'addin', to: 'yttra', text: {sv: 'Loggar in med svaret', en: 'Signs in with the answer'}},
    {from: 'yttra', to: 'yttra', text: {sv: 'Användare, grupper och roll', en: 'User, groups and role'}},
    {
      from: 'yttra',
      to: 'addin',
      text: {sv: 'Session, normalt {limits.session}', en: 'Session, normally {limits.session}'},
    },
    {from: 'addin', to: 'user', text: {sv: 'Din e-post på Logga ut', en: 'Your e-mail on Sign out'}},
  ],
};
