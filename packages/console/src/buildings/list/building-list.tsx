import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber, formatPercent } from '@rooftree/words/format';
import { Building2, Sparkles, Upload } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { scaleOfAddress } from '../../homes/cells.ts';
import { ImportDialog } from '../../import/import-dialog.tsx';
import { useResource } from '../../reading/use-resource.ts';
import { linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { addressText } from '../address-text.ts';
import { checkSheet, importSheet, type ListedBuilding, listBuildings } from '../buildings-api.ts';
import { StatusBadge } from '../status-badge.tsx';
import { BuildingSearch } from './building-search.tsx';
import { LabelMix } from './label-mix.tsx';

interface Props {
  /** `q`: the words that are searched; `page`: its number. */
  query: URLSearchParams;
  context: MemberContext;
}

const PAGE_SIZE = 50;
const REFRESH_MS = 2000;

export function BuildingList({ query, context }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const [isImporting, setImporting] = useState(false);
  const words = query.get('q') ?? '';
  const page = Number(query.get('page') ?? 1);
  const { value, fault, reload } = useResource(
    (signal) => listBuildings({ page, page_size: PAGE_SIZE, ...(words !== '' && { q: words }) }, signal),
    [page, words],
  );
  const isRunning = value?.data.some(({ plan }) => plan?.status === 'RUNNING') === true;
  useEffect(() => {
    if (!isRunning || fault !== null) return;
    const timer = setTimeout(reload, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [value, fault]);
  const linkOf = (number: number) =>
    linkTo(['buildings'], new URLSearchParams({ ...(words !== '' && { q: words }), page: String(number) }));
  const isEmpty = value?.data.length === 0 && words === '';
  const mayWrite = context.permissions.includes('buildings:write');
  const importButton = mayWrite && (
    <Button kind="primary" icon={Upload} onClick={() => setImporting(true)}>
      {texts.importSheet}
    </Button>
  );
  const suggestions = mayWrite && (
    <Button icon={Sparkles} href={linkTo(['buildings', 'suggested', 'list'])}>
      {texts.suggested}
    </Button>
  );
  return (
    <div class="screen buildings">
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        {...(value !== null &&
          !isEmpty && {
            count: texts.count(formatNumber(language, value.total), value.total === 1),
          })}
        actions={!isEmpty && suggestions}
        primary={!isEmpty && importButton}
      />
      {value !== null && !isEmpty && <BuildingSearch query={query} />}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="rows" count={6} />}
      {isEmpty && (
        <EmptyState
          icon={Building2}
          title={texts.none}
          text={texts.noneText}
          action={
            <>
              {importButton}
              {suggestions}
            </>
          }
        />
      )}
      {value?.data.length === 0 && !isEmpty && <p class="quiet">{texts.noMatch}</p>}
      {value !== null && value.data.length > 0 && (
        <ul class="building-list">
          {value.data.map((building) => (
            <li key={building.external_id}>
              <Line building={building} />
            </li>
          ))}
        </ul>
      )}
      {value !== null && (value.prev_page !== null || value.next_page !== null) && (
        <nav class="row" aria-label={texts.pages}>
          {value.prev_page !== null && <Button href={linkOf(value.prev_page)}>{texts.previous}</Button>}
          {value.next_page !== null && <Button href={linkOf(value.next_page)}>{texts.next}</Button>}
        </nav>
      )}
      {isImporting && (
        <ImportDialog
          title={texts.importSheet}
          hint={texts.importLead}
          check={checkSheet}
          take={importSheet}
          onClose={() => setImporting(false)}
          onDone={reload}
        />
      )}
    </div>
  );
}

function Line({ building }: { building: ListedBuilding }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { units, plan, address } = building;
  const chance = plan?.vote_probability ?? null;
  return (
    <a class="card building-line" href={linkTo(['buildings', building.external_id])}>
      <span class="building-name">
        <strong>{building.name}</strong>
        <StatusBadge status={plan?.status ?? 'NOT_STARTED'} isOutdated={plan?.is_outdated ?? false} />
      </span>
      <span class="quiet">
        {[addressText(address), texts.apartments(formatNumber(language, units), units === 1)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <LabelMix
        scale={scaleOfAddress({ region: address.region, country: address.country ?? 'BE' })}
        before={plan?.labels_before ?? []}
        after={plan?.labels_after ?? []}
      />
      {chance !== null && (
        <span class="building-chance">
          <strong>{formatPercent(language, 100 * chance)}</strong>
          <small>{texts.voteChance}</small>
        </span>
      )}
    </a>
  );
}
