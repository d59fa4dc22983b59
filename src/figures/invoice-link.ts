import type {SequenceFigure} from '../../packages/diagrams';

/** Canon, section 18, “Invoice links”. */
export const invoiceLink: SequenceFigure = {
  kind: 'sequence',
  width: 600,
  title: {sv: 'Från länken i cellen till fakturabilden', en: 'From the link in the cell to the invoice image'},
  caption: {
    sv: 'Länken går alltid genom portalen, så den som saknar behörighet ser inget.',
    en: 'The link always goes through the portal, so whoever lacks permission sees nothing.',
  },
  alternative: {
    sv:
      'Tre parter: Excel, Yttra Portal och dokumentlagret. 1. Du väljer länken i cellen; adressen är portal.yttra.example/d/ följt av dokumentets id. ' +
      '2. Portalen kontrollerar inloggningen. 3. Portalen kontrollerar behörigheten till bolaget och fakturans dimensionsvärden; saknas den blir svaret 403. ' +
      '4. Portalen söker dokumentet; är det borttaget blir svaret 404. 5. Portalen lämnar en adress som gäller i {limits.documentLink}. 6. Webbläsaren hämtar filen. 7. Fakturabilden visas.',
    en:
      'Three parties: Excel, Yttra Portal and the document store. 1. You choose the link in the cell; the address is portal.yttra.example/d/ followed by the document ID. ' +
      '2. The portal checks the sign-in. 3. The portal checks the permission on the company and the dimension values of the invoice; without it the answer is 403. ' +
      '4. The portal looks for the document; if it is no longer there the answer is 404. 5. The portal hands over an address valid for {limits.documentLink}. 6. The browser fetches the file. 7. The invoice image is shown.',
  },
  lanes: [
    {id: 'excel', title: {sv: 'Excel, webbläsare', en: 'Excel, browser'}, icon: 'sheet'},
    {id: 'portal', title: 'Yttra Portal', icon: 'server'},
    {id: 'store', title: {sv: 'Dokumentlager', en: 'Document store'}, icon: 'file'},
  ],
  messages: [
    {
      from: 'excel',
      to: 'portal',
      text: {sv: 'Länken i cellen: /d/<DocumentId>', en: 'The link in the cell: /d/<DocumentId>'},
    },
    {from: 'portal', to: 'portal', text: {sv: 'Inloggad? Annars inloggning', en: 'Signed in? Otherwise sign-in'}},
    {
      from: 'portal',
      to: 'portal',
      text: {sv: 'Behörig till fakturan? Annars 403', en: 'Permission on the invoice? Otherwise 403'},
    },
    {
      from: 'portal',
      to: 'store',
      text: {sv: 'Finns dokumentet? Annars 404', en: 'Is the document there? Otherwise 404'},
    },
    {
      from: 'portal',
      to: 'excel',
      text: {sv: 'Adress som gäller i {limits.documentLink}', en: 'Address valid for {limits.documentLink}'},
    },
    {from: 'excel', to: 'store', text: {sv: 'Hämtar filen', en: 'Fetches the file'}},
    {from: 'store', to: 'excel', text: {sv: 'Fakturabilden', en: 'The invoice image'}},
  ],
};
