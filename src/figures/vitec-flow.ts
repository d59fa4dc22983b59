import type {FlowFigure} from '../../packages/diagrams';

/** Canon, section 18. */
export const vitecFlow: FlowFigure = {
  kind: 'flow',
  width: 660,
  title: {sv: 'Från Vitec till kunddatabasen', en: 'From Vitec to the customer database'},
  caption: {
    sv: 'De två vägarna. Använd aldrig båda för samma bolag: verifikationerna räknas då två gånger.',
    en: 'The two modes. Never use both for one company: the vouchers would be counted twice.',
  },
  alternative: {
    sv:
      'Vitec lägger bokföringsfil (SIE 4i) och avilista på sftp.yttra.example före {schedules.vitecFile.at}. Jobbet YT_VitecImport startar {schedules.vitecImport.at} och kontrollerar balans, organisationsnummer, ' +
      'period, kontomappning och att filen inte redan är inläst. En fil som inte klarar kontrollen flyttas till /rejected/ och ett e-postmeddelande skickas till kundens kontakt och supporten. ' +
      'Annars skrivs hyresavierna till prop-tabellerna. Med Direkt skrivs också verifikationerna till fin.Voucher i serie VI. ' +
      'Med Via ekonomisystem läggs i stället en SIE 4i-fil i /out/; kunden läser in den i ekonomisystemet, och verifikationerna kommer tillbaka genom Yttra Synk.',
    en:
      'Vitec puts the bookkeeping file (SIE 4i) and the rent-notice list on sftp.yttra.example before {schedules.vitecFile.at}. The job YT_VitecImport starts at {schedules.vitecImport.at} and checks balance, registration number, ' +
      'period, account mapping and that the file has not been loaded before. A file that fails is moved to /rejected/ and an e-mail goes to the customer’s contact and to support. ' +
      'Otherwise the rent notices are written to the prop tables. In mode Direct the vouchers are also written to fin.Voucher in series VI. ' +
      'In mode Via accounting system a SIE 4i file is put in /out/ instead; the customer imports it in the accounting system, and the vouchers come back through Yttra Sync.',
  },
  columns: [170, 190, 170],
  gap: [65, 44],
  nodes: [
    {
      id: 'vitec',
      at: [0, 0],
      tone: 'outside',
      icon: 'file',
      title: 'Vitec',
      lines: [
        {
          sv: 'SIE 4i och avilista, före {schedules.vitecFile.at}',
          en: 'SIE 4i and rent notices, before {schedules.vitecFile.at}',
        },
      ],
    },
    {
      id: 'job',
      at: [1, 0],
      icon: 'gear',
      title: 'YT_VitecImport',
      lines: [
        {sv: '{schedules.vitecImport.at}, kontrollerar filen', en: '{schedules.vitecImport.at}, checks the file'},
      ],
    },
    {
      id: 'rejected',
      at: [2, 0],
      icon: 'cross',
      title: {sv: 'Avvisad', en: 'Rejected'},
      lines: [{code: '/rejected/'}, {sv: 'e-post till kontakt och support', en: 'e-mail to contact and support'}],
    },
    {
      id: 'direct',
      at: [0, 1],
      icon: 'database',
      title: {sv: 'Direkt', en: 'Direct'},
      lines: [{code: 'fin.Voucher'}, {sv: 'serie VI', en: 'series VI'}],
    },
    {
      id: 'prop',
      at: [1, 1],
      icon: 'database',
      title: {sv: 'Kunddatabas', en: 'Customer database'},
      lines: [{code: 'prop.*'}, {sv: 'alltid, på båda vägarna', en: 'always, in both modes'}],
    },
    {
      id: 'via',
      at: [2, 1],
      icon: 'file',
      title: {sv: 'Via ekonomisystem', en: 'Via accounting system'},
      lines: [{code: '/out/'}, {sv: 'en ny SIE 4i-fil', en: 'a new SIE 4i file'}],
    },
    {
      id: 'sync',
      at: [1, 2],
      icon: 'sync',
      title: {sv: 'Yttra Synk', en: 'Yttra Sync'},
      lines: [{sv: 'verifikationerna kommer tillbaka', en: 'the vouchers come back'}],
    },
    {
      id: 'accounting',
      at: [2, 2],
      tone: 'outside',
      icon: 'sheet',
      title: {sv: 'Ekonomisystem', en: 'Accounting system'},
      lines: [{sv: 'kunden läser in filen', en: 'the customer imports the file'}],
    },
  ],
  edges: [
    {from: 'vitec', to: 'job'},
    {from: 'job', to: 'rejected', label: {sv: 'fel', en: 'error'}},
    {from: 'job', to: 'direct', out: 'bottom', in: 'top'},
    {from: 'job', to: 'prop', out: 'bottom', in: 'top'},
    {from: 'job', to: 'via', out: 'bottom', in: 'top'},
    {from: 'via', to: 'accounting'},
    {from: 'accounting', to: 'sync'},
    {from: 'sync', to: 'prop'},
  ],
};
