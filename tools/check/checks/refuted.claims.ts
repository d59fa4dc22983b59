import type {Language} from '../corpus/layout';

/** Something that pages have said and that is not so. */
export interface RefutedClaim {
  language: Language;
  /** Found in one line of a page, which is a paragraph or a row of a table; without the flag g. */
  pattern: RegExp;
  /** A line that said it; the test plants it. */
  example: string;
  /** What to write instead. */
  holds: string;
}

/** Wrong advice that cannot be drawn from the data alone, each with what holds. */
export const refutedClaims: readonly RefutedClaim[] = [
  {
    language: 'sv',
    pattern: /inom två releaser|var annan release/i,
    example: 'Uppgradera databasen först och tilläggen sedan, inom två releaser.',
    holds: 'Write <Statement of="upgrade-order" />: at every release, never more than one behind.',
  },
  {
    language: 'en',
    pattern: /within two releases|every second release/i,
    example: '| Upgrade | At least every second release |',
    holds: 'Write <Statement of="upgrade-order" />: at every release, never more than one behind.',
  },
  {
    language: 'sv',
    pattern: /\b(?:höj|öka)\b[^.;]*\bCommandTimeout/i,
    example: 'Filtrera på period och bolag; höj CommandTimeout, högst 300 s i Yttra Moln.',
    holds: 'The field Tidsgräns of the connection stops a report; CommandTimeout is for ExoSystemDB alone.',
  },
  {
    language: 'en',
    pattern: /\b(?:raise|increase)\b[^.;]*\bCommandTimeout/i,
    example: 'Filter on period and company; raise CommandTimeout, at most 300 s in Yttra Cloud.',
    holds: 'The field Command timeout of the connection stops a report; CommandTimeout is for ExoSystemDB alone.',
  },
  {
    language: 'sv',
    pattern: /certifikat eller ange HostNameInCertificate/i,
    example: 'Installera ett betrott certifikat eller ange HostNameInCertificate.',
    holds: 'Write <Statement of="certificate-remedy" />: it depends on where the error is shown.',
  },
  {
    language: 'en',
    pattern: /certificate, or set HostNameInCertificate/i,
    example: 'Install a trusted certificate, or set HostNameInCertificate.',
    holds: 'Write <Statement of="certificate-remedy" />: it depends on where the error is shown.',
  },
  {
    language: 'sv',
    pattern: /och sju dagar till|minus 7 dagar/i,
    example: 'ändringar sedan förra lyckade körningen och sju dagar till',
    holds: 'Say: and once more the last seven days, which are those before the run.',
  },
  {
    language: 'en',
    pattern: /and seven days more|minus 7 days/i,
    example: 'changes since the last successful run and seven days more',
    holds: 'Say: and once more the last seven days, which are those before the run.',
  },
  {
    language: 'sv',
    pattern: /\bvarje timme(?! \d{2})/i,
    example: 'Yttra Synk hämtar nya och ändrade uppgifter varje timme.',
    holds: 'Say 06–20: there is no run at night.',
  },
  {
    language: 'en',
    pattern: /\bevery hour(?! \d{2})/i,
    example: 'Yttra Sync fetches new and changed data every hour.',
    holds: 'Say 06–20: there is no run at night.',
  },
  {
    language: 'sv',
    pattern: /synkroniseringen stoppar aldrig en läsning/i,
    example: 'En läsning låser aldrig synkroniseringen, och synkroniseringen stoppar aldrig en läsning.',
    holds: 'Write <Statement of="reads-and-sync" />: a full run may stop a read.',
  },
  {
    language: 'en',
    pattern: /synchronisation never stops a read/i,
    example: 'A read never locks the synchronisation, and the synchronisation never stops a read.',
    holds: 'Write <Statement of="reads-and-sync" />: a full run may stop a read.',
  },
  {
    language: 'sv',
    pattern: /sessioner per inloggning/i,
    example: '10 sessioner per inloggning',
    holds: 'Write <Statement of="sql-logins" />: logins for reports and for the API differ.',
  },
  {
    language: 'en',
    pattern: /sessions per login/i,
    example: '10 sessions per login',
    holds: 'Write <Statement of="sql-logins" />: logins for reports and for the API differ.',
  },
  {
    language: 'sv',
    pattern: /inte hann hämtas/i,
    example: 'Celler som inte hann hämtas får YT-6010.',
    holds: 'YT-6010 is shown by the cells that remain when the user presses Esc.',
  },
  {
    language: 'en',
    pattern: /were not fetched in time/i,
    example: 'Cells that were not fetched in time get YT-6010.',
    holds: 'YT-6010 is shown by the cells that remain when the user presses Esc.',
  },
  {
    language: 'sv',
    pattern: /sista nattliga i månaden|månadens sista/i,
    example: 'Månadens sista: den sista nattliga i månaden',
    holds: 'The monthly backup is that of 02:30 on the 1st, so that it has the whole month.',
  },
  {
    language: 'en',
    pattern: /last nightly one of the month/i,
    example: 'the last nightly one of the month',
    holds: 'The monthly backup is that of 02:30 on the 1st, so that it has the whole month.',
  },
  {
    language: 'sv',
    pattern: /semikolon med svenska|med svenska inställningar/i,
    example: 'Skriv ; mellan argumenten med svenska inställningar och , med engelska.',
    holds: 'Write <Statement of="list-separator" />: Windows decides.',
  },
  {
    language: 'en',
    pattern: /with Swedish settings/i,
    example: 'Write ; between arguments with Swedish settings and , with English.',
    holds: 'Write <Statement of="list-separator" />: Windows decides.',
  },
  {
    language: 'sv',
    pattern: /läsas in både som SIE-fil/i,
    example: 'Samma bolag ska inte läsas in både som SIE-fil och genom en annan datakälla.',
    holds: 'Write <Statement of="sie-beside" />: earlier years may be added, the same year never.',
  },
  {
    language: 'sv',
    pattern: /Du hör av oss senast/,
    example: 'Du hör av oss senast [dag och klockslag].',
    holds: 'Write: Vi hör av oss senast.',
  },
  {
    language: 'sv',
    pattern: /kontrollerna uppifrån och ned|Gå uppifrån och ned/i,
    example: 'Gå igenom kontrollerna uppifrån och ned.',
    holds: 'Readers start at the row that fits.',
  },
  {
    language: 'en',
    pattern: /checks from the top|Go from top to bottom/i,
    example: 'Go through the checks from the top.',
    holds: 'Readers start at the row that fits.',
  },
  {
    language: 'sv',
    pattern: /ta bort värdet i HKCU/i,
    example: 'ta bort värdet i HKCU, eller kör YttraRepair.exe',
    holds: 'Write <Statement of="load-behavior-zero" />: there is one remedy.',
  },
  {
    language: 'en',
    pattern: /delete the value in HKCU/i,
    example: 'delete the value in HKCU, or run YttraRepair.exe',
    holds: 'Write <Statement of="load-behavior-zero" />: there is one remedy.',
  },
  {
    language: 'sv',
    pattern: /anslutningen tar slut på tid/i,
    example: 'SQL: anslutningen tar slut på tid',
    holds: 'Write: får timeout.',
  },
  {
    language: 'sv',
    pattern: /äldsta äldre än tio minuter/i,
    example: 'Är den äldsta äldre än tio minuter går inte jobbet.',
    holds: 'Judge by state and latest attempt, not by age.',
  },
  {
    language: 'en',
    pattern: /oldest is more than ten minutes/i,
    example: 'If the oldest is more than ten minutes old, the job is not running.',
    holds: 'Judge by state and latest attempt, not by age.',
  },
  {
    language: 'sv',
    pattern: /Alla inställningar kan anges som egenskaper/i,
    example: 'Alla inställningar kan anges som egenskaper på kommandoraden:',
    holds: 'The properties in the table can be given; the rest come by policy.',
  },
  {
    language: 'en',
    pattern: /All settings can be given as properties/i,
    example: 'All settings can be given as properties on the command line:',
    holds: 'The properties in the table can be given; the rest come by policy.',
  },
  {
    language: 'sv',
    pattern: /\b[Tt]vå dörrar|\bbåda dörrarna/,
    example: 'Två dörrar leder till samma data.',
    holds: 'Name them: SQL and HTTP.',
  },
  {
    language: 'en',
    pattern: /\b[Tt]wo doors|\bboth doors/,
    example: 'Two doors lead to the same data.',
    holds: 'Name them: SQL and HTTP.',
  },
  {
    language: 'sv',
    pattern: /kopier\w* (?:du )?(?:<FilePath path=")?yttra\.default\.ini/i,
    example: 'Saknas filen, YT-1101, kopierar du yttra.default.ini till sökvägen.',
    holds: 'The template points to Yttra Cloud: copy yttra.ini from a computer that works.',
  },
  {
    language: 'en',
    pattern: /copy (?:<FilePath path=")?yttra\.default\.ini/i,
    example: 'Repair the installation, or copy yttra.default.ini to the path.',
    holds: 'The template points to Yttra Cloud: copy yttra.ini from a computer that works.',
  },
  {
    language: 'sv',
    pattern: /provåterläsning[^.]*#move\b/i,
    example: '| Provåterläsning med nyckelfilen | Varje kvartal | [Flytta](/report/install/install-exosystemdb#move) |',
    holds: 'The move takes the live database offline; link to install-exosystemdb#test-restore.',
  },
  {
    language: 'en',
    pattern: /test restore[^.]*#move\b/i,
    example: '| Test restore with the key file | Every quarter | [Move](/report/install/install-exosystemdb#move) |',
    holds: 'The move takes the live database offline; link to install-exosystemdb#test-restore.',
  },
  {
    language: 'sv',
    pattern: /ta bort den källa ni inte ska ha/i,
    example: '| två rader i `ref.Company` | använd rätt bolagskod; ta bort den källa ni inte ska ha |',
    holds: 'Pause the source that is not to be used: removing it erases the history.',
  },
  {
    language: 'en',
    pattern: /remove the source you should not have/i,
    example: '| two rows in `ref.Company` | use the right company code; remove the source you should not have |',
    holds: 'Pause the source that is not to be used: removing it erases the history.',
  },
  {
    language: 'sv',
    pattern: /gamla koden, och rapporten lägger ihop de två/i,
    example: 'Byter ni mitt i ett år finns månaderna före bytet på den gamla koden, och rapporten lägger ihop de två.',
    holds: 'Only movements add up; balances double, so they are taken from one code at a time.',
  },
  {
    language: 'en',
    pattern: /old code, and the report adds the two/i,
    example: 'The months before the change are under the old code, and the report adds the two.',
    holds: 'Only movements add up; balances double, so they are taken from one code at a time.',
  },
  {
    language: 'sv',
    pattern: /logga ut ur (?:fortnox|visma)[^|]*välj \*\*Anslut på nytt\*\*/i,
    example: '| fel företag var valt | logga ut ur Fortnox, välj rätt företag, välj **Anslut på nytt** |',
    holds: 'Write <Statement of="wrong-company" />: after the first run Reconnect gives YT-8010.',
  },
  {
    language: 'en',
    pattern: /sign out of (?:fortnox|visma)[^|]*choose \*\*Reconnect\*\*/i,
    example: '| the wrong company was chosen | sign out of Fortnox, choose the right company, choose **Reconnect** |',
    holds: 'Write <Statement of="wrong-company" />: after the first run Reconnect gives YT-8010.',
  },
  {
    language: 'sv',
    pattern: /felkoderna YT-\d{4} till YT-\d{4}/i,
    example: 'Schema och logg, samt felkoderna YT-8001 till YT-8012.',
    holds: 'Name the family (8xxx): a range is wrong as soon as a code is added.',
  },
  {
    language: 'en',
    pattern: /error codes YT-\d{4} to YT-\d{4}/i,
    example: 'Schedule and log, with error codes YT-8001 to YT-8012.',
    holds: 'Name the family (8xxx): a range is wrong as soon as a code is added.',
  },
  {
    language: 'sv',
    pattern: /syns inte i (?:prov|test)et ovan/i,
    example: 'Det syns inte i provet ovan, men när du väljer Testa.',
    holds: 'Write <Statement of="allowed-networks" />: port 1433 does not answer from other addresses.',
  },
  {
    language: 'en',
    pattern: /(?:trial|test) above does not show it/i,
    example: 'The trial above does not show it, but Test does.',
    holds: 'Write <Statement of="allowed-networks" />: port 1433 does not answer from other addresses.',
  },
  {
    language: 'sv',
    pattern: /standardbolag[^|]*används när en formel inte anger bolag/i,
    example: 'Välj **Standardbolag**. Det används när en formel inte anger bolag.',
    holds: 'Write <Statement of="chosen-company" />: the chosen company applies, the default one is only preset.',
  },
  {
    language: 'en',
    pattern: /default company[^|]*used when a formula names no company/i,
    example: 'Choose the **Default company**. It is used when a formula names no company.',
    holds: 'Write <Statement of="chosen-company" />: the chosen company applies, the default one is only preset.',
  },
  {
    language: 'sv',
    pattern: /licensen tar inte bort något som rollen ger/i,
    example: 'Licensen tar inte bort något som rollen ger.',
    holds: 'Say that the kind of licence limits which buttons work (YT-3007); only administration needs no licence.',
  },
  {
    language: 'en',
    pattern: /licence takes away nothing that the role gives/i,
    example: 'A licence takes away nothing that the role gives.',
    holds: 'Say that the kind of licence limits which buttons work (YT-3007); only administration needs no licence.',
  },
  {
    language: 'sv',
    pattern: /som en ny, så ingenting går förlorat|behåller sina siffror tills rapporten tas bort/i,
    example: 'En återställd version läggs till som en ny, så ingenting går förlorat.',
    holds: 'Say that the oldest version is removed beyond the limit reportVersions.',
  },
  {
    language: 'en',
    pattern: /as a new one, so nothing is lost|keeps its figures until the report is deleted/i,
    example: 'A restored version is added as a new one, so nothing is lost.',
    holds: 'Say that the oldest version is removed beyond the limit reportVersions.',
  },
  {
    language: 'sv',
    pattern: /spara längre tar ni hem en \[?säkerhetskopia/i,
    example: 'Vill ni spara längre tar ni hem en säkerhetskopia.',
    holds: 'Say what the backup lacks: invoice images, aud, files from Vitec and e-mail are not in it.',
  },
  {
    language: 'en',
    pattern: /to keep things longer, download a \[?backup/i,
    example: 'To keep things longer, download a backup.',
    holds: 'Say what the backup lacks: invoice images, aud, files from Vitec and e-mail are not in it.',
  },
  {
    language: 'sv',
    pattern: /utan den tilldelar ni användarna en och en, eller/i,
    example: 'Det kräver Entra ID P1. Utan den tilldelar ni användarna en och en, eller ger medgivandet nedan.',
    holds:
      'Say that users assigned one by one bring no groups (YT-4001): give the consent, or create them in the portal.',
  },
  {
    language: 'en',
    pattern: /without it, assign the users one by one, or/i,
    example: 'It requires Entra ID P1. Without it, assign the users one by one, or give the consent below.',
    holds:
      'Say that users assigned one by one bring no groups (YT-4001): give the consent, or create them in the portal.',
  },
  {
    language: 'sv',
    pattern: /något annat behövs inte för att publicera/i,
    example: 'Grupper som har **Köra** kan öppna den. Något annat behövs inte för att publicera.',
    holds: 'Say that readers also need Köra on a shared connection and Läsa on the company.',
  },
  {
    language: 'en',
    pattern: /nothing else is needed to publish/i,
    example: 'Groups with **Run** can open it. Nothing else is needed to publish.',
    holds: 'Say that readers also need Run on a shared connection and Read on the company.',
  },
  {
    language: 'sv',
    pattern: /bjuda in dig som gäst/i,
    example: 'Välj ett annat konto, eller be IT bjuda in dig som gäst.',
    holds: 'A guest signs in to the home organisation: say a Yttra account.',
  },
  {
    language: 'en',
    pattern: /invite you as a guest/i,
    example: 'Choose another account, or ask IT to invite you as a guest.',
    holds: 'A guest signs in to the home organisation: say a Yttra account.',
  },
  {
    language: 'sv',
    pattern: /undanta adressen i proxyn/i,
    example: 'Be IT undanta adressen i proxyn (YT-2005).',
    holds: 'The proxy concerns HTTPS only: say the inspection on the way.',
  },
  {
    language: 'en',
    pattern: /exempt the address in the proxy/i,
    example: 'Ask IT to exempt the address in the proxy (YT-2005).',
    holds: 'The proxy concerns HTTPS only: say the inspection on the way.',
  },
  {
    language: 'sv',
    pattern: /lägg upp året[^|.;]*, välj det på datakällan/i,
    example: 'Lägg upp året, välj det på datakällan och kör fullständigt.',
    holds: 'Without years of its own the source reads a new year itself: choose it only where years are chosen.',
  },
  {
    language: 'en',
    pattern: /create the year[^|.;]*, choose it (?:on the data source )?and run/i,
    example: 'Create the year, choose it on the data source and run full.',
    holds: 'Without years of its own the source reads a new year itself: choose it only where years are chosen.',
  },
  {
    language: 'sv',
    pattern: /några minuter längre tillbaka/i,
    example: 'Läs gärna några minuter längre tillbaka än din senaste läsning.',
    holds: 'A run may take an hour, and what it writes is seen only when its table has been committed: say a day.',
  },
  {
    language: 'en',
    pattern: /a few minutes further back/i,
    example: 'It is wise to read a few minutes further back than your last read.',
    holds: 'A run may take an hour, and what it writes is seen only when its table has been committed: say a day.',
  },
  {
    language: 'sv',
    pattern: /portalen, webben och de schemalagda leveranserna stilla/i,
    example: 'Till dess står portalen, webben och de schemalagda leveranserna stilla.',
    holds: 'The portal, Web and the HTTP API all read ExoSystemDB: when it cannot be reached, all of them stand still.',
  },
  {
    language: 'en',
    pattern: /the portal, Web and (?:the )?scheduled deliveries stand still/i,
    example: 'Until then the portal, Web and scheduled deliveries stand still.',
    holds: 'The portal, Web and the HTTP API all read ExoSystemDB: when it cannot be reached, all of them stand still.',
  },
  {
    language: 'sv',
    pattern: /typ 4; från Vitec som 4i/i,
    example: 'Exportera igen med formatet PC8, som typ 4; från Vitec som 4i.',
    holds:
      'A 4i file that is uploaded replaces the whole year: say that only the file that Vitec puts on the SFTP server is 4i.',
  },
  {
    language: 'en',
    pattern: /type 4; from Vitec as 4i/i,
    example: 'Export again with format PC8, as type 4; from Vitec as 4i.',
    holds:
      'A 4i file that is uploaded replaces the whole year: say that only the file that Vitec puts on the SFTP server is 4i.',
  },
  {
    language: 'sv',
    pattern: /brandväggen till instansens TCP-port/i,
    example: 'Öppna brandväggen till instansens TCP-port för de adresser som support lämnar.',
    holds: 'A named instance has a port that changes: say a fixed port.',
  },
  {
    language: 'en',
    pattern: /firewall to the TCP port of the instance/i,
    example: 'Open the firewall to the TCP port of the instance for the addresses that support gives.',
    holds: 'A named instance has a port that changes: say a fixed port.',
  },
  {
    language: 'sv',
    pattern: /eller installera igen med samma egenskaper/i,
    example: 'Kopiera filen, eller installera igen med samma egenskaper som förut.',
    holds: 'Installed computers are not installed again by a distribution: say uninstall first.',
  },
  {
    language: 'en',
    pattern: /or install again with the same properties/i,
    example: 'Copy the file, or install again with the same properties as before.',
    holds: 'Installed computers are not installed again by a distribution: say uninstall first.',
  },
  {
    language: 'sv',
    pattern: /Kommer ingen in, kontakta support/i,
    example: 'Kommer ingen in, kontakta support.',
    holds: 'Local admin mode is for on-premises; in Yttra Cloud support helps. Say both.',
  },
  {
    language: 'en',
    pattern: /If nobody gets in, contact support/i,
    example: 'If nobody gets in, contact support.',
    holds: 'Local admin mode is for on-premises; in Yttra Cloud support helps. Say both.',
  },
];
