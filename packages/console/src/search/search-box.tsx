/** One box for every home: by address, reference or the agency's own number. `/` goes to it from anywhere. */
import type { PortfolioItem } from '@rooftree/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../homes/cells.ts';
import { useWords } from '../language.ts';
import { go, linkTo } from '../route.ts';
import { useFoundHomes } from './use-found-homes.ts';

export function SearchBox() {
  const { texts } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const { homes, isSearching } = useFoundHomes(typed);
  useEffect(() => setPlace(0), [homes]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const isShown = isOpen && typed.trim() !== '';
  const open = (home: PortfolioItem | undefined) => {
    if (home === undefined) return;
    setOpen(false);
    setTyped('');
    input.current?.blur();
    go(linkTo(['home', home.external_id]));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter') open(homes[place]);
    else if (event.key === 'ArrowDown') setPlace(Math.min(place + 1, homes.length - 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(place - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <search class="search-box">
      <input
        ref={input}
        type="search"
        // biome-ignore lint/a11y/noRedundantRoles: a search field without a datalist has another role
        role="combobox"
        list={undefined}
        aria-label={texts.views.search}
        aria-keyshortcuts="/"
        aria-expanded={isShown}
        aria-controls="found-homes"
        aria-autocomplete="list"
        aria-activedescendant={isShown && homes.length > 0 ? `found-${place}` : undefined}
        placeholder={texts.views.placeholder}
        autocomplete="off"
        maxLength={200}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div
        id="found-homes"
        role="listbox"
        aria-label={texts.views.found}
        class="found card"
        hidden={!isShown}
      >
        {homes.map((home, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter are the field's
          <div
            key={home.id}
            id={`found-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(home)}
          >
            {addressOf(home)}
            <small>
              {home.external_id}
              {home.deactivated_at !== null && ` · ${texts.deactivated}`}
            </small>
          </div>
        ))}
      </div>
      <p class="unseen" role="status">
        {isShown && !isSearching && texts.views.count(homes.length)}
      </p>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null
  );
}
