import type {KeyboardEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {listId, optionId} from './OptionList';
import type {SearchSite} from './site';
import {longest} from './useSearch';

interface Props {
  readonly site: SearchSite;
  readonly query: string;
  /** Number of options; 0 closes the list. */
  readonly count: number;
  readonly active: number;
  readonly onAsk: (query: string) => void;
  readonly onMove: (position: number) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** The field of the dialog: it keeps the focus, and its keys move through the list. */
export default function Field({
  site: {name, icon},
  query,
  count,
  active,
  onAsk,
  onMove,
  onSend,
  onClose,
}: Props): ReactNode {
  const isOpen = count > 0;
  const moves: Record<string, number> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active + count - 1) % count,
    Home: 0,
    End: count - 1,
  };

  function onKeyDown(event: KeyboardEvent): void {
    const position = isOpen ? moves[event.key] : undefined;
    if (event.nativeEvent.isComposing || (position === undefined && event.key !== 'Enter')) {
      return;
    }
    event.preventDefault();
    if (position === undefined) {
      onSend();
    } else {
      onMove(position);
    }
  }

  return (
    <div className="search-dialog__in">
      {icon}
      <input
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={name}
        placeholder={name}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        value={query}
        maxLength={longest}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="clean-btn search-dialog__close"
        aria-label={translate({id: 'search.close', message: 'Stäng sökningen (Esc)'})}
        onClick={onClose}
      >
        <kbd>Esc</kbd>
        <span className="search-close">
          <Translate id="search.closeShort">Stäng</Translate>
        </span>
      </button>
    </div>
  );
}
