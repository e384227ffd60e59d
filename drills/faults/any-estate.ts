import fc from 'fast-check';
import {
  DWELLING_FIELDS,
  type DwellingField,
  INSULATION_TYPES,
} from '../../packages/engine/src/contract/dwelling-fields.ts';

const PLACES = [
  { country: 'BE', zip_code: '2800' },
  { country: 'BE', zip_code: '5000' },
  { country: 'BE', zip_code: '1030' },
  { country: 'NL', zip_code: '9711 AA' },
  { country: 'NL', zip_code: '3511 AA' },
];
/** A year may not be to come. */
const LAST_YEAR = 2025;
const LABELS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** Any writing system, and as long as it may be. */
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter((text) => text.trim() !== '');

/** A body for PUT of an estate that keeps every rule of the contract, at the ends of its ranges as well. */
export const anyEstate = fc.record(
  {
    address: fc
      .tuple(fc.constantFrom(...PLACES), anyText, anyText)
      .map(([place, street, house_number]) => ({ ...place, street, house_number })),
    estate_type: fc.constantFrom('HOUSE', 'APARTMENT'),
    metadata: fc.record({ property_id: anyText }),
    price: fc.integer({ min: 0, max: 1e12 }),
    year_built: fc.integer({ min: 1850, max: 2020 }),
    managing_user_external_id: fc.integer({ min: 1, max: 20 }).map((user) => `user-${user}`),
    dwelling: fc
      .subarray(Object.entries(DWELLING_FIELDS), { maxLength: 12 })
      .chain((fields) =>
        fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anyFact(field)]))),
      ),
  },
  { requiredKeys: ['address', 'estate_type', 'year_built'] },
);

function anyFact(field: DwellingField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'boolean':
      return fc.boolean();
    case 'code':
      return fc.constantFrom(...field.values);
    case 'insulation':
      return fc.constantFrom(...INSULATION_TYPES, { u_value_w_per_m2_k: 0.31 });
    case 'integer':
      return fc.integer({ min: field.min, max: Math.min(field.max, LAST_YEAR) });
    case 'number':
      return fc.double({ min: field.min, max: field.max, noNaN: true });
    case 'label':
      return fc.constantFrom(...LABELS);
  }
}
