/**
 * The choices of a plan on this screen, with the plan that they give: the same engine as on the server, which decides.
 */
import type { StoredPlan } from '@rooftree/engine';
import { type Choices, writeChoices } from '@rooftree/planner/choices/choices';
import { openingOf } from '@rooftree/planner/choices/opening';
import {
  createPlanCache,
  createPriceCache,
  type PlanCache,
  type PriceCache,
} from '@rooftree/planner/choices/plans/plan-cache';
import { choicesPlans } from '@rooftree/planner/choices/plans/plan-with-choices';
import { type ChoicesState, useChoices } from '@rooftree/planner/choices/use-choices';
import type { GrantSpan } from '@rooftree/words/grant-span';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { linkTo, type Route } from '../route.ts';
import type { WholeRenovation } from './use-renovation.ts';

export interface Edit {
  labels: readonly string[];
  state: ChoicesState;
  planFor: PlanCache;
  pricesFor: PriceCache;
  /** Of the income groups, for the plan; null where grants do not follow the income, or it is given. */
  grantSpan: GrantSpan | null;
  /** Of the choices; where they give none, the last one that there was. */
  plan: StoredPlan;
  isPossible: boolean;
  isChanged: boolean;
  /** The stored choices, on today's facts, still give the stored plan. */
  isCurrent: boolean;
  search: string;
  reset: () => void;
}

/** In the address of a plan from which every choice was taken: an empty one means the stored choices. */
const NONE = 'start';

export function useEdit({ plan: stored, basis, choices: given }: WholeRenovation, route: Route): Edit {
  const [first] = useOnce(() => {
    const asked = route.query.toString();
    const own = openingOf({ ...basis, search: given });
    return { own, opening: asked === '' ? own : openingOf({ ...basis, search: asked }) };
  });
  const { own, opening } = first;
  const ownSearch = writeChoices(own.choices);
  const show = useCallback((choices: Choices) => {
    const text = writeChoices(choices);
    const query = new URLSearchParams(text === ownSearch ? '' : text || `${NONE}=over`);
    history.replaceState(null, '', linkTo(route.path, query));
  }, []);
  const state = useChoices({ opening }, show);
  const { planFor, pricesFor } = useMemo(() => {
    const plans = choicesPlans(basis);
    return { planFor: createPlanCache(opening, plans), pricesFor: createPriceCache(opening, plans) };
  }, []);
  const search = writeChoices(state.choices);
  const isChanged = search !== ownSearch;
  const outcome = planFor(state.choices);
  const last = useRef(stored);
  if (!isChanged) last.current = stored;
  else if (outcome.kind === 'plan') last.current = outcome.plan;
  return {
    labels: opening.labels,
    state,
    planFor,
    pricesFor,
    grantSpan: outcome.kind === 'plan' ? outcome.grantSpan : null,
    plan: last.current,
    isPossible: outcome.kind === 'plan',
    isChanged,
    isCurrent: own.outcome.kind === 'plan' && isSame(own.outcome.plan, stored),
    search,
    reset: () => state.change('reset', own.choices),
  };
}

function useOnce<Value>(make: () => Value): [Value] {
  const value = useRef<[Value] | null>(null);
  value.current ??= [make()];
  return value.current;
}

/** What is sure and what depends is no part of the plan itself. */
function isSame({ decision: _one, ...one }: StoredPlan, { decision: _other, ...other }: StoredPlan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
