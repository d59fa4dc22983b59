/**
 * Every environment variable that changes the site, read once and named.
 * Nothing else in the project reads `process.env` for the build.
 */
function flag(name: string): boolean {
  const value = process.env[name];
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}

function text(name: string, fallback: string): string {
  return process.env[name] || fallback;
}

export const environment = {
  /** Where the site is published; canonical links and the sitemap carry it. */
  siteUrl: text('SITE_URL', 'https://docs.yttra.example'),
  /** Path of the site on that host, with a slash at both ends. */
  baseUrl: text('SITE_BASE_URL', '/'),
  /** Leaves the section `internal` out: its routes, search records and sitemap entries. */
  withoutInternal: flag('SITE_WITHOUT_INTERNAL'),
  /** The host closes `internal` to strangers (deploy/nginx/internal-closed.conf): search engines are not sent there. */
  internalClosed: flag('SITE_INTERNAL_CLOSED'),
  /**
   * Day of the handbooks and of the copy, as `2025-12-15`, which the release makes of this build (tools/handbooks,
   * tools/copy): the first page of each section and the footer lead to them. Without it the site says nothing of them.
   */
  handbooks: text('SITE_HANDBOOKS', ''),
  /** Takes the worker for reading offline away from every reader who has it (tools/offline). */
  withoutOffline: flag('SITE_WITHOUT_OFFLINE'),
  /** File of the key that signs the release (tools/release/sign.ts); without it the archive is unsigned. */
  releaseKey: text('RELEASE_KEY', ''),
  /** `npm start` lets the browser's tools show the sources as they are written, for who works on a component. */
  sourceMaps: flag('SITE_SOURCE_MAPS'),
  /** Builds with webpack and Babel instead of Rspack and SWC, as a cross-check. */
  webpack: flag('SITE_WEBPACK'),
  /** Builds without packages/lean-delivery, as a cross-check: pages work and send more. */
  withoutLeanDelivery: flag('SITE_WITHOUT_LEAN_DELIVERY'),
  /** Address of the repository's edit view; with it every page gets an edit link. */
  editUrl: text('SITE_EDIT_URL', ''),
  /** The announcement as JSON (see config/theme.ts); none when left out. */
  announcement: text('SITE_ANNOUNCEMENT', ''),
  /** The navbar hides on scroll down and comes back on scroll up. */
  hideNavbarOnScroll: flag('SITE_HIDE_NAVBAR_ON_SCROLL'),
  /** Takes the colour-mode button away; every reader gets the default mode. */
  withoutColorModeSwitch: flag('SITE_WITHOUT_COLOR_MODE_SWITCH'),
} as const;
