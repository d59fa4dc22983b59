import type {ReactNode} from 'react';
import type {Option} from './arrange';
import {isPlainPress} from '@site/src/press/isPlainPress';
import {OptionContent, optionClasses} from './OptionView';

interface Props {
  readonly options: readonly Option[];
  readonly lang: string | undefined;
  readonly onFollow: (option: Option) => void;
}

/** The hits as a plain list of links, in order of rank. */
export default function ResultList({options, lang, onFollow}: Props): ReactNode {
  return (
    <ol className="yt-hits yt-hits--page" lang={lang}>
      {options.map((option, position) => (
        <li key={`${position} ${option.url}`}>
          <a
            className={optionClasses[option.content.type]}
            href={option.url}
            data-search-result
            onClick={(event) => {
              if (isPlainPress(event)) {
                event.preventDefault();
                onFollow(option);
              }
            }}>
            <OptionContent content={option.content} />
          </a>
        </li>
      ))}
    </ol>
  );
}
