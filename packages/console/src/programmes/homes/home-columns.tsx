/** What the list of a programme's homes shows of each. */
import type { ProgrammeHome } from '@rooftree/client/members';
import { Badge } from '@rooftree/ui/badge.tsx';
import type { TableColumn } from '@rooftree/ui/data-table.tsx';
import { formatDate, formatEuro } from '@rooftree/words/format';
import type { Words } from '@rooftree/words/words-of';
import { linkTo } from '../../route.ts';
import type { OfficeWords } from '../../words/language.ts';
import { HomeLabels, worksText } from './programme-home-drawer.tsx';

export function columnsOf(
  { texts: all, language }: OfficeWords,
  catalogue: Words,
  { isPlanned, isApproved }: { isPlanned: boolean; isApproved: boolean },
): TableColumn<ProgrammeHome>[] {
  const texts = all.programmes;
  const address: TableColumn<ProgrammeHome> = {
    key: 'address',
    title: all.address,
    isRowHeader: true,
    cell: (home) => <a href={linkTo(['home', home.external_id])}>{home.address ?? home.external_id}</a>,
  };
  const reason: TableColumn<ProgrammeHome> = {
    key: 'reason',
    title: texts.reason,
    cell: (home) => <span title={home.reason_text}>{home.reason_text}</span>,
  };
  const { states } = all.approvals;
  const state: TableColumn<ProgrammeHome> = {
    key: 'state',
    title: texts.state,
    cell: ({ approved_at: approved, done_on: done }) =>
      done !== null ? (
        <Badge tone="good">{states.done(formatDate(language, done))}</Badge>
      ) : (
        approved !== null && <Badge tone="accent">{states.approved}</Badge>
      ),
  };
  if (!isPlanned)
    return [
      address,
      { key: 'labels', title: all.labels, cell: (home) => <HomeLabels home={home} /> },
      reason,
    ];
  return [
    address,
    { key: 'when', title: texts.year, cell: ({ works }) => works.map(({ year }) => year).join(', ') },
    {
      key: 'works',
      title: texts.works,
      cell: (home) => <span title={worksText(home, catalogue)}>{worksText(home, catalogue)}</span>,
    },
    {
      key: 'paid',
      title: texts.cost,
      isNumeric: true,
      cell: ({ paid_cents: cents }) => formatEuro(language, cents / 100),
    },
    { key: 'labels', title: all.labels, cell: (home) => <HomeLabels home={home} /> },
    {
      key: 'chance',
      title: texts.chance,
      isNumeric: true,
      cell: ({ probability }) => probability !== null && catalogue.chance(probability),
    },
    ...(isApproved ? [state] : []),
    reason,
  ];
}
