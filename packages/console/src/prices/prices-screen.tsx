/** The agency's own prices and grants: what is ours, what is yours, what would change, and the versions of before. */
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Select } from '@rooftree/ui/select.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';

import { ProblemMessage } from '../faults/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { useCatalogueWords } from '../words/use-catalogue-words.ts';
import { GrantList } from './grant-list.tsx';
import { KnownSchemes } from './known-schemes.tsx';
import { faultsOf, PLACES, placeIn, placeName } from './price-book.ts';
import { PriceList } from './price-list.tsx';
import { PublishBar } from './publish-bar.tsx';
import { usePriceBook } from './use-price-book.ts';
import { VersionList } from './version-list.tsx';

const VIEWS = ['prices', 'grants', 'known', 'versions'] as const;

export function PricesScreen({ route }: ScreenProps) {
  const { prices: texts } = useWords().texts;
  const words = useCatalogueWords();
  const book = usePriceBook();
  const view = VIEWS.find((name) => name === route.path[1]) ?? 'prices';
  const place = placeIn(route.query);
  const { state, content, fault, done, foreign } = book;
  /** There is a Limburg in both countries. */
  const placeText = (value: string) =>
    words === null ? '' : `${placeName(words, value)}${value.startsWith('NL-') ? ' (NL)' : ''}`;
  const placeField = (
    <Select
      class="place"
      label={texts.place}
      options={PLACES.map((value) => ({ value, text: placeText(value) }))}
      value={place}
      onChange={(value) => go(linkTo(route.path, new URLSearchParams({ place: value })), true)}
    />
  );
  return (
    <div class="screen prices">
      <PageHeader
        title={texts.title}
        // A line from the start: what is below it must not move.
        lead={
          state === null
            ? '\u00a0'
            : state.current.version === 0
              ? texts.usingOurs
              : texts.using(state.current.version)
        }
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={book.read} />}
      {foreign !== null && (
        <div class="problem" role="alert">
          <p>
            {texts.taken} {texts.takenCounts(foreign.prices, foreign.switched_off, foreign.grants)}
          </p>
          <button type="button" class="button" onClick={book.read}>
            {texts.readAgain}
          </button>
        </div>
      )}
      {(state === null || content === null || words === null) && fault === null && (
        <Skeleton kind="rows" count={12} />
      )}
      {state !== null && content !== null && words !== null && (
        <>
          {state.current.older_plans > 0 && (
            <p class="note">
              {texts.olderPlans(words.number(state.current.older_plans))}{' '}
              <button type="button" class="button" disabled={book.busy} onClick={book.planAgain}>
                {texts.planAgain}
              </button>
            </p>
          )}
          <nav class="tabs" aria-label={texts.title}>
            {VIEWS.map((name) => (
              <a
                key={name}
                class="tab"
                href={linkTo(name === 'prices' ? ['prices'] : ['prices', name], route.query)}
                aria-current={view === name ? 'page' : undefined}
              >
                {texts.views[name]}
              </a>
            ))}
          </nav>
          {(view === 'grants' || view === 'known') && placeField}
          {view === 'prices' && (
            <PriceList
              {...{ words, content, place, placeField }}
              tables={state.tables}
              onChange={book.change}
            />
          )}
          {view === 'grants' && (
            <GrantList {...{ words, content, place }} tables={state.tables} onChange={book.change} />
          )}
          {view === 'known' && <KnownSchemes words={words} place={place} />}
          {view === 'versions' && <VersionList words={words} book={book} versions={state.versions} />}
          {(view === 'prices' || view === 'grants') && (
            <PublishBar words={words} book={book} faults={faultsOf(content)} />
          )}
          <p role="status" class={done === null ? 'unseen' : 'note'}>
            {done !== null && texts.done[done]}
          </p>
        </>
      )}
    </div>
  );
}
