/** How the possible houses divide by the answer to a question. */
import { FACT_READERS, isOfAbsentPart } from '../../completion/assumptions.ts';
import { isGiven } from '../../completion/given-facts.ts';
import type { DwellingFacts, DwellingFieldName } from '../../contract/dwelling-fields.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { PlannableInput } from '../../dwelling/plannable.ts';
import { evaluate } from '../../energy/evaluate.ts';
import { quantiles } from '../../stock/spread.ts';
import { withHouseholds } from '../possible-households.ts';

export interface Question {
  fact: DwellingFieldName | 'estate_format';
  /** The answer in each house. */
  answers: readonly string[];
}

interface House {
  dwelling: Dwelling;
  weight: number;
}

/** What an owner or a neighbour can answer, or a register: no surfaces, which few know by heart. */
const ASKED: readonly DwellingFieldName[] = [
  'inclined_roof_insulation_type',
  'attic_usage',
  'flat_roof_insulation_type',
  'outer_wall_insulation_type',
  'floor_insulation_type',
  'window_glazing_type',
  'heating_type',
  'heating_device',
  'ventilation_type',
  'sanitary_heating_device',
  'has_solar_panels',
  'habitable_space_m2',
];

/** The questions about parts of the shown house that are open and have more than one answer. */
export function openQuestions(
  estate: PlannableInput,
  shown: Dwelling,
  houses: readonly House[],
): readonly Question[] {
  const open = ASKED.filter((fact) => !isGiven(estate.dwelling, fact) && !isOfAbsentPart(fact, shown));
  const questions: Question[] = open.map((fact) => ({ fact, answers: answersTo(fact, houses) }));
  if (estate.estate_type === 'HOUSE' && estate.estate_format === null) {
    questions.push({
      fact: 'estate_format',
      answers: houses.map(({ dwelling }) => String(dwelling.estateFormat)),
    });
  }
  if (estate.estate_type === 'APARTMENT' && !isGiven(estate.dwelling, 'apartment_floor')) {
    questions.push({ fact: 'apartment_floor', answers: houses.map(({ dwelling }) => floorOf(dwelling)) });
  }
  questions.push(...measuredQuestions(estate, houses));
  return questions.filter(({ answers }) => new Set(answers).size > 1);
}

/** What neither an owner knows by heart nor a neighbour sees: a certificate, and the yearly bill for gas. */
function measuredQuestions({ dwelling: facts }: PlannableInput, houses: readonly House[]): Question[] {
  const questions: Question[] = [];
  if (facts.energy_score_kwh_per_m2 === undefined) {
    const scores = houses.map(({ dwelling }) => evaluate(dwelling).primaryKwhPerM2);
    questions.push({ fact: 'energy_score_kwh_per_m2', answers: thirds(scores, houses) });
  }
  if (facts.metered_gas_kwh === undefined) {
    // Two households in one house do not burn the same: without theirs, a bill would seem to say more of the house than
    // it does.
    const used = withHouseholds(houses.map(({ dwelling }) => dwelling)).map(
      (dwelling) => evaluate(dwelling).gasKwh,
    );
    questions.push({ fact: 'metered_gas_kwh', answers: thirds(used, houses) });
  }
  return questions;
}

/** Of the flats that this one may be, each has a roof, a floor on the ground, or neither. */
function floorOf({ pitchedRoof, flatRoof, floor }: Dwelling): NonNullable<DwellingFacts['apartment_floor']> {
  if (pitchedRoof.areaM2 + flatRoof.areaM2 > 0) return 'TOP';
  return floor.areaM2 > 0 ? 'GROUND' : 'MIDDLE';
}

function answersTo(fact: DwellingFieldName, houses: readonly House[]): readonly string[] {
  const read = FACT_READERS.find((reader) => reader.fact === fact)?.read ?? (() => null);
  const values = houses.map(({ dwelling }) => read(dwelling));
  if (values.every((value) => typeof value === 'number')) return thirds(values, houses);
  return values.map(String);
}

/** A number is answered by the third of the houses that it lies in. */
function thirds(values: readonly number[], houses: readonly House[]): readonly string[] {
  const weights = houses.map(({ weight }) => weight);
  const [low = 0, high = 0] = quantiles(values, weights, [1 / 3, 2 / 3]);
  return values.map((value) => {
    if (value <= low) return 'low';
    return value <= high ? 'middle' : 'high';
  });
}
