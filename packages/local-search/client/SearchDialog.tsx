import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Chips from './Chips';
import Field from './Field';
import {FollowedLink, useFollow, type Target} from './follow';
import Messages, {countText} from './Messages';
import OptionList from './OptionList';
import {optionsOf, type Option} from './options';
import {rememberSearch} from './recent';
import {SearchSiteProvider, type SearchSite} from './site';
import Start from './Start';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed before the dialog was there; else the last query stands in the field, selected. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Hits in the dialog; the page of results shows more. */
const limit = 12;

/** The last query of this visit: whoever opens the search again often wants to refine it. */
let lastQuery = '';

/** The keys that do something now, for those who have a keyboard. */
function Keys({hasOptions}: {readonly hasOptions: boolean}): ReactNode {
  return (
    <div className="search-dialog__foot">
      {hasOptions && (
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> <Translate id="search.keyChoose">välj</Translate> <kbd>Enter</kbd>{' '}
          <Translate id="search.keyOpen">öppna</Translate>
        </span>
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
  const search = useSearch(query, section, limit);
  const {result, isSettled, shown, other, retry} = search;
  const isSent = useRef(false);
  const options = useMemo(() => (shown ? optionsOf(shown, other !== null) : []), [shown, other]);
  const follow = useFollow();
  const resultsPage = `${useBaseUrl('/search')}?q=${encodeURIComponent(query.trim().slice(0, 200))}`;

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

  /** The browser gives the focus back to what had it; while its dialog is open nothing behind it can take that. */
  function leave(): void {
    dialog.current?.close();
    onClose();
  }

  function go(target: Target): void {
    leave();
    follow(target);
  }

  function choosing(option: Option): void {
    rememberSearch(query);
    go(option);
  }

  function send(): void {
    isSent.current = !isSettled;
    if (isSettled && options[active]) {
      choosing(options[active]);
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
        leave();
      }}
      onMouseDown={(event) => event.target === dialog.current && leave()}
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
            onClose={leave}
          />
          {result && <Chips result={result} chosen={section} onChoose={choose} />}
          <div
            className="search-dialog__body"
            tabIndex={0}
            role="group"
            aria-label={translate({id: 'search.results', message: 'Resultat'})}
          >
            {!retry && query.trim() === '' && (
              <Start
                onAsk={(text) => {
                  ask(text);
                  field.current?.focus();
                }}
                onFollow={go}
              />
            )}
            <Messages search={search} query={query} section={section} onAsk={ask} onShowAll={() => choose(undefined)} />
            {options.length > 0 && (
              <OptionList
                options={options}
                active={active}
                onPoint={setActive}
                onFollow={choosing}
                lang={other?.lang}
              />
            )}
            {result !== null && result.total > 0 && (
              <p className="search-all">
                <FollowedLink url={resultsPage} onFollow={() => go({url: resultsPage})}>
                  <Translate id="search.all" values={{count: countText(result.total)}}>
                    {'Visa på en egen sida ({count})'}
                  </Translate>
                </FollowedLink>
              </p>
            )}
          </div>
          {result && <Keys hasOptions={options.length > 0} />}
        </div>
      </SearchSiteProvider>
    </dialog>
  );
}
