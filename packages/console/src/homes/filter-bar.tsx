/** The filters besides the labels. What is typed is shown at once, and fetched when typing pauses. */
import type { PortfolioChoices } from '@rooftree/client';
import { ESTATE_TYPES, QUALITY_LABELS } from '@rooftree/engine';
import { Icon } from '@rooftree/ui/icon.tsx';
import { formatNumber } from '@rooftree/words/format';
import { SlidersHorizontal } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { providerName } from '../connections/provider-name.ts';
import { ESTATE_STATUSES } from '../estate-status.ts';
import { useWords } from '../language.ts';
import { go, linkTo } from '../route.ts';
import { planAgeFilter, planAgeIn } from './plan-age.ts';
import { changed, type FilterName, filterOf } from './view.ts';

/** Without which no home can be planned. */
const MISSING_FACTS = ['year_built', 'location'] as const;
const REST_MS = 180;

interface Option {
  value: string;
  text: string;
}

export function FilterBar({ query }: { query: URLSearchParams }) {
  const { texts, places, language } = useWords();
  const [choices, setChoices] = useState<PortfolioChoices | null>(null);
  useEffect(() => {
    // Without them the other filters still work.
    call('GET /v1/portfolio/choices').then(setChoices, () => {});
  }, []);
  const listed = (some: PortfolioChoices['places'] = [], nameOf = (value: string) => value): Option[] =>
    some.map(({ value, count }) => ({ value, text: `${nameOf(value)} (${formatNumber(language, count)})` }));
  const select = (name: FilterName, title: string, options: Option[]) => (
    <label class="field">
      <span>{title}</span>
      <select
        value={query.get(name) ?? ''}
        onChange={(event) => go(changed(query, { [name]: event.currentTarget.value }))}
      >
        <option value="">{texts.all}</option>
        {withGiven(options, query.get(name)).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const hasFilter = filterOf(query).size > 0;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || hasRareFilter(query);
  return (
    <search class="filters">
      <TypedFilter query={query} name="search" title={texts.search} type="search" />
      {select(
        'estate_status',
        texts.status,
        ESTATE_STATUSES.map((value) => ({ value, text: texts.statuses[value] })),
      )}
      {select('place', texts.place, listed(choices?.places))}
      <button
        type="button"
        class="button"
        aria-expanded={isOpen}
        aria-controls="more-filters"
        onClick={() => setOpened(!isOpen)}
      >
        <Icon of={SlidersHorizontal} />
        {texts.moreFilters}
      </button>
      {hasFilter && (
        <a class="button" href={linkTo(['homes'])}>
          {texts.clear}
        </a>
      )}
      {isOpen && (
        <div id="more-filters" class="filters more-filters">
          {select(
            'estate_type',
            texts.type,
            ESTATE_TYPES.map((value) => ({ value, text: places.estateTypes[value] })),
          )}
          {select(
            'quality_label',
            texts.quality,
            QUALITY_LABELS.map((value) => ({ value, text: value })),
          )}
          {select('external_user_id', texts.agent, listed(choices?.users))}
          {select('estate_provider_type', texts.source, listed(choices?.providers, providerName))}
          <PlanAge query={query} />
          {select(
            'missing',
            texts.missing,
            MISSING_FACTS.map((value) => ({ value, text: texts.missingFacts[value] })),
          )}
          {select('certificate_expires_within', texts.certificateUntil, [
            { value: '60', text: texts.certificateExpires('60') },
          ])}
          <TypedFilter query={query} name="net_cost_min" title={texts.costFrom} type="number" />
          <TypedFilter query={query} name="net_cost_max" title={texts.costTo} type="number" />
        </div>
      )}
    </search>
  );
}

/** A link can hold what no list offers: several values, or a place with few homes. */
function withGiven(options: Option[], given: string | null): Option[] {
  if (!given || options.some(({ value }) => value === given)) return options;
  const named = given.split(',').map((one) => options.find(({ value }) => value === one)?.text ?? one);
  return [...options, { value: given, text: named.join(', ') }];
}

const RARE: readonly FilterName[] = [
  'estate_type',
  'quality_label',
  'external_user_id',
  'estate_provider_type',
  'net_cost_min',
  'net_cost_max',
  'is_planned',
  'missing',
  'certificate_expires_within',
  'planned_before',
  'planned_since',
];
const hasRareFilter = (query: URLSearchParams) => RARE.some((name) => query.has(name));

interface TypedProps {
  query: URLSearchParams;
  name: FilterName;
  title: string;
  type: 'search' | 'number';
}

function TypedFilter(props: TypedProps) {
  const { query, name, title, type } = props;
  const given = query.get(name) ?? '';
  const [typed, setTyped] = useState(given);
  // The address changed by another hand: the back button, or a link.
  useEffect(() => setTyped(given), [given]);
  useEffect(() => {
    if (typed === given || (type === 'number' && !/^\d{0,9}$/.test(typed))) return;
    const rest = setTimeout(() => go(changed(query, { [name]: typed }), true), REST_MS);
    return () => clearTimeout(rest);
  }, [typed]);
  return (
    <label class={type === 'search' ? 'field wide' : 'field'}>
      <span class={type === 'search' ? 'unseen' : undefined}>{title}</span>
      <input
        type="search"
        placeholder={type === 'search' ? title : undefined}
        inputMode={type === 'number' ? 'numeric' : 'search'}
        maxLength={100}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
}

function PlanAge({ query }: { query: URLSearchParams }) {
  const { texts } = useWords();
  const chosen = planAgeIn(query);
  const choose = (value: string) => go(changed(query, planAgeFilter(value)));
  return (
    <label class="field">
      <span>{texts.plan}</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{texts.planAny}</option>
        <option value="some">{texts.planSome}</option>
        <option value="none">{texts.planNone}</option>
        <option value="old">{texts.planOld}</option>
        <option value="new">{texts.planNew}</option>
      </select>
    </label>
  );
}
