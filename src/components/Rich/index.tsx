import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Code from '../Code';
import Strong from '../Strong';
import styles from './styles.module.css';
import type {RichPart, RichText} from './types';

export type {RichPart, RichText} from './types';

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
  if ('strong' in value) {
    return <Strong>{value.strong}</Strong>;
  }
  if (value.href === undefined) {
    return 'code' in value ? <Code>{value.code}</Code> : value.text;
  }
  return (
    <Link to={value.href} title={value.title}>
      {'code' in value ? <Code className={styles.linked}>{value.code}</Code> : value.text}
    </Link>
  );
}

/** Prints a text that was prepared at build time: words, code, links and key marks. */
export default function Rich({value}: {readonly value: RichText}): ReactNode {
  if (typeof value === 'string') {
    return value;
  }
  return value.map((item, index) => <Fragment key={index}>{part(item)}</Fragment>);
}
