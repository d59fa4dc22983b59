import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import Sign, {type SignName} from '@site/src/components/Sign';

/** Kinds of boxes, each with the heading of one that the page gives none. */
const kinds: Readonly<Record<string, {readonly sign: SignName; readonly label: string}>> = {
  note: {sign: 'note', label: translate({id: 'theme.admonition.note', message: 'note'})},
  tip: {sign: 'check', label: translate({id: 'theme.admonition.tip', message: 'tip'})},
  info: {sign: 'info', label: translate({id: 'theme.admonition.info', message: 'info'})},
  warning: {sign: 'warning', label: translate({id: 'theme.admonition.warning', message: 'warning'})},
  // What the framework says of a draft and of an unlisted page.
  caution: {sign: 'warning', label: translate({id: 'theme.admonition.caution', message: 'caution'})},
  danger: {sign: 'danger', label: translate({id: 'theme.admonition.danger', message: 'danger'})},
};

/**
 * A box, known by its sign and heading (src/css/admonition.css).
 *
 * @throws on a kind of box that this site does not have, such as the framework's old `important`
 */
export default function Admonition(unprocessedProps: Props): ReactNode {
  const {type, title, children, className} = processAdmonitionProps(unprocessedProps);
  const kind = kinds[type];
  if (!kind) {
    throw new Error(`There is no box ":::${type}". Write one of ${Object.keys(kinds).join(', ')}.`);
  }
  return (
    <div
      role="note"
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type), className)}
    >
      <Sign name={kind.sign} />
      <div className="yt-admonition__heading">{title || kind.label}</div>
      {children && <div>{children}</div>}
    </div>
  );
}
