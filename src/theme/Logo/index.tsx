import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

const mark = 'M0 0h28v22h-6v6H0zM5.5 6 12 16.4v6.1h4v-6.1L22.5 6h-4.7L14 12.4 10.2 6zM24 24h8v8h-8z';
const word =
  'M8.68 0v-9.02L.38-24h5.44l5.81 11.6h-.76L16.68-24h5.44L13.83-9.05V0Zm19.77 0q-2 0-3.07-.97-1.08-.98-1.08-2.81v-10.59h-2.57V-18h2.57v-3.53l4.97-1.2V-18h3.33v3.63h-3.33v9.8q0 .55.16.74.15.2.67.2h2.75V0Zm12.63 0q-2 0-3.07-.97-1.08-.98-1.08-2.81v-10.59h-2.56V-18h2.56v-3.53l4.97-1.2V-18h3.33v3.63H41.9v9.8q0 .55.16.74.16.2.67.2h2.75V0Zm7.52 0v-18h4.8v4.05l-.2-.53q.85-2 2.4-2.98 1.55-.97 3.38-.97.52 0 1.05.08.54.08 1.07.28l-.38 4.24q-1.09-.3-2.09-.3-.81 0-1.71.28t-1.65.99-1.23 2q-.47 1.29-.47 3.29V0ZM69 .43q-1.72 0-3.17-.6-1.45-.61-2.32-1.81-.88-1.2-.88-3 0-1.94 1.12-3.29T67-10.32t5.15-.71h2.53l-.3.45v-1.04q0-1.78-.65-2.66-.65-.87-2.15-.87-1.43 0-2.19.76t-.92 2.16l-5.07-.87q.28-1.5 1.29-2.71t2.79-1.92q1.79-.72 4.39-.72 2.38 0 4.03.76t2.51 2.46.86 4.55v6.11q0 .57.15.75.16.19.68.19h.82V0h-2.37q-1.95 0-2.96-.97-1.01-.98-1.01-2.81v-.85l.87.33q-.22.72-.63 1.53t-1.16 1.54-1.88 1.2T69 .43m1.43-3.4q1.17 0 2.07-.53t1.42-1.61q.51-1.07.51-2.67v-.39h-2.1q-1.78 0-2.77.47t-1.39 1.14-.4 1.31q0 .5.24 1.03.24.54.81.89.58.36 1.61.36';

/**
 * The brand's mark and name, drawn in the page's own colours, so that one drawing serves both
 * colour modes and print. The same drawing stands in static/img/logo.svg for use outside the site.
 *
 * @param label what a screen reader says; without it the drawing is decorative
 */
export function Wordmark({label}: {label?: string}): ReactNode {
  const name = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true as const};
  return (
    <svg viewBox="0 0 110 32" width="110" height="32" {...name}>
      <path fill="var(--yt-accent-fill)" fillRule="evenodd" d={mark} />
      <path fill="var(--yt-ink)" transform="translate(41 24) scale(.8333)" d={word} />
    </svg>
  );
}

/** The brand, as the link home. */
export default function Logo({className, imageClassName}: Props): ReactNode {
  return (
    <Link to={useBaseUrl('/')} className={className}>
      <span className={imageClassName}>
        <Wordmark label={useThemeConfig().navbar.logo?.alt} />
      </span>
    </Link>
  );
}
