import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MenuPath from '../../MenuPath';
import styles from './styles.module.css';

interface Props {
  /** Menu path in the Swedish program, parts separated by ` > `. */
  readonly sv: string;
  /** The same path in the English program. */
  readonly en: string;
}

/**
 * A menu path in a program that exists in both languages (Excel, Windows, Entra …): in the
 * page's language, with the other one small, because the reader's program may have it.
 */
export default function UiPath({sv, en}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [own, other, otherLanguage] = i18n.currentLocale === 'sv' ? [sv, en, 'en'] : [en, sv, 'sv'];
  return (
    <>
      <MenuPath path={own} />
      {own !== other && (
        <span className={`yt-path-en ${styles.other}`}>
          {' ('}
          {translate({id: 'yt.uiPath.other', message: 'på engelska:'})}{' '}
          <span lang={otherLanguage}>{other.replaceAll(' > ', '\u00a0› ')}</span>)
        </span>
      )}
    </>
  );
}
