/** Something that pages have said and that is not so. */
export interface RefutedClaim {
  language: 'sv' | 'en';
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
];
