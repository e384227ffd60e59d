import {
  DWELLING_FIELDS,
  type DwellingField,
  ESTATE_FORMATS,
  ESTATE_TYPES,
  INSULATION_TYPES,
} from '@rooftree/engine';
import fc from 'fast-check';
import { ESTATE_PROVIDER_TYPES, ESTATE_STATUSES } from '../../estates/estates.ts';

/** Any text that the API takes. */
export const anyText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .filter((value) => value.isWellFormed() && !value.includes('\0'));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const degrees = (most: number) => maybe(fc.double({ min: -most, max: most, noNaN: true }));
const zipCode = fc.constantFrom(
  ['BE', '2800'],
  ['BE', '1000'],
  ['BE', '5000'],
  ['NL', '3511 AB'],
  ['BE', null],
);

function factOf(field: DwellingField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      return fc.double({ min: Math.max(field.min, 0.001), max: field.max, noNaN: true });
    case 'integer':
      return fc.integer({ min: field.min, max: Math.min(field.max, 2020) });
    case 'code':
      return fc.constantFrom(...field.values);
    case 'boolean':
      return fc.boolean();
    case 'label':
      return fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
    case 'insulation':
      return fc.oneof(
        fc.constantFrom(...INSULATION_TYPES),
        fc.record({ u_value_w_per_m2_k: fc.double({ min: 0.1, max: 5, noNaN: true }) }),
      );
  }
}

/** A valid body of a PUT, with texts of this kind. */
export const arbitraryEstate = (text: fc.Arbitrary<string>) =>
  fc
    .record({
      metadata: maybe(fc.record({ property_id: maybe(text) })),
      place: zipCode,
      lines: fc.record({
        house_number: maybe(text),
        house_number_extra: maybe(text),
        latitude: degrees(90),
        longitude: degrees(180),
        place: maybe(text),
        street: maybe(text),
      }),
      estate_provider_type: maybe(fc.constantFrom(...ESTATE_PROVIDER_TYPES)),
      estate_status: maybe(fc.constantFrom(...ESTATE_STATUSES)),
      estate_type: fc.constantFrom(...ESTATE_TYPES),
      estate_format: maybe(fc.constantFrom(...ESTATE_FORMATS)),
      media: maybe(
        fc.array(fc.record({ url: fc.webUrl(), filename: maybe(text), position: maybe(fc.nat(9)) }), {
          maxLength: 3,
        }),
      ),
      price: maybe(fc.integer({ min: 0, max: 1e14 }).map((cents) => cents / 100)),
      years: fc.tuple(
        maybe(fc.integer({ min: 1000, max: 2000 })),
        maybe(fc.integer({ min: 2000, max: 2020 })),
      ),
      managing_user_external_id: maybe(text),
      dwelling: maybe(
        fc.record(
          Object.fromEntries(
            Object.entries(DWELLING_FIELDS).map(([name, field]) => [name, maybe(factOf(field))]),
          ),
          { requiredKeys: [] },
        ),
      ),
    })
    .map(({ place: [country, zip_code], lines, years: [year_built, year_renovated], ...body }) => ({
      ...body,
      address: { ...lines, country, zip_code },
      estate_format: body.estate_type === 'APARTMENT' ? null : body.estate_format,
      year_built,
      year_renovated,
    }));
