import type { Country, EstateFormat, Region } from '../contract/codes.ts';
import type { DwellingFacts } from '../contract/dwelling-fields.ts';
import type { EstateInput } from '../contract/estate.ts';
import { type Fault, InputError } from '../contract/input-error.ts';

/** An input with everything that a calculation cannot do without. */
export interface PlannableInput {
  country: Country;
  region: Region;
  estate_type: 'HOUSE' | 'APARTMENT';
  estate_format: EstateFormat | null;
  year_built: number;
  year_renovated: number | null;
  dwelling: DwellingFacts;
}

/** Null when there is no way to calculate: the quality label is then D. */
export function plannable(input: EstateInput): PlannableInput | null {
  return planFaults(input).length > 0 ? null : requirePlannable(input);
}

/** Throws an `InputError` that says what is missing. */
export function requirePlannable(input: EstateInput): PlannableInput {
  const { address, estate_type: type, year_built: yearBuilt } = input;
  const { region } = address;
  if (region === null || yearBuilt === null || (type !== 'HOUSE' && type !== 'APARTMENT')) {
    throw new InputError(planFaults(input));
  }
  return {
    country: region.startsWith('BE') ? 'BE' : 'NL',
    region,
    estate_type: type,
    estate_format: type === 'HOUSE' ? input.estate_format : null,
    year_built: yearBuilt,
    year_renovated: input.year_renovated,
    dwelling: input.dwelling,
  };
}

function planFaults(input: EstateInput): Fault[] {
  const faults: Fault[] = [];
  if (input.estate_type !== 'HOUSE' && input.estate_type !== 'APARTMENT') {
    faults.push({
      path: 'estate_type',
      message: 'estate_type must be one of the following values: HOUSE, APARTMENT',
    });
  }
  if (input.address.region === null) {
    faults.push({
      path: 'address.zip_code',
      message: 'address.zip_code (with address.country) or address.region should not be empty',
    });
  }
  if (input.year_built === null) {
    faults.push({ path: 'year_built', message: 'year_built should not be empty' });
  }
  return faults;
}
