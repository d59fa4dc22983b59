import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {LocaleId} from '../../lib/locales';
import Code, {breakable} from '../Code';
import {Strong} from '../MenuPath';
import styles from './styles.module.css';

/** A piece of a text that is more than letters. */
export type RichPart =
  | string
  /** A name, value or path, set in the code font; with `href` a link; `num` is at the right edge of its cell. */
  | {
      readonly code: string;
      readonly href?: string;
      readonly title?: string;
      readonly num?: true;
      /** It may break between its words, also when it is not long. */
      readonly folds?: true;
    }
  /** A link to a page or an anchor of this site, or to another site, whose address may break after `://`. */
  | {readonly text: string; readonly href: string; readonly title?: string}
  /** A mark of a column: primary key, foreign key, part of a unique key. */
  | {readonly key: 'PK' | 'FK' | 'UQ'}
  /** Words for something that is not there, such as "tomt". */
  | {readonly empty: string}
  | {readonly strong: string}
  /** A value that a line is not broken in: `31-60`. */
  | {readonly whole: string}
  /** A long name, which may break between its parts. */
  | {readonly folding: string}
  /** Words of another language than the page's, so that a screen reader says them as what they are. */
  | {readonly words: string; readonly lang: LocaleId};

/** A text prepared at build time, in one language. */
export type RichText = string | readonly RichPart[];

function part(value: RichPart): ReactNode {
  if (typeof value === 'string') {
    return value;
  }
  if ('key' in value) {
    return <span className={value.key === 'PK' ? 'yt-key yt-key--pk' : 'yt-key'}>{value.key}</span>;
  }
  if ('empty' in value) {
    return <span className="yt-empty">{value.empty}</span>;
  }
  if ('words' in value) {
    return <span lang={value.lang}>{value.words}</span>;
  }
  if ('whole' in value) {
    return <span className="nb">{value.whole}</span>;
  }
  if ('folding' in value) {
    return breakable(value.folding);
  }
  if ('strong' in value) {
    return <Strong>{value.strong}</Strong>;
  }
  const {href, title} = value;
  const shown =
    'code' in value ? (
      <Code className={clsx(value.num && 'num', href && styles.linked) || undefined} folds={value.folds}>
        {value.code}
      </Code>
    ) : (
      breakable(value.text, /(?<=:\/\/)/)
    );
  return href === undefined ? (
    shown
  ) : (
    <Link to={href} title={title}>
      {shown}
    </Link>
  );
}

/** Prints a text that was prepared at build time: words, code, links and key marks. */
export default function Rich({data}: {readonly data: RichText}): ReactNode {
  return typeof data === 'string' ? data : data.map((item, index) => <Fragment key={index}>{part(item)}</Fragment>);
}
