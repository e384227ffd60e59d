/** A quick look at a home without leaving the list: its figures, and what is given to a buyer or a website. */
import type { PortfolioItem } from '@rooftree/client';
import { Badge } from '@rooftree/ui/badge.tsx';
import { Button } from '@rooftree/ui/button.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { Drawer } from '@rooftree/ui/dialog.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { LabelPair } from '../labels/label-pair.tsx';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { addressOf, chancesOf, costText, scaleOfAddress, textOf } from './cells.ts';
import { codeFor } from './embed-code.tsx';

interface Props {
  rows: readonly PortfolioItem[];
  openId: string;
  context: MemberContext;
  /** Another home, or none. */
  onOpen: (id: string | null) => void;
}

export function HomeDrawer({ rows, openId, context, onOpen }: Props) {
  const place = rows.findIndex(({ id }) => id === openId);
  const item = rows[place];
  const move = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement) return;
    const next = { j: rows[place + 1], k: rows[place - 1] }[key];
    if (next !== undefined) onOpen(next.id);
  };
  const words = useWords();
  if (item === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that go on to the next home
    <div onKeyDown={move}>
      <Drawer title={addressOf(item, words)} onClose={() => onOpen(null)} actions={<Actions item={item} />}>
        <Figures item={item} />
        {context.permissions.includes('estates:read') && <Links key={item.id} item={item} />}
      </Drawer>
    </div>
  );
}

function Actions({ item }: { item: PortfolioItem }) {
  const { texts } = useWords();
  return (
    <Button kind="primary" href={linkTo(['home', item.external_id])}>
      {texts.openHome}
    </Button>
  );
}

function Figures({ item }: { item: PortfolioItem }) {
  const words = useWords();
  const { texts } = words;
  const lines: [string, preact.ComponentChildren][] = [
    [texts.ownerPays, costText(item, words)],
    [texts.energyUse, textOf('energy', item, words)],
    [texts.type, [textOf('type', item, words), item.year_built].filter(Boolean).join(' · ')],
    [texts.quality, item.quality_label],
    [texts.agent, item.managing_user_external_id],
    [texts.certificateUntil, textOf('certificate', item, words)],
    [texts.plannedAt, item.planned_at !== null && <RelativeTime at={item.planned_at} />],
    [texts.updatedAt, <RelativeTime key="updated" at={item.updated_at} />],
  ];
  return (
    <>
      <p class="drawer-head">
        <LabelPair
          scale={scaleOfAddress(item.address)}
          now={item.label_now}
          after={item.label_after}
          probabilities={chancesOf(item.label_probabilities)}
          size={32}
        />
        {item.estate_status !== null && <Badge>{texts.statuses[item.estate_status]}</Badge>}
        <span class="quiet">{item.external_id}</span>
      </p>
      {item.renovation_id === null && <p class="quiet">{texts.noPlan}</p>}
      <dl class="drawer-facts">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

function Links({ item }: { item: PortfolioItem }) {
  const { texts } = useWords();
  const { value, fault, reload } = useResource((signal) =>
    call('GET /v1/estates/{external_id}', { path: { external_id: item.external_id }, signal }),
  );
  if (fault !== null) return <ProblemMessage error={fault} onRetry={reload} />;
  if (value === null) return <Skeleton count={2} />;
  const link = value.referral_link;
  return (
    <div class="row">
      <CopyButton value={link} label={texts.copyLink} />
      <CopyButton value={codeFor(link, 'badge')} label={texts.copyEmbedCode} />
      <a class="button button-quiet" href={link} target="_blank" rel="noreferrer">
        {texts.asBuyer}
      </a>
    </div>
  );
}
