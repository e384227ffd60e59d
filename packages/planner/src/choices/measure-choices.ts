/** Works that the buyer requires or excludes. Two works on the same part of the house cannot both be required. */
import { MEASURES, type MeasureCode, type PlanControls, slotOf } from '@rooftree/engine';

export type MeasureChoice = 'on' | 'off';
export type MeasureChoices = Partial<Record<MeasureCode, MeasureChoice>>;

/** The choices with one more; requiring a work drops the other one on the same part. Null undoes the choice. */
export function withMeasure(
  chosen: MeasureChoices,
  measure: MeasureCode,
  choice: MeasureChoice | null,
): MeasureChoices {
  const others = Object.entries(chosen).filter(([code, other]) => {
    if (code === measure) return false;
    // `Object.entries` forgets which keys its object has.
    return !(choice === 'on' && other === 'on' && slotOf(code as MeasureCode) === slotOf(measure));
  });
  const kept: MeasureChoices = Object.fromEntries(others);
  return choice === null ? kept : { ...kept, [measure]: choice };
}

/** The engine's two lists: those of the suggested plan, as the buyer changed them. */
export function measureControls(suggested: Partial<PlanControls>, chosen: MeasureChoices) {
  let all: MeasureChoices = {};
  for (const measure of suggested.excluded_measures ?? []) all = withMeasure(all, measure, 'off');
  for (const measure of suggested.locked_measures ?? []) all = withMeasure(all, measure, 'on');
  for (const measure of MEASURES) all = withMeasure(all, measure, chosen[measure] ?? all[measure] ?? null);
  return {
    excluded_measures: MEASURES.filter((measure) => all[measure] === 'off'),
    locked_measures: MEASURES.filter((measure) => all[measure] === 'on'),
  };
}
