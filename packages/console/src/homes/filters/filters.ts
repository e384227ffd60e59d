/** The filters of the list, each with its options: what the chips offer and show. */
import type { PortfolioChoices } from '@rooftree/client';
import { ESTATE_TYPES, QUALITY_LABELS } from '@rooftree/engine';
import type { Option } from '@rooftree/ui/select.tsx';
import { formatNumber } from '@rooftree/words/format';
import { providerName } from '../../connections/provider-name.ts';
import { ESTATE_STATUSES } from '../../estate-status.ts';
import type { OfficeWords } from '../../words/language.ts';
import { planAgeFilter, planAgeIn } from '../plan-age.ts';
import type { FilterName } from '../views/view.ts';

/** Without which no home can be planned. */
const MISSING_FACTS = ['year_built', 'location'] as const;

export interface Filter {
  id: string;
  title: string;
  options: readonly Option[];
  /** Several at once; else one or none. */
  isMany: boolean;
  values: readonly string[];
  /** The parameters of the address for a choice; null takes one out. */
  change: (values: readonly string[]) => Record<string, string | null>;
  /** Shown also while it is not set. */
  isUsual: boolean;
}

export function filtersOf(
  query: URLSearchParams,
  choices: PortfolioChoices | null,
  { texts, places, language }: OfficeWords,
): Filter[] {
  const listed = (some: PortfolioChoices['places'] = [], nameOf = (value: string) => value): Option[] =>
    some.map(({ value, count }) => ({ value, text: `${nameOf(value)} (${formatNumber(language, count)})` }));
  const list = (id: FilterName, title: string, options: Option[], more: Partial<Filter> = {}): Filter => {
    const values = query.get(id)?.split(',').filter(Boolean) ?? [];
    return {
      id,
      title,
      // A link can hold what no list offers, such as a place with few homes.
      options: [
        ...options,
        ...values
          .filter((value) => !options.some((option) => option.value === value))
          .map((value) => ({ value, text: value })),
      ],
      isMany: true,
      values,
      change: (chosen) => ({ [id]: chosen.length === 0 ? null : chosen.join(',') }),
      isUsual: false,
      ...more,
    };
  };
  const age = planAgeIn(query);
  return [
    list(
      'estate_status',
      texts.status,
      ESTATE_STATUSES.map((value) => ({ value, text: texts.statuses[value] })),
      { isUsual: true },
    ),
    list('place', texts.place, listed(choices?.places), { isUsual: true }),
    list(
      'estate_type',
      texts.type,
      ESTATE_TYPES.map((value) => ({ value, text: places.estateTypes[value] })),
      { isUsual: true },
    ),
    {
      id: 'plan',
      title: texts.plan,
      options: [
        { value: 'some', text: texts.planSome },
        { value: 'none', text: texts.planNone },
        { value: 'old', text: texts.planOld },
        { value: 'new', text: texts.planNew },
      ],
      isMany: false,
      values: age === '' ? [] : [age],
      change: ([value = '']) => planAgeFilter(value),
      isUsual: false,
    },
    list(
      'quality_label',
      texts.quality,
      QUALITY_LABELS.map((value) => ({ value, text: value })),
    ),
    list('external_user_id', texts.agent, listed(choices?.users)),
    list('estate_provider_type', texts.source, listed(choices?.providers, providerName)),
    list(
      'missing',
      texts.missing,
      MISSING_FACTS.map((value) => ({ value, text: texts.missingFacts[value] })),
      { isMany: false },
    ),
    list(
      'certificate_expires_within',
      texts.certificateUntil,
      [{ value: '60', text: texts.certificateExpires('60') }],
      { isMany: false },
    ),
  ];
}
