/** Random bodies that validate: any subset of the facts, any value that the vocabulary allows. */
import fc from 'fast-check';
import { ESTATE_FORMATS, REGIONS } from '../contract/codes.ts';
import {
  DWELLING_FIELDS,
  type DwellingField,
  INSULATION_TYPES,
  U_VALUE_BOUNDS,
} from '../contract/dwelling-fields.ts';
import { labelsOf, scaleOf } from '../label/label.ts';

export const TODAY = '2026-11-15';
const THIS_YEAR = 2026;

function arbitraryFact(field: DwellingField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      // JSON has no -0.
      return fc.double({ min: field.min, max: field.max, noNaN: true }).map((value) => value || 0);
    case 'integer':
      return fc.integer({ min: field.min, max: Math.min(field.max, THIS_YEAR) });
    case 'code':
      return fc.constantFrom(...field.values);
    case 'boolean':
      return fc.boolean();
    case 'insulation':
      return fc.oneof(
        fc.constantFrom(...INSULATION_TYPES),
        fc.record({ u_value_w_per_m2_k: fc.double({ ...U_VALUE_BOUNDS, noNaN: true }) }),
      );
    case 'label':
      return fc.constant(null);
  }
}

const facts = fc.record(
  Object.fromEntries(
    Object.entries(DWELLING_FIELDS).map(([name, field]) => {
      // Each fact is known in about one body of three: then all mixes of known and unknown occur.
      return [name, fc.option(arbitraryFact(field), { freq: 3 })];
    }),
  ),
  { requiredKeys: [] },
);

export const arbitraryBody = fc
  .record({
    region: fc.constantFrom(...REGIONS),
    type: fc.constantFrom('HOUSE', 'APARTMENT'),
    format: fc.option(fc.constantFrom(...ESTATE_FORMATS)),
    built: fc.integer({ min: 1000, max: THIS_YEAR }),
    renovatedAfter: fc.option(fc.nat(100)),
    facts,
    label: fc.option(fc.nat(30)),
  })
  .map(({ region, type, format, built, renovatedAfter, facts, label }) => {
    const labels = labelsOf(scaleOf(region));
    return {
      address: { country: region.slice(0, 2), region },
      estate_type: type,
      estate_format: format,
      year_built: built,
      year_renovated: renovatedAfter === null ? null : Math.min(built + renovatedAfter, THIS_YEAR),
      dwelling: { ...facts, energy_label: label === null ? null : labels[label % labels.length] },
    };
  });
