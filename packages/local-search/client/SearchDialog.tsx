import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Chips from './Chips';
import Field from './Field';
import Messages, {countText} from './Messages';
import OptionList from './OptionList';
import {arrange, useFollow, type Option} from './options';
import QuietLink from './QuietLink';
import {rememberSearch} from './recent';
import {SearchSiteProvider, type SearchSite} from './site';
import Start from './Start';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog was there; else the last query stands in the field, selected. */
  readonly initialQuery: string;
  /** @param follows the reader leaves for a hit, so the focus does not return */
  readonly onClose: (follows: boolean) => void;
}

/** Hits in the dialog; the page of results shows more. */
const limit = 12;

/** The last query of this visit: whoever opens the search again often wants to refine it. */
let lastQuery = '';

/** Keeps the page behind a dialog where it is, without a jump of its width. */
function useScrollLock(): void {
  useEffect(() => {
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : scrollbarGutter;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}

/** Leads to the same hits on a page that can be shared. */
function AllHits({
  query,
  count,
  onFollow,
}: {
  readonly query: string;
  readonly count: number;
  readonly onFollow: () => void;
}): ReactNode {
  return (
    <p className="search-all">
      <QuietLink to={`/search?q=${encodeURIComponent(query.trim().slice(0, 200))}`} onFollow={onFollow}>
        <Translate id="search.all" values={{count: countText(count)}}>
          {'Visa på en egen sida ({count})'}
        </Translate>
      </QuietLink>
    </p>
  );
}

/** The keys that do something now, for those who have a keyboard. */
function Keys({hasOptions}: {readonly hasOptions: boolean}): ReactNode {
  return (
    <div className="search-dialog__foot">
      {hasOptions && (
        <>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> <Translate id="search.keyChoose">välj</Translate>
          </span>
          <span>
            <kbd>Enter</kbd> <Translate id="search.keyOpen">öppna</Translate>
          </span>
        </>
      )}
      <span>
        <kbd>Tab</kbd> <Translate id="search.keyFilter">till avsnitten</Translate>
      </span>
    </div>
  );
}

/** The search over the page: a modal dialog with a combobox and the list that it governs. */
export function SearchDialog({
  initialQuery,
  onClose,
  site,
}: SearchDialogProps & {readonly site: SearchSite}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery || lastQuery);
  const [section, setSection] = useState<string>();
  const [active, setActive] = useState(0);
  const {failure, result, isSettled, shown, other, elsewhere} = useSearch(query, section, limit);
  const isSent = useRef(false);
  const groups = useMemo(() => (shown ? arrange(shown) : []), [shown]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const follow = useFollow();
  useScrollLock();

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    if (!initialQuery) {
      field.current?.select();
    }
  }, [initialQuery]);

  function ask(text: string): void {
    lastQuery = text;
    setQuery(text);
    setActive(0);
    isSent.current = false;
  }

  function choose(next: string | undefined): void {
    setSection(next);
    setActive(0);
  }

  function leave(follows: boolean): void {
    // While the browser's dialog is open nothing behind it can take the focus.
    dialog.current?.close();
    onClose(follows);
  }

  function go(option: Option): void {
    rememberSearch(query);
    leave(true);
    follow(option, other !== null);
  }

  function send(): void {
    isSent.current = !isSettled;
    if (isSettled && options[active]) {
      go(options[active]);
    }
  }

  // Whoever types and presses Enter at once means the hits that are still on their way.
  useEffect(() => {
    if (isSent.current && isSettled) {
      send();
    }
  });

  return (
    // A click on the dialog itself is one beside its content: the scrim. Escape is the browser's own
    // "cancel" of a dialog; it is answered by taking the dialog away.

    <dialog
      ref={dialog}
      className="search-scrim"
      aria-label={site.name}
      onCancel={(event) => {
        event.preventDefault();
        leave(false);
      }}
      onMouseDown={(event) => event.target === dialog.current && leave(false)}
    >
      <SearchSiteProvider value={site}>
        <div className="search-dialog">
          <Field
            ref={field}
            query={query}
            count={options.length}
            active={active}
            onAsk={ask}
            onMove={setActive}
            onFollow={send}
            onClose={() => leave(false)}
          />
          {result && <Chips all={result.all} sections={result.sections} chosen={section} onChoose={choose} />}
          <div
            className="search-dialog__body"
            tabIndex={0}
            role="group"
            aria-label={translate({id: 'search.results', message: 'Resultat'})}
          >
            {failure === null && query.trim() === '' && (
              <Start
                onAsk={(text) => {
                  ask(text);
                  field.current?.focus();
                }}
                onFollow={() => leave(true)}
              />
            )}
            <Messages
              failure={failure}
              result={result}
              other={other}
              elsewhere={elsewhere}
              query={query}
              section={section}
              onAsk={ask}
              onShowAll={() => choose(undefined)}
            />
            {options.length > 0 && (
              <OptionList groups={groups} active={active} onPoint={setActive} onFollow={go} language={other} />
            )}
            {result !== null && result.total > 0 && (
              <AllHits query={query} count={result.total} onFollow={() => leave(true)} />
            )}
          </div>
          {result && <Keys hasOptions={options.length > 0} />}
        </div>
      </SearchSiteProvider>
    </dialog>
  );
}
