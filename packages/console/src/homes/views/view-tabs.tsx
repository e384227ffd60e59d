/** Saved views as tabs: the address of this screen holds the whole view, so a view is a link. */
import type { NewSavedView, SavedView } from '@rooftree/client/members';
import { Menu } from '@rooftree/ui/menu.tsx';
import { Popover } from '@rooftree/ui/popover.tsx';
import { TabLinks } from '@rooftree/ui/tabs.tsx';
import { showToast } from '@rooftree/ui/toast.tsx';
import { Plus, Trash2 } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { useAction } from '../../reading/use-action.ts';
import { useInOrder } from '../../reading/use-in-order.ts';
import { linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { capital } from '../../words/capital.ts';
import { type OfficeWords, useWords } from '../../words/language.ts';
import { SaveViewForm } from './save-view-form.tsx';

export function ViewTabs({ query, context }: { query: URLSearchParams; context: MemberContext }) {
  const { texts } = useWords();
  const words = texts.views;
  const [views, setViews] = useState<SavedView[]>([]);
  const inOrder = useInOrder();
  const read = (): Promise<void> => inOrder(call('GET /v1/portfolio/views'), setViews, setFault);
  const { fault, act, setFault } = useAction(read);
  useEffect(() => {
    void read();
  }, [context.id]);
  const save = (view: NewSavedView) => act(() => call('POST /v1/portfolio/views', { body: view }));
  const remove = (view: SavedView) =>
    act(async () => {
      await call('DELETE /v1/portfolio/views/{id}', { path: { id: view.id } });
      const { name, query, is_shared } = view;
      showToast({ text: words.deleted(name), onUndo: () => void save({ name, query, is_shared }) });
    });
  const now = query.toString();
  const isShown = (view: SavedView) => new URLSearchParams(view.query).toString() === now;
  return (
    <div class="view-tabs">
      <TabLinks
        label={words.title}
        links={[
          { href: '#/homes', title: words.all, isOpen: now === '' },
          ...standardViews(context.kind, texts).map(({ query: standard, title }) => ({
            href: `#/homes?${standard}`,
            title,
            isOpen: now === standard,
          })),
          ...views.map((view) => ({
            href: linkTo(['homes'], new URLSearchParams(view.query)),
            title: view.name,
            isOpen: isShown(view),
            after: view.is_own ? (
              <Menu
                label={words.actions(view.name)}
                groups={[
                  {
                    title: view.is_shared ? words.shared : words.own,
                    items: [
                      {
                        label: words.delete(view.name),
                        icon: Trash2,
                        isDanger: true,
                        onSelect: () => void remove(view),
                      },
                    ],
                  },
                ]}
              />
            ) : (
              <small>{words.byColleague}</small>
            ),
          })),
        ]}
      >
        <Popover kind="quiet" icon={Plus} label={words.save} class="views-box">
          {(close) => (
            <>
              <SaveViewForm
                mayShare={context.permissions.includes('estates:write')}
                onSave={(name, isShared) => save({ name, query: now, is_shared: isShared })}
                onDone={close}
              />
              {fault !== null && <ProblemMessage error={fault} />}
            </>
          )}
        </Popover>
      </TabLinks>
    </div>
  );
}

/** What every office of its kind looks for: nobody has to save it first. */
function standardViews(kind: MemberContext['kind'], { statuses, planNone }: OfficeWords['texts']) {
  const status = { AGENCY: 'FOR_SALE', BANK: null, HOUSING_COMPANY: 'RENTED' } as const;
  const usual = status[kind];
  return [
    ...(usual === null ? [] : [{ query: `estate_status=${usual}`, title: capital(statuses[usual]) }]),
    { query: 'is_planned=false', title: capital(planNone) },
  ];
}
