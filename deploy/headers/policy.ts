/** Digests of the inline code of a build: `sha256-…`, without quotes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

export type Header = readonly [name: string, value: string];

const twoYears = 2 * 365 * 24 * 60 * 60;

/** Browser features that a handbook has no use for. The clipboard stays: code samples have a copy button. */
const unusedFeatures = (
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer microphone midi ' +
  'payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking'
).split(' ');

const quoted = (digests: readonly string[]) => digests.map((digest) => `'${digest}'`);

/**
 * The Content-Security-Policy of a build: nothing but the site's own files, and of inline code
 * only what the build itself contains. Never `unsafe-inline`.
 *
 * @param inline digests of the build's inline code; with no style attributes the policy has no `unsafe-hashes`
 */
export function contentSecurityPolicy(inline: InlineCode): string {
  const attributes = inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...quoted(inline.styleAttributes)] : [];
  return [
    // It also refuses `<link rel=prefetch>` in Firefox; pages fetch ahead in another way there (packages/lean-delivery/client/docusaurus.ts).
    "default-src 'none'",
    ["script-src 'self'", ...quoted(inline.scripts)].join(' '),
    ["style-src 'self'", ...quoted(inline.styles), ...attributes].join(' '),
    // Small icons stand in the stylesheet as data.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Reading offline (src/offline), for whoever asks for it.
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The headers of every answer, whatever its status. `includeSubDomains` and `preload` are left to
 * the owner of the domain: they bind hosts that are not this site's.
 */
export function securityHeaders(inline: InlineCode): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(inline)],
    ['Strict-Transport-Security', `max-age=${twoYears}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** `Cache-Control` by what is answered. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, redirects and files that keep their name: may be kept, must be asked for again. */
  page: 'no-cache',
  /** Errors, and the answer to which release is served: another one in a second. */
  error: 'no-store',
  /** Pages, for a CDN that is told of every release: it answers from what it has while it asks again, and while the host is down. */
  cdnPage: 'public, max-age=86400, stale-while-revalidate=60, stale-if-error=604800',
} as const;

/** Keeps an answer out of search engines: errors, and what a page says already. */
export const noIndex: Header = ['X-Robots-Tag', 'noindex'];

/** Ends of the paths of files with the texts of pages, for programs: who searches is to find the pages. */
export const pageTexts = ['.md', '/llms-full.txt'] as const;

/** The same as a pattern that every host reads. */
export const pageTextPattern = `(?:${pageTexts.map((end) => end.replaceAll('.', '\\.')).join('|')})$`;

/** Path of files that may be cached for ever, without the leading slash. */
export const hashedAsset = /^(?:en\/)?assets\//;
