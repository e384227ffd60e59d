/** One building: its plan as a whole, the money, the maintenance, and what its owners get. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { TabLinks } from '@rooftree/ui/tabs.tsx';
import { FileSpreadsheet, Pencil, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';
import { download } from '../csv/csv.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { go, linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { addressText } from './address-text.ts';
import { deleteBuilding, type SheetFormat, sheetOf } from './buildings-api.ts';
import { MaintenancePart } from './plan/maintenance-part.tsx';
import { MoneyPart } from './plan/money-part.tsx';
import { Overview } from './plan/overview.tsx';
import { PapersPart } from './plan/papers-part.tsx';
import { PlanControls } from './plan/plan-controls.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useBuilding } from './use-building.ts';
import { countryOf, useBuildingWords } from './use-building-words.ts';

const VIEWS = ['overview', 'money', 'maintenance', 'papers'] as const;
type View = (typeof VIEWS)[number];

interface Props {
  id: string;
  /** `view`: the part that is shown; `unit`: the apartment that is open. */
  query: URLSearchParams;
  context: MemberContext;
}

export function BuildingPage({ id, query, context }: Props) {
  const { texts: all } = useWords();
  const texts = all.buildings;
  const { value, fault, setFault, reload } = useBuilding(id);
  const words = useBuildingWords(countryOf(value?.building));
  const [isDeleting, setDeleting] = useState(false);
  const mayWrite = context.permissions.includes('buildings:write');
  const view: View = VIEWS.find((one) => one === query.get('view')) ?? 'overview';
  const save = (format: SheetFormat) => {
    setFault(null);
    sheetOf(id, format).then((blob) => download(blob, `${id}.${format}`), setFault);
  };
  const remove = () => {
    setDeleting(false);
    deleteBuilding(id).then(() => go(linkTo(['buildings'])), setFault);
  };
  const plan = value?.latest.plan ?? null;
  const isReady = value !== null && words !== null;
  const part = isReady && plan !== null ? { building: value.building, plan, ...words } : null;
  const linkOf = (one: View) =>
    linkTo(['buildings', id], new URLSearchParams(one === 'overview' ? {} : { view: one }));
  return (
    <div class="screen buildings">
      <PageHeader
        title={value?.building.name ?? texts.title}
        back={{ href: linkTo(['buildings']), text: texts.title }}
        {...(value !== null && {
          count: <StatusBadge status={value.latest.status} isOutdated={value.latest.is_outdated} />,
          lead: addressText(value.building.address),
        })}
        actions={
          mayWrite && (
            <Button icon={Pencil} href={linkTo(['buildings', id, 'edit'])}>
              {texts.edit}
            </Button>
          )
        }
        menu={[
          {
            items: [
              { label: texts.sheetXlsx, icon: FileSpreadsheet, onSelect: () => save('xlsx') },
              { label: texts.sheetCsv, icon: FileSpreadsheet, onSelect: () => save('csv') },
            ],
          },
          {
            items: mayWrite
              ? [{ label: texts.delete, icon: Trash2, isDanger: true, onSelect: () => setDeleting(true) }]
              : [],
          },
        ]}
      />
      {isDeleting && (
        <ConfirmPrompt
          question={texts.confirmDelete}
          action={texts.delete}
          onConfirm={remove}
          onCancel={() => setDeleting(false)}
        />
      )}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {!isReady && fault === null && <Skeleton kind="block" />}
      {isReady && (
        <PlanControls
          key={value.latest.created_at}
          building={value.building}
          latest={value.latest}
          mayWrite={mayWrite}
          onStarted={reload}
        />
      )}
      {part !== null && (
        <TabLinks
          label={value?.building.name ?? ''}
          links={VIEWS.map((one) => ({
            href: linkOf(one),
            title: texts.views[one],
            isOpen: one === view,
          }))}
        />
      )}
      {part !== null && view === 'overview' && <Overview {...part} query={query} />}
      {part !== null && view === 'money' && <MoneyPart {...part} query={query} />}
      {part !== null && view === 'maintenance' && <MaintenancePart {...part} />}
      {part !== null && view === 'papers' && <PapersPart {...part} mayWrite={mayWrite} />}
    </div>
  );
}
