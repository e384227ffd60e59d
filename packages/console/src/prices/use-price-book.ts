/** Our tables, the draft, what is typed beside it, and what is in use. */
import type {
  CurrentPriceBook,
  PriceBookDraft,
  PriceBookPreview,
  PriceBookVersions,
  PriceTables,
} from '@rooftree/client';
import { useEffect, useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import { foreignCounts, mergeBooks } from './merge-books.ts';
import type { BookContent } from './price-book.ts';

export interface PriceBookState {
  tables: PriceTables;
  current: CurrentPriceBook;
  versions: PriceBookVersions;
  draft: PriceBookDraft;
}

export type Done = 'saved' | 'published' | 'discarded' | 'plannedAgain';

export function usePriceBook() {
  const [state, setState] = useState<PriceBookState | null>(null);
  const [content, setContent] = useState<BookContent | null>(null);
  const [preview, setPreview] = useState<{ version: number | null; found: PriceBookPreview } | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [foreign, setForeign] = useState<ReturnType<typeof foreignCounts> | null>(null);
  const [fault, setFault] = useState<unknown>(null);

  const read = async (): Promise<void> => {
    const [tables, current, versions, draft] = await Promise.all([
      call('GET /v1/price-book/tables'),
      call('GET /v1/price-book'),
      call('GET /v1/price-book/versions'),
      call('GET /v1/price-book/draft'),
    ]);
    setState({ tables, current, versions, draft });
    setContent(contentOf(draft));
    setForeign(null);
  };
  /** Another member has saved a draft since: theirs is the base now, with what was changed here on top, unsaved. */
  const merge = async (): Promise<void> => {
    if (state === null || content === null) return;
    const draft = await call('GET /v1/price-book/draft');
    const [before, theirs] = [contentOf(state.draft), contentOf(draft)];
    setForeign(foreignCounts(before, theirs));
    setContent(mergeBooks(before, content, theirs));
    setState({ ...state, draft });
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    setDone(null);
    setForeign(null);
    await work().catch((error: unknown) =>
      problemOf(error).status === 409 ? merge().catch(setFault) : setFault(error),
    );
    setBusy(false);
  };
  useEffect(() => void attempt(read), []);

  const isDirty =
    state !== null && content !== null && JSON.stringify(contentOf(state.draft)) !== JSON.stringify(content);
  const keep = async (): Promise<PriceBookDraft | null> => {
    if (state === null || content === null) return null;
    const { revision, note } = state.draft;
    const draft = await call('PUT /v1/price-book/draft', { body: { revision, note, ...content } });
    setState({ ...state, draft });
    setContent(contentOf(draft));
    return draft;
  };
  return {
    state,
    content,
    preview,
    busy,
    done,
    /** How much others have changed meanwhile; null when nothing has changed. */
    foreign,
    fault,
    isDirty,
    read: () => attempt(read),
    change: (next: BookContent) => {
      setDone(null);
      setPreview(null);
      setContent(next);
    },
    save: () =>
      attempt(async () => {
        await keep();
        setDone('saved');
      }),
    discard: () =>
      attempt(async () => {
        if ((state?.draft.revision ?? 0) > 0) await call('DELETE /v1/price-book/draft');
        setPreview(null);
        await read();
        setDone('discarded');
      }),
    /** Of the draft for null, which is saved first. */
    look: (version: number | null) =>
      attempt(async () => {
        if (version === null && isDirty) await keep();
        const found = await call('POST /v1/price-book/preview', { body: { version } });
        setPreview({ version, found });
      }),
    publish: (version: number | null, note: string, withPlans: boolean) =>
      attempt(async () => {
        if (version === null && state !== null && content !== null) {
          const { revision } = state.draft;
          const draft = await call('PUT /v1/price-book/draft', { body: { revision, note, ...content } });
          await call('POST /v1/price-book/publications', { body: { version, revision: draft.revision } });
        } else await call('POST /v1/price-book/publications', { body: { version } });
        if (withPlans) await call('POST /v1/price-book/plans');
        setPreview(null);
        await read();
        setDone(withPlans ? 'plannedAgain' : 'published');
      }),
    planAgain: () =>
      attempt(async () => {
        await call('POST /v1/price-book/plans');
        await read();
        setDone('plannedAgain');
      }),
  };
}

function contentOf({ prices, switched_off, grants }: PriceBookDraft): BookContent {
  // The schema says `integer from 1 to 4` of income groups, which the engine writes as those four.
  return { prices, switched_off, grants } as BookContent;
}
