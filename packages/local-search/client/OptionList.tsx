import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isPlainClick} from '../../common/client';
import {OptionContent, optionClasses} from './OptionContent';
import type {Option, OptionGroup} from './options';
import type {OtherLanguage} from './useSearch';

export const listId = 'search-list';
export const optionId = (position: number) => `search-option-${position}`;

function headingOf({label}: OptionGroup): string {
  switch (label) {
    case 'cards':
      return translate({id: 'search.groupCards', message: 'Svar'});
    case 'best':
      return translate({id: 'search.groupBest', message: 'Bästa träffarna'});
    case 'hits':
      return translate({id: 'search.groupHits', message: 'Sidor och rubriker'});
    default:
      return label.section;
  }
}

interface Props {
  readonly groups: readonly OptionGroup[];
  /** Position of the chosen option, over all groups. */
  readonly active: number;
  readonly onPoint: (position: number) => void;
  readonly onFollow: (option: Option) => void;
  /** Set when the options come from the other language. */
  readonly language: OtherLanguage | null;
}

/**
 * The options in their groups; one of them is the active one of the field (`aria-activedescendant`).
 * Each is a link, so that it can be opened in another tab; the field keeps the focus.
 */
export default function OptionList({groups, active, onPoint, onFollow, language}: Props): ReactNode {
  const activeElement = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    activeElement.current?.scrollIntoView({block: 'nearest'});
  }, [active]);

  function show(option: Option, position: number): ReactNode {
    const {url, content} = option;
    const isActive = position === active;
    return (
      <a
        key={`${position} ${url}`}
        ref={isActive ? activeElement : undefined}
        id={optionId(position)}
        role="option"
        aria-selected={isActive}
        lang={language?.lang}
        className={isActive ? `${optionClasses[content.type]} on` : optionClasses[content.type]}
        href={url}
        data-url={url}
        tabIndex={-1}
        onMouseMove={() => onPoint(position)}
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            onFollow(option);
          }
        }}
      >
        <OptionContent content={content} />
      </a>
    );
  }

  let position = 0;
  return (
    <div
      id={listId}
      role="listbox"
      className="search-hits"
      aria-label={translate({id: 'search.list', message: 'Träffar'})}
    >
      {groups.map((group) => {
        const heading = language ? `${headingOf(group)} (${language.label})` : headingOf(group);
        return (
          <div
            key={group.key}
            role="group"
            aria-label={heading}
            className={group.label === 'cards' ? 'search-cards' : undefined}
          >
            <div className="search-group" role="presentation" aria-hidden="true">
              <span>{heading}</span>
              <span>{group.options.length}</span>
            </div>
            {group.options.map((option) => show(option, position++))}
          </div>
        );
      })}
    </div>
  );
}
