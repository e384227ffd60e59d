import { controlsOf, INCOME_GROUPS, InputError, type MeasureCode, type PlanControls } from '@rooftree/engine';
import type { BatchQuery } from './batch-query.schemas.ts';

/** The query as the engine's controls, or every fault that the schema alone can't see. */
export function readControls(query: BatchQuery): { controls: PlanControls } | { faults: string[] } {
  const {
    external_id: _,
    target_label = null,
    excluded_measures,
    locked_measures,
    income_group,
    ...others
  } = query;
  const group = INCOME_GROUPS.find((known) => known === income_group);
  try {
    const controls = controlsOf(
      {
        ...others,
        ...(group && { income_group: group }),
        excluded_measures: listOf(excluded_measures),
        locked_measures: listOf(locked_measures),
        date: '2000-01-01',
      },
      'BE-VLG',
    );
    // Labels differ by region; whether each estate's scale has this one is seen when the estates are known.
    return { controls: { ...controls, target_label } };
  } catch (error) {
    if (error instanceof InputError) return { faults: error.faults.map(({ message }) => message) };
    throw error;
  }
}

function listOf(text: string | undefined): MeasureCode[] {
  // As they were given: the engine refuses codes that it does not know.
  return (text?.split(',').map((code) => code.trim()) ?? []) as MeasureCode[];
}
