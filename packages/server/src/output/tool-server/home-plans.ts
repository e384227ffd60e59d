/** From a home to plans of it that nothing stores: the inputs come from the API, the plan from the engine. */
import type { OwnPriceBook, Plan, PlanControls } from '@rooftree/engine';
import { get, ToolFault } from './api.ts';
import type { ToolContext } from './tool.ts';

export interface RenovationOfHome {
  renovation_id: string;
  renovation_name: string;
  is_edited: boolean;
}

interface Basis {
  input: Record<string, unknown>;
  date: string;
  controls: Partial<PlanControls>;
  price_book: OwnPriceBook | null;
}

const NO_PLAN = {
  notADwelling: 'this is not a home: there is no plan',
  yearMissing: 'the year of construction is not known: there is no plan',
  regionMissing: 'the region is not known: there is no plan',
  other: 'no plan is possible with these controls and facts',
};

export const homePath = (externalId: string): string => `/v1/estates/${encodeURIComponent(externalId)}`;

/** The suggested renovation first. */
export async function renovationsOf(context: ToolContext, externalId: string): Promise<RenovationOfHome[]> {
  return get(context.call, `${homePath(externalId)}/renovations`, 'there is no home with this external_id');
}

export async function suggestedRenovation(
  context: ToolContext,
  externalId: string,
): Promise<RenovationOfHome> {
  const found = (await renovationsOf(context, externalId)).find(({ is_edited }) => !is_edited);
  if (found === undefined)
    throw new ToolFault('this home has not been planned yet: plan it through the API or the console first');
  return found;
}

/** `choices` as `writeControls` returns them, on top of those of the suggested plan. */
export async function planHome(
  context: ToolContext,
  externalId: string,
  choices: readonly string[],
): Promise<{ renovationId: string; date: string; plans: Plan[] }> {
  const { renovation_id: renovationId } = await suggestedRenovation(context, externalId);
  const basis = await get<Basis>(context.call, `/v1/renovations/${renovationId}/basis`);
  const { input, date, controls, price_book: priceBook } = basis;
  const start = { input, date, controls, ...(priceBook && { priceBook }) };
  const outcomes = await Promise.all(choices.map((each) => context.plan(start, each)));
  const plans = outcomes.map((outcome) => {
    if (outcome.kind === 'none') throw new ToolFault(NO_PLAN[outcome.why]);
    return outcome.plan;
  });
  return { renovationId, date, plans };
}
