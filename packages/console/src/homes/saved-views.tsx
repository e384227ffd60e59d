/** Views under a name: the address of this screen holds the whole view, so a view is a link. */

import type { NewSavedView, SavedView } from '@rooftree/client/members';
import { Icon } from '@rooftree/ui/icon.tsx';
import { Popover } from '@rooftree/ui/popover.tsx';
import { Bookmark } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useAction } from '../parts/use-action.ts';
import { useInOrder } from '../parts/use-in-order.ts';
import { linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { SaveView } from './save-view.tsx';

export function SavedViews({ query, context }: { query: URLSearchParams; context: MemberContext }) {
  const { texts } = useWords();
  const words = texts.views;
  const [views, setViews] = useState<SavedView[]>([]);
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const inOrder = useInOrder();
  const read = (): Promise<void> => inOrder(call('GET /v1/portfolio/views'), setViews, setFault);
  const { fault, act, setFault } = useAction(read);
  useEffect(() => {
    void read();
  }, [context.id]);
  const save = (view: NewSavedView) => {
    setDeleted(null);
    return act(() => call('POST /v1/portfolio/views', { body: view }));
  };
  const now = query.toString();
  const isShown = (view: SavedView) => new URLSearchParams(view.query).toString() === now;
  return (
    <Popover
      class="views-box"
      label={
        <>
          <Icon of={Bookmark} />
          {words.title}
        </>
      }
    >
      {views.length === 0 && <p class="quiet">{words.none}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <a
              href={linkTo(['homes'], new URLSearchParams(view.query))}
              aria-current={isShown(view) ? 'true' : undefined}
            >
              {view.name}
            </a>
            {view.is_shared && <small>{view.is_own ? words.shared : words.byColleague}</small>}
            {view.is_own && (
              <button
                type="button"
                class="edit"
                aria-label={words.delete(view.name)}
                onClick={() =>
                  act(async () => {
                    await call('DELETE /v1/portfolio/views/{id}', { path: { id: view.id } });
                    setDeleted(view);
                  })
                }
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {deleted !== null && (
          <p class="done">
            {words.deleted(deleted.name)}
            <button
              type="button"
              class="button"
              onClick={() => save({ name: deleted.name, query: deleted.query, is_shared: deleted.is_shared })}
            >
              {texts.plans.undo}
            </button>
          </p>
        )}
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      <SaveView
        mayShare={context.permissions.includes('estates:write')}
        onSave={(name, isShared) => save({ name, query: now, is_shared: isShared })}
      />
    </Popover>
  );
}
