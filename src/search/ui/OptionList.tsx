import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Option, OptionGroup} from './arrange';
import type {OtherLanguage} from './useOtherLanguage';
import OptionView from './OptionView';

export const listId = 'yt-search-list';
export const optionId = (position: number) => `yt-search-option-${position}`;

function headingOf({label}: OptionGroup): string {
  switch (label) {
    case 'answer':
      return translate({id: 'yt.search.groupAnswer', message: 'Svar'});
    case 'best':
      return translate({id: 'yt.search.groupBest', message: 'Bästa träffarna'});
    case 'hits':
      return translate({id: 'yt.search.groupHits', message: 'Sidor och rubriker'});
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
  readonly language?: Pick<OtherLanguage, 'lang' | 'label'>;
}

/** The options in their groups; one of them is the active one of the field (`aria-activedescendant`). */
export default function OptionList({groups, active, onPoint, onFollow, language}: Props): ReactNode {
  const activeElement = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    activeElement.current?.scrollIntoView({block: 'nearest'});
  }, [active]);

  let position = 0;
  return (
    <div
      id={listId}
      role="listbox"
      className="yt-hits"
      aria-label={translate({id: 'yt.search.list', message: 'Träffar'})}>
      {groups.map((group) => {
        const heading = language ? `${headingOf(group)} (${language.label})` : headingOf(group);
        return (
          <div key={group.key} role="group" aria-label={heading} className={group.label === 'answer' ? 'yt-answers' : undefined}>
            <div className="yt-hitgroup" role="presentation" aria-hidden="true">
              <span>{heading}</span>
              <span>{group.options.length}</span>
            </div>
            {group.options.map((option) => {
              const own = position++;
              return (
                <OptionView
                  key={`${own} ${option.url}`}
                  ref={own === active ? activeElement : undefined}
                  id={optionId(own)}
                  option={option}
                  active={own === active}
                  lang={language?.lang}
                  onPoint={() => onPoint(own)}
                  onFollow={onFollow}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
