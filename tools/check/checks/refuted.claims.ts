import type {Language} from '../corpus/layout';

/**
 * What is found in one line of a page, which is a paragraph or a row of a table (without the flag g), and a line that
 * said it, for the test to plant.
 */
type Said = readonly [pattern: RegExp, example: string];

/** Something that pages have said and that is not so. */
interface Refutation extends Partial<Record<Language, Said>> {
  /** What to write instead. */
  readonly holds: string;
}

/** A refutation in one language. */
export interface RefutedClaim {
  readonly language: Language;
  readonly pattern: RegExp;
  readonly example: string;
  readonly holds: string;
}

const refutations: readonly Refutation[] = [
  {
    holds: 'Write <Statement of="upgrade-order" />: at every release, never more than one behind.',
    sv: [/inom två releaser|var annan release/i, 'Uppgradera databasen först och tilläggen sedan, inom två releaser.'],
    en: [/within two releases|every second release/i, '| Upgrade | At least every second release |'],
  },
  {
    holds: 'The field Tidsgräns of the connection stops a report; CommandTimeout is for ExoSystemDB alone.',
    sv: [
      /\b(?:höj|öka)\b[^.;]*\bCommandTimeout/i,
      'Filtrera på period och bolag; höj CommandTimeout, högst 300 s i Yttra Moln.',
    ],
  },
  {
    holds: 'The field Command timeout of the connection stops a report; CommandTimeout is for ExoSystemDB alone.',
    en: [
      /\b(?:raise|increase)\b[^.;]*\bCommandTimeout/i,
      'Filter on period and company; raise CommandTimeout, at most 300 s in Yttra Cloud.',
    ],
  },
  {
    holds: 'Write <Statement of="certificate-remedy" />: it depends on where the error is shown.',
    sv: [
      /certifikat eller ange HostNameInCertificate/i,
      'Installera ett betrott certifikat eller ange HostNameInCertificate.',
    ],
    en: [/certificate, or set HostNameInCertificate/i, 'Install a trusted certificate, or set HostNameInCertificate.'],
  },
  {
    holds: 'Say: and once more the last seven days, which are those before the run.',
    sv: [/och sju dagar till|minus 7 dagar/i, 'ändringar sedan förra lyckade körningen och sju dagar till'],
    en: [/and seven days more|minus 7 days/i, 'changes since the last successful run and seven days more'],
  },
  {
    holds: 'Say 06–20: there is no run at night.',
    sv: [/\bvarje timme(?! \d{2}|",)/i, 'Yttra Synk hämtar nya och ändrade uppgifter varje timme.'],
    en: [/\bevery hour(?! \d{2}|",)/i, 'Yttra Sync fetches new and changed data every hour.'],
  },
  {
    holds: 'Write <Statement of="reads-and-sync" />: a full run may stop a read.',
    sv: [
      /synkroniseringen stoppar aldrig en läsning/i,
      'En läsning låser aldrig synkroniseringen, och synkroniseringen stoppar aldrig en läsning.',
    ],
    en: [
      /synchronisation never stops a read/i,
      'A read never locks the synchronisation, and the synchronisation never stops a read.',
    ],
  },
  {
    holds: 'Write <Statement of="sql-logins" />: logins for reports and for the API differ.',
    sv: [/sessioner per inloggning/i, '10 sessioner per inloggning'],
    en: [/sessions per login/i, '10 sessions per login'],
  },
  {
    holds: 'YT-6010 is shown by the cells that remain when the user presses Esc.',
    sv: [/inte hann hämtas/i, 'Celler som inte hann hämtas får YT-6010.'],
    en: [/were not fetched in time/i, 'Cells that were not fetched in time get YT-6010.'],
  },
  {
    holds: 'The monthly backup is that of 02:30 on the 1st, so that it has the whole month.',
    sv: [/sista nattliga i månaden|månadens sista/i, 'Månadens sista: den sista nattliga i månaden'],
    en: [/last nightly one of the month/i, 'the last nightly one of the month'],
  },
  {
    holds: 'Write <Statement of="list-separator" />: Windows decides.',
    sv: [
      /semikolon med svenska|med svenska inställningar/i,
      'Skriv ; mellan argumenten med svenska inställningar och , med engelska.',
    ],
    en: [/with Swedish settings/i, 'Write ; between arguments with Swedish settings and , with English.'],
  },
  {
    holds: 'Write <Statement of="sie-beside" />: earlier years may be added, the same year never.',
    sv: [/läsas in både som SIE-fil/i, 'Samma bolag ska inte läsas in både som SIE-fil och genom en annan datakälla.'],
  },
  {holds: 'Write: Vi hör av oss senast.', sv: [/Du hör av oss senast/, 'Du hör av oss senast [dag och klockslag].']},
  {
    holds: 'Readers start at the row that fits.',
    sv: [/kontrollerna uppifrån och ned|Gå uppifrån och ned/i, 'Gå igenom kontrollerna uppifrån och ned.'],
    en: [/checks from the top|Go from top to bottom/i, 'Go through the checks from the top.'],
  },
  {
    holds: 'Write <Statement of="load-behavior-zero" />: there is one remedy.',
    sv: [/ta bort värdet i HKCU/i, 'ta bort värdet i HKCU, eller kör YttraRepair.exe'],
    en: [/delete the value in HKCU/i, 'delete the value in HKCU, or run YttraRepair.exe'],
  },
  {holds: 'Write: får timeout.', sv: [/anslutningen tar slut på tid/i, 'SQL: anslutningen tar slut på tid']},
  {
    holds: 'Judge by state and latest attempt, not by age.',
    sv: [/äldsta äldre än tio minuter/i, 'Är den äldsta äldre än tio minuter går inte jobbet.'],
    en: [/oldest is more than ten minutes/i, 'If the oldest is more than ten minutes old, the job is not running.'],
  },
  {
    holds: 'The properties in the table can be given; the rest come by policy.',
    sv: [
      /Alla inställningar kan anges som egenskaper/i,
      'Alla inställningar kan anges som egenskaper på kommandoraden:',
    ],
    en: [/All settings can be given as properties/i, 'All settings can be given as properties on the command line:'],
  },
  {
    holds: 'Name them: SQL and HTTP.',
    sv: [/\b[Tt]vå dörrar|\bbåda dörrarna/, 'Två dörrar leder till samma data.'],
    en: [/\b[Tt]wo doors|\bboth doors/, 'Two doors lead to the same data.'],
  },
  {
    holds: 'The template points to Yttra Cloud: copy yttra.ini from a computer that works.',
    sv: [
      /kopier\w* (?:du )?(?:<FilePath path=")?yttra\.default\.ini/i,
      'Saknas filen, YT-1101, kopierar du yttra.default.ini till sökvägen.',
    ],
    en: [
      /copy (?:<FilePath path=")?yttra\.default\.ini/i,
      'Repair the installation, or copy yttra.default.ini to the path.',
    ],
  },
  {
    holds: 'The move takes the live database offline; link to install-exosystemdb#test-restore.',
    sv: [
      /provåterläsning[^.]*#move\b/i,
      '| Provåterläsning med nyckelfilen | Varje kvartal | [Flytta](/report/install/install-exosystemdb#move) |',
    ],
    en: [
      /test restore[^.]*#move\b/i,
      '| Test restore with the key file | Every quarter | [Move](/report/install/install-exosystemdb#move) |',
    ],
  },
  {
    holds: 'Pause the source that is not to be used: removing it erases the history.',
    sv: [
      /ta bort den källa ni inte ska ha/i,
      '| två rader i `ref.Company` | använd rätt bolagskod; ta bort den källa ni inte ska ha |',
    ],
    en: [
      /remove the source you should not have/i,
      '| two rows in `ref.Company` | use the right company code; remove the source you should not have |',
    ],
  },
  {
    holds: 'Only movements add up; balances double, so they are taken from one code at a time.',
    sv: [
      /gamla koden, och rapporten lägger ihop de två/i,
      'Byter ni mitt i ett år finns månaderna före bytet på den gamla koden, och rapporten lägger ihop de två.',
    ],
    en: [
      /old code, and the report adds the two/i,
      'The months before the change are under the old code, and the report adds the two.',
    ],
  },
  {
    holds: 'Write <Statement of="wrong-company" />: after the first run Reconnect gives YT-8010.',
    sv: [
      /logga ut ur (?:fortnox|visma)[^|]*välj \*\*Anslut på nytt\*\*/i,
      '| fel företag var valt | logga ut ur Fortnox, välj rätt företag, välj **Anslut på nytt** |',
    ],
    en: [
      /sign out of (?:fortnox|visma)[^|]*choose \*\*Reconnect\*\*/i,
      '| the wrong company was chosen | sign out of Fortnox, choose the right company, choose **Reconnect** |',
    ],
  },
  {
    holds: 'Name the family (8xxx): a range is wrong as soon as a code is added.',
    sv: [/felkoderna YT-\d{4} till YT-\d{4}/i, 'Schema och logg, samt felkoderna YT-8001 till YT-8012.'],
    en: [/error codes YT-\d{4} to YT-\d{4}/i, 'Schedule and log, with error codes YT-8001 to YT-8012.'],
  },
  {
    holds: 'Write <Statement of="allowed-networks" />: port 1433 does not answer from other addresses.',
    sv: [/syns inte i (?:prov|test)et ovan/i, 'Det syns inte i provet ovan, men när du väljer Testa.'],
    en: [/(?:trial|test) above does not show it/i, 'The trial above does not show it, but Test does.'],
  },
  {
    holds: 'Write <Statement of="chosen-company" />: the chosen company applies, the default one is only preset.',
    sv: [
      /standardbolag[^|]*används när en formel inte anger bolag/i,
      'Välj **Standardbolag**. Det används när en formel inte anger bolag.',
    ],
    en: [
      /default company[^|]*used when a formula names no company/i,
      'Choose the **Default company**. It is used when a formula names no company.',
    ],
  },
  {
    holds: 'Say that the kind of licence limits which buttons work (YT-3007); only administration needs no licence.',
    sv: [/licensen tar inte bort något som rollen ger/i, 'Licensen tar inte bort något som rollen ger.'],
    en: [/licence takes away nothing that the role gives/i, 'A licence takes away nothing that the role gives.'],
  },
  {
    holds: 'Say that the oldest version is removed beyond the limit reportVersions.',
    sv: [
      /som en ny, så ingenting går förlorat|behåller sina siffror tills rapporten tas bort/i,
      'En återställd version läggs till som en ny, så ingenting går förlorat.',
    ],
    en: [
      /as a new one, so nothing is lost|keeps its figures until the report is deleted/i,
      'A restored version is added as a new one, so nothing is lost.',
    ],
  },
  {
    holds: 'Say what the backup lacks: invoice images, aud, files from Vitec and e-mail are not in it.',
    sv: [/spara längre tar ni hem en \[?säkerhetskopia/i, 'Vill ni spara längre tar ni hem en säkerhetskopia.'],
    en: [/to keep things longer, download a \[?backup/i, 'To keep things longer, download a backup.'],
  },
  {
    holds:
      'Say that users assigned one by one bring no groups (YT-4001): give the consent, or create them in the portal.',
    sv: [
      /utan den tilldelar ni användarna en och en, eller/i,
      'Det kräver Entra ID P1. Utan den tilldelar ni användarna en och en, eller ger medgivandet nedan.',
    ],
    en: [
      /without it, assign the users one by one, or/i,
      'It requires Entra ID P1. Without it, assign the users one by one, or give the consent below.',
    ],
  },
  {
    holds: 'Say that readers also need Köra on a shared connection and Läsa on the company.',
    sv: [
      /något annat behövs inte för att publicera/i,
      'Grupper som har **Köra** kan öppna den. Något annat behövs inte för att publicera.',
    ],
  },
  {
    holds: 'Say that readers also need Run on a shared connection and Read on the company.',
    en: [/nothing else is needed to publish/i, 'Groups with **Run** can open it. Nothing else is needed to publish.'],
  },
  {
    holds: 'A guest signs in to the home organisation: say a Yttra account.',
    sv: [/bjuda in dig som gäst/i, 'Välj ett annat konto, eller be IT bjuda in dig som gäst.'],
    en: [/invite you as a guest/i, 'Choose another account, or ask IT to invite you as a guest.'],
  },
  {
    holds: 'The proxy concerns HTTPS only: say the inspection on the way.',
    sv: [/undanta adressen i proxyn/i, 'Be IT undanta adressen i proxyn (YT-2005).'],
    en: [/exempt the address in the proxy/i, 'Ask IT to exempt the address in the proxy (YT-2005).'],
  },
  {
    holds: 'Without years of its own the source reads a new year itself: choose it only where years are chosen.',
    sv: [
      /lägg upp året[^|.;]*, välj det på datakällan/i,
      'Lägg upp året, välj det på datakällan och kör fullständigt.',
    ],
    en: [
      /create the year[^|.;]*, choose it (?:on the data source )?and run/i,
      'Create the year, choose it on the data source and run full.',
    ],
  },
  {
    holds: 'A run may take an hour, and what it writes is seen only when its table has been committed: say a day.',
    sv: [/några minuter längre tillbaka/i, 'Läs gärna några minuter längre tillbaka än din senaste läsning.'],
    en: [/a few minutes further back/i, 'It is wise to read a few minutes further back than your last read.'],
  },
  {
    holds: 'The portal, Web and the HTTP API all read ExoSystemDB: when it cannot be reached, all of them stand still.',
    sv: [
      /portalen, webben och de schemalagda leveranserna stilla/i,
      'Till dess står portalen, webben och de schemalagda leveranserna stilla.',
    ],
    en: [
      /the portal, Web and (?:the )?scheduled deliveries stand still/i,
      'Until then the portal, Web and scheduled deliveries stand still.',
    ],
  },
  {
    holds:
      'A 4i file that is uploaded replaces the whole year: say that only the file that Vitec puts on the SFTP server is 4i.',
    sv: [/typ 4; från Vitec som 4i/i, 'Exportera igen med formatet PC8, som typ 4; från Vitec som 4i.'],
    en: [/type 4; from Vitec as 4i/i, 'Export again with format PC8, as type 4; from Vitec as 4i.'],
  },
  {
    holds: 'A named instance has a port that changes: say a fixed port.',
    sv: [
      /brandväggen till instansens TCP-port/i,
      'Öppna brandväggen till instansens TCP-port för de adresser som support lämnar.',
    ],
    en: [
      /firewall to the TCP port of the instance/i,
      'Open the firewall to the TCP port of the instance for the addresses that support gives.',
    ],
  },
  {
    holds: 'Installed computers are not installed again by a distribution: say uninstall first.',
    sv: [
      /eller installera igen med samma egenskaper/i,
      'Kopiera filen, eller installera igen med samma egenskaper som förut.',
    ],
    en: [
      /or install again with the same properties/i,
      'Copy the file, or install again with the same properties as before.',
    ],
  },
  {
    holds: 'Local admin mode is for on-premises; in Yttra Cloud support helps. Say both.',
    sv: [/Kommer ingen in, kontakta support/i, 'Kommer ingen in, kontakta support.'],
    en: [/If nobody gets in, contact support/i, 'If nobody gets in, contact support.'],
  },
  {
    holds: 'It holds for the year itself: last year’s result is in neither @BERRES nor @EK until it has been booked.',
    sv: [
      /balansräkningen stämmer både före och efter bokslutet/i,
      'Den blir 0, och balansräkningen stämmer både före och efter bokslutet.',
    ],
    en: [
      /and the balance sheet agrees both before and after the year is closed/i,
      'It is 0, and the balance sheet agrees both before and after the year is closed.',
    ],
  },
  {
    holds: 'A group policy stops the tool, too: say to sign the scripts, or to give the msiexec line.',
    sv: [
      /\$PSScriptRoot[^.]*klistra in\. Låt verktyget/i,
      'Skript med $PSScriptRoot går inte att klistra in. Låt verktyget köra dem.',
    ],
    en: [
      /\$PSScriptRoot[^.]*be pasted\. Let the tool/i,
      'Scripts with $PSScriptRoot cannot be pasted. Let the tool run them.',
    ],
  },
  {
    holds: 'The network counts wherever the customer database is at Yttra, with an ExoSystemDB of your own, too.',
    sv: [/\*\*Nätet\*\*, bara i Yttra Moln/i, '**Nätet**, bara i Yttra Moln: lägg till adressen.'],
    en: [/\*\*The network\*\*, in Yttra Cloud only/i, '**The network**, in Yttra Cloud only: add its address.'],
  },
  {
    holds: 'A parameter travels as text: a cell formatted as a date gives a serial number.',
    sv: [/Formatera inmatningscellen som datum/i, 'Formatera inmatningscellen som datum eller tal.'],
    en: [/Format the input cell as a date/i, 'Format the input cell as a date or a number.'],
  },
  {
    holds: 'A repeated silent installation puts no file back: say that the installation is repaired (msiexec /fa).',
    sv: [
      /kör IT installationspaketet för samma version igen/i,
      'Saknas filen kör IT installationspaketet för samma version igen.',
    ],
    en: [
      /IT runs the installation package of the same version again/i,
      'If it is missing, IT runs the installation package of the same version again.',
    ],
  },
  {
    holds: 'An e-mail that Database Mail has not tried stays queued; only one that failed goes back.',
    sv: [
      /Lyckades det blir läget [^.]*\. Annars går det tillbaka/i,
      'Lyckades det blir läget SENT. Annars går det tillbaka till NEW.',
    ],
    en: [
      /If it succeeded, the state is [^.]*\. Otherwise it goes back/i,
      'If it succeeded, the state is SENT. Otherwise it goes back to NEW.',
    ],
  },
  {
    holds: 'A sign-in is not enough: the permission on the company, and its limits, decide at every click.',
    sv: [
      /öppnas av den som kan logga in i portalen;/i,
      'Länkarna öppnas av den som kan logga in i portalen; ge annars filerna.',
    ],
    en: [
      /opened by those who can sign in to the portal;/i,
      'They are opened by those who can sign in to the portal; otherwise give the files.',
    ],
  },
  {
    holds: 'A file that ends with .si has no balances (4i): whoever exports is asked for type 4.',
    sv: [/SIE-filer \(\.se och \.si\) från vilket/i, 'Läs in SIE-filer (.se och .si) från vilket program som helst.'],
    en: [/SIE files \(\.se and \.si\) from any/i, 'Import SIE files (.se and .si) from any program.'],
  },
  {
    holds: 'A Managed Instance takes SQL logins, and has no Windows logins.',
    sv: [
      /En Managed Instance gör det redan/i,
      'Låt den ta emot SQL- och Windows-inloggning. En Managed Instance gör det redan.',
    ],
    en: [
      /A Managed Instance does so already/i,
      'Let it take SQL and Windows sign-in. A Managed Instance does so already.',
    ],
  },
  {
    holds: 'The authorisation of Fortnox is renewed by a request that is not GET: say "to the books".',
    sv: [
      /(?<!bokföringen )skickar Yttra Synk bara|Yttra Synk skickar bara `GET`/i,
      'Yttra Synk skickar bara `GET`, och allt annat stoppas.',
    ],
    en: [/(?<!to the books )Yttra Sync only sends `GET`/i, 'Yttra Sync only sends `GET`, and all else is stopped.'],
  },
  {
    holds: 'A policy is a string value with the name of the key, under the section.',
    sv: [
      /ett värde i registret under `[^`]*<Key>`/i,
      'Nyckeln sätts som ett värde i registret under `HKLM\\Software\\<Section>\\<Key>`.',
    ],
    en: [
      /a value in the registry under `[^`]*<Key>`/i,
      'It is set as a value in the registry under `HKLM\\Software\\<Section>\\<Key>`.',
    ],
  },
  {
    holds: 'Rents from Vitec go out in a SIE file, too: say that Yttra Sync does not write to the accounting system.',
    sv: [/Yttra Synk skriver bara i kunddatabasen/i, 'Nej, Yttra Synk skriver bara i kunddatabasen.'],
    en: [/Yttra Sync writes to the customer database only/i, 'No, Yttra Sync writes to the customer database only.'],
  },
  {
    holds: 'An incremental run does not fetch what a full one would have: say "of the same kind".',
    sv: [/Nästa körning (?:hämtar|läser|tar igen)/i, 'Se källans driftstatus. Nästa körning hämtar det som saknas.'],
    en: [/The next run (?:fetches|catches)/i, 'Check the status. The next run fetches what is missing.'],
  },
  {
    holds: 'Tables of a run that failed do not belong together either: ask for the latest run, too.',
    sv: [/Inga rader betyder att du kan läsa siffror/i, 'Inga rader betyder att du kan läsa siffror som hör ihop.'],
    en: [/No rows means that you can read figures/i, 'No rows means that you can read figures that belong together.'],
  },
  {
    holds: 'To lower a schema, restore the backup that the upgrade took, without any log: the log has the upgrade.',
    sv: [
      /läser ni tillbaka kopian, som när ni/i,
      'måste ni tillbaka läser ni tillbaka kopian, som när ni byter ut en skadad databas',
    ],
    en: [
      /restore the backup, as when you/i,
      'if you must go back, restore the backup, as when you replace a damaged database',
    ],
  },
  {
    holds: 'In local admin mode every start, change and end is logged; a log package, for one, is not.',
    sv: [/allt som görs i (?:det|läget)/i, 'Allt som görs i läget loggas i programloggen'],
    en: [/everything done in (?:it|the mode)/i, 'Everything done in the mode is logged in the Application log'],
  },
  {
    holds: 'Nobody else can open a personal password in Yttra; a db_owner of ExoSystemDB can in the database.',
    sv: [/som ingen annan kan öppna(?! i Yttra)/i, 'var och en sina egna, som ingen annan kan öppna.'],
    en: [/which nobody else can open(?! in Yttra)/i, 'everyone their own, which nobody else can open.'],
  },
  {
    holds: 'After a change of accounting systems, take the old code before the change and the new one from it.',
    sv: [/\| båda koderna, och lägg ihop dem/i, '| Rörelser | båda koderna, och lägg ihop dem |'],
    en: [/\| both codes, and add them up/i, '| Movements | both codes, and add them up |'],
  },
  {
    holds: 'Only functions with the argument company use the chosen company; YT.LIST, YT.VALUE and YT.QUERY take all.',
    sv: [/En formel utan bolagskod räknar/i, 'En formel utan bolagskod räknar på det valda bolaget'],
    en: [/A formula without a company code uses/i, 'A formula without a company code uses the chosen company'],
  },
  {
    holds: 'The HTTP API has no request for one run, so a run gives no 404.',
    sv: [
      /en körning eller en kopia som den inte får nå/i,
      'En sparad fråga, en körning eller en kopia som den inte får nå ger 404',
    ],
    en: [
      /a run or a backup that it may not reach/i,
      'A saved query, a run or a backup that it may not reach gives 404',
    ],
  },
  {
    holds: 'Of the report views only rpt.IncomeStatement and rpt.BalanceSheet turn the sign.',
    sv: [/Rapportvyerna vänder tecknet/i, 'Rapportvyerna vänder tecknet så att rapporten går att läsa.'],
    en: [/The report views turn the sign/i, 'The report views turn the sign so that the report can be read.'],
  },
  {
    holds: 'In the portal only administrators see the data sources and their log; others have menus of their own.',
    sv: [/en administratör som ser det som står i portalen/i, 'bara en administratör som ser det som står i portalen'],
    en: [/an administrator sees what is in the portal/i, 'only an administrator sees what is in the portal'],
  },
  {
    holds: 'An address that is not allowed gives YT-2012 in Excel; YT-2002 is a firewall or a stopped server.',
    sv: [/kan det också vara Tillåtna nätverk/i, 'Mot Yttra Moln kan det också vara Tillåtna nätverk.'],
    en: [/it can also be Allowed networks/i, 'For Yttra Cloud it can also be Allowed networks.'],
  },
  {
    holds: 'Whoever may use another connection to the same database can refresh a report saved with a personal one.',
    sv: [/kan bara du uppdatera den/i, 'Är anslutningen personlig kan bara du uppdatera den.'],
    en: [/only you can refresh it/i, 'If the connection is personal, only you can refresh it.'],
  },
  {
    holds: 'A pivot table on the web, and in a delivery, keeps the values of when the report was saved.',
    sv: [/spara pivottabeller med färska värden/i, 'spara pivottabeller med färska värden, eller ersätt dem'],
    en: [/save pivot tables with fresh values/i, 'save pivot tables with fresh values, or replace them'],
  },
  {
    holds: 'Whoever owns the database can read the passwords of connections; within Yttra nobody can.',
    sv: [/Lösenordet för en delad anslutning kan ingen läsa/i, 'Lösenordet för en delad anslutning kan ingen läsa.'],
    en: [
      /(?<!In Yttra )nobody can read the password of a shared connection/i,
      'Nobody can read the password of a shared connection after you have saved it.',
    ],
  },
  {
    holds: 'Manual runs are limited to six a day, also those of a paused source.',
    sv: [/köra för hand när du vill/i, 'Då ligger allt kvar, och du kan köra för hand när du vill.'],
    en: [/run by hand whenever you like/i, 'Everything stays, and you can run by hand whenever you like.'],
  },
  {
    holds: 'A column of a view can be removed, after notice.',
    sv: [/kolumner läggs bara till/i, 'kolumner läggs bara till; en borttagning varslas'],
    en: [/columns are only added/i, 'columns are only added; notice before removal'],
  },
  {
    holds:
      'A deletion reaches Yttra by the full run, by a SIE file that replaces the year, or, from Vitec, not at all.',
    sv: [/Borttagningar i källan hittas bara av/i, 'Borttagningar i källan hittas bara av den fullständiga körningen'],
    en: [/Deletions in the source are found by/i, 'Deletions in the source are found by the full run only'],
  },
  {
    holds: 'Only some sources hand over images, and only when Fetch invoice images is on.',
    sv: [/Fakturor har sin bild/i, 'Fakturor har sin bild; andra verifikationer har underlag'],
    en: [/Invoices have their image/i, 'Invoices have their image; other vouchers have documents'],
  },
  {
    holds: 'A computer that was one release behind gets YT-2009 even when the schema rises by a single step.',
    sv: [/steg kan datorerna följa efter/i, 'Höjs schemat ett steg kan datorerna följa efter de närmaste dagarna.'],
    en: [
      /the computers may follow in the days after/i,
      'If the schema rises by one step, the computers may follow in the days after.',
    ],
  },
  {
    holds: 'Lost contact and a licence file concern one computer; in Web it is enough to be assigned a licence.',
    sv: [
      /är kvar\. Detsamma gäller i webben/i,
      'Siffrorna som redan står i rapporten är kvar. Detsamma gäller i webben.',
    ],
    en: [/stay\. The same holds in Web/i, 'The figures already in the report stay. The same holds in Web.'],
  },
  {
    holds: 'With consent to read groups a group has to be mapped, not assigned.',
    sv: [/både kopplad och tilldelad/i, 'ingen av personens grupper är både kopplad och tilldelad'],
    en: [/both mapped and assigned/i, 'none of the groups of the person is both mapped and assigned'],
  },
  {
    holds: 'The accounts 8990 to 8999 belong to no group but @BERRES.',
    sv: [
      /kontona hör redan till andra grupper/i,
      'minus summan av 3000–8999, för kontona hör redan till andra grupper',
    ],
    en: [
      /the accounts already belong to other groups/i,
      'minus the sum of 3000–8999, because the accounts already belong to other groups',
    ],
  },
];

/** Wrong advice that cannot be drawn from the data alone, each with what holds. */
export const refutedClaims: readonly RefutedClaim[] = refutations.flatMap(({holds, ...said}) =>
  (Object.entries(said) as [Language, Said][]).map(([language, [pattern, example]]) => ({
    language,
    pattern,
    example,
    holds,
  })),
);
