import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewProgramme } from '@rooftree/client/members';
import { draftOf, newDraft, requestOfDraft } from './draft.ts';

const share = (percent: number) => `${percent}%`;

test('a draft becomes a request: one budget, other amounts in some years, and four shares of all of them', () => {
  const draft = {
    ...newDraft(2026, false, 'place=Gent%2CAalst&is_planned=false&net_cost_min=5000&search=linde'),
    name: 'Until 2028',
    years: '2',
    budget: '1000000',
    budgets: { 2028: '500000.50', 2031: '7' },
    homesPerYear: '40',
    hours: { shell: '', glass: '200', installer: '', electrician: '' },
    labelShare: '60',
    energyCut: '16',
    isFromWorst: true,
    noneWithHigherBill: true,
  };
  const request = requestOfDraft(draft, ['vlg_housing_code'], share);
  const budget = [{ at_most_cents: 100_000_000 }, { year: 2028, at_most_cents: 50_000_050 }];
  assert.deepEqual(request, {
    name: 'Until 2028',
    first_year: 2027,
    years: 2,
    objective: 'LOWEST_COST',
    homes: {
      filter: { search: 'linde', place: ['Gent', 'Aalst'], net_cost_min: 5000, is_planned: false },
    },
    limits: {
      budget,
      homes: [{ at_most_homes: 40 }],
      hours: [{ trade: 'glass', at_most_hours: 200 }],
      labels: [{ label: 'B', by_year: 2028, at_least_percent: 60 }],
      energy: [{ by_year: 2028, cut_at_least_percent: 16, from_worst_homes_at_least_percent: 55 }],
      bills: { no_tenant_pays_more: true },
    },
    duties: { ids: ['vlg_housing_code'], required_probability: 0.7 },
    scenarios: [50, 75, 125, 150].map((percent) => ({
      name: `${percent}%`,
      limits: {
        budget: budget.map((limit) => ({
          ...limit,
          at_most_cents: Math.round((limit.at_most_cents * percent) / 100),
        })),
      },
    })),
  });
});

test('all homes without limits are a request of its own', () => {
  assert.deepEqual(requestOfDraft(newDraft(2026, true, ''), [], share), {
    name: '',
    first_year: 2027,
    years: 6,
    objective: 'LOWEST_COST',
    ownership: 'social_landlord',
    limits: {},
  });
});

test('what was solved becomes the same request again, also what the form has no fields for', () => {
  const request: NewProgramme = {
    name: 'As before',
    homes: { external_ids: ['a', 'b'] },
    first_year: 2027,
    years: 3,
    objective: 'MOST_CO2_PER_EURO',
    ownership: 'landlord',
    limits: {
      budget: [{ at_most_cents: 2_000_000 }, { year: 2028, at_most_cents: 1_000_000 }],
      hours: [
        { trade: 'shell', year: 2027, at_most_hours: 90 },
        { trade: 'shell', at_most_hours: 120 },
      ],
      homes: [{ place: 'Gent', at_most_homes: 2 }, { at_most_homes: 9 }],
      co2: { at_most_kg: 5 },
      labels: [{ label: 'C+', by_year: 2029, at_least_percent: 40 }],
      energy: [
        { by_year: 2028, cut_at_least_percent: 10 },
        { by_year: 2029, cut_at_least_percent: 20, from_worst_homes_at_least_percent: 60 },
      ],
      bills: { mean_cut_at_least_percent: 5, no_tenant_pays_more: true },
    },
    duties: { ids: ['bru_275'], required_probability: 0.65 },
    complexes: [{ code: 'C', external_ids: ['a'] }],
  };
  const draft = draftOf(request);
  assert.deepEqual(requestOfDraft(draft, draft.duties ?? [], share), request);
});
