import {useEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {FollowedLink} from './follow';
import type {Option} from './options';

export const listId = 'search-list';
export const optionId = (position: number) => `search-option-${position}`;

interface Props {
  readonly options: readonly Option[];
  readonly active: number;
  readonly onPoint: (position: number) => void;
  readonly onLeave: () => void;
}

/**
 * The options of the dialog; one of them is the active one of the field (`aria-activedescendant`).
 * Each is a link, so that it can be opened in another tab; the field keeps the focus.
 */
export default function OptionList({options, active, onPoint, onLeave}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    list.current!.children[active]?.scrollIntoView({block: 'nearest'});
  }, [active]);

  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      className="search-hits"
      aria-label={translate({id: 'search.list', message: 'Träffar'})}
    >
      {options.map(({className, content, ...to}, position) => (
        <FollowedLink
          key={`${position} ${to.url}`}
          id={optionId(position)}
          role="option"
          aria-selected={position === active}
          className={position === active ? `${className} on` : className}
          to={to}
          data-url={to.url}
          tabIndex={-1}
          // A list that scrolls under a hand at rest is no sign of it.
          onMouseMove={({movementX, movementY}) => (movementX || movementY) && onPoint(position)}
          onLeave={onLeave}
        >
          {content}
        </FollowedLink>
      ))}
    </div>
  );
}
