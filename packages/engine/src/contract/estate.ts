import type { Country, EstateFormat, EstateType, Region } from './codes.ts';
import type { DwellingFacts } from './dwelling-fields.ts';

/** The parts of an estate that matter for its energy, checked; `null` and absent facts are not known. */
export interface EstateInput {
  address: { country: Country | null; zip_code: string | null; region: Region | null };
  estate_type: EstateType | null;
  estate_format: EstateFormat | null;
  year_built: number | null;
  year_renovated: number | null;
  dwelling: DwellingFacts;
}
