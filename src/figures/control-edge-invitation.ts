import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 17. */
export const controlEdgeInvitation: SequenceFigure = {
  kind: 'sequence',
  width: 600,
  title: {sv: 'Inbjudan till Visma Control Edge', en: 'Invitation to Visma Control Edge'},
  caption: {
    sv: 'Visma Control Edge kopplas med en inbjudningskod och organisationens tenant-id.',
    en: 'Visma Control Edge is connected with an invitation code and the tenant ID.',
  },
  alternative: {
    sv:
      'Tre parter: Yttra, du som är administratör, och Visma App Store. 1. Du begär koppling i portalen med Ny datakälla. ' +
      '2. Yttra skickar inbjudningskoden med e-post; den gäller i {limits.controlEdgeCode}. 3. Du, eller er administratör i Visma App Store, anger koden där och godkänner den åtkomst som visas. ' +
      '4. Inom {limits.controlEdgeApproval} visar portalen Godkänd. 5. Du klistrar in tenant-id i portalen. ' +
      '6. Du väljer affärsenheter, ett bolag per enhet, och år. 7. Du väljer Kör nu.',
    en:
      'Three parties: Yttra, you as administrator, and Visma App Store. 1. You ask for the data source in the portal with New data source. ' +
      '2. Yttra sends the invitation code by e-mail; it is valid for {limits.controlEdgeCode}. 3. You, or your administrator in Visma App Store, enter the code there and approve the access shown. ' +
      '4. Within {limits.controlEdgeApproval} the portal shows Approved. 5. You paste the tenant ID in the portal. ' +
      '6. You choose business units, one company per unit, and years. 7. You choose Run now.',
  },
  lanes: [
    {id: 'yttra', title: {sv: 'Yttra och portalen', en: 'Yttra and the portal'}, icon: 'server'},
    {id: 'you', title: {sv: 'Du', en: 'You'}, icon: 'person'},
    {id: 'store', title: 'Visma App Store', icon: 'globe'},
  ],
  messages: [
    {from: 'you', to: 'yttra', text: {sv: 'Ny datakälla', en: 'New data source'}},
    {
      from: 'yttra',
      to: 'you',
      text: {
        sv: 'Inbjudningskod med e-post, {limits.controlEdgeCode}',
        en: 'Invitation code by e-mail, {limits.controlEdgeCode}',
      },
    },
    {
      from: 'you',
      to: 'store',
      text: {sv: 'Anger koden, godkänner åtkomsten', en: 'Enters the code, approves the access'},
    },
    {
      from: 'store',
      to: 'yttra',
      text: {sv: 'Godkänd, inom {limits.controlEdgeApproval}', en: 'Approved, within {limits.controlEdgeApproval}'},
    },
    {from: 'you', to: 'yttra', text: {sv: 'Klistrar in tenant-id', en: 'Pastes the tenant ID'}},
    {from: 'you', to: 'yttra', text: {sv: 'Väljer affärsenheter och år', en: 'Chooses business units and years'}},
    {from: 'you', to: 'yttra', text: {sv: 'Kör nu', en: 'Run now'}},
  ],
};
