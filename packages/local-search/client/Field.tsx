import {forwardRef, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {listId, optionId} from './OptionList';
import {useSite} from './site';

interface Props {
  readonly query: string;
  /** Number of options; 0 closes the list. */
  readonly count: number;
  /** Position of the active option. */
  readonly active: number;
  readonly onAsk: (query: string) => void;
  readonly onMove: (position: number) => void;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** Position after a key, or `undefined` when the key does not move. */
function moved(key: string, active: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: (active + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** The field of the dialog: it keeps the focus, and its keys move through the list. */
export default forwardRef<HTMLInputElement, Props>(function Field(
  {query, count, active, onAsk, onMove, onFollow, onClose},
  ref,
): ReactNode {
  const {name, icon} = useSite();
  const isOpen = count > 0;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const position = isOpen ? moved(event.key, active, count) : undefined;
    if (position !== undefined) {
      event.preventDefault();
      onMove(position);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onFollow();
    }
  }

  return (
    <div className="search-dialog__in">
      {icon}
      <input
        ref={ref}
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
});
