import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Reading } from './contract/reading.ts';
import { readPaper } from './read-paper.ts';
import { FLEMISH_PAPER } from './testing/flemish-paper.ts';
import { pagesOf } from './testing/page-of.ts';

const TODAY = '2026-11-15';

function valuesOf(reading: Reading): Record<string, unknown> {
  return Object.fromEntries(reading.fields.map(({ name, value }) => [name, value]));
}

describe('a Flemish certificate', () => {
  const pages = pagesOf(...FLEMISH_PAPER);
  const reading = readPaper(pages, TODAY);

  it('gives its own data and address', () => {
    assert.deepEqual(reading.certificate, {
      scheme: 'BE-VLG',
      number: '20240301-0009000001-RES-1',
      issued_on: '2024-03-01',
      valid_until: '2034-03-01',
      method: null,
      expired: false,
    });
    assert.deepEqual(reading.address, {
      country: 'BE',
      street: 'Zilveren Potloodstraat',
      house_number: '12',
      house_number_extra: '3',
      zip_code: '9000',
      place: 'Gent',
    });
  });

  it('gives the facts of the dwelling', () => {
    assert.deepEqual(valuesOf(reading), {
      energy_score_kwh_per_m2: 250,
      energy_label: 'C',
      habitable_space_m2: 120,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1962,
      inclined_roof_surface_m2: 80,
      inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.3 },
      outer_wall_surface_m2: 80,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1.7 },
      ground_floor_surface_m2: 60,
      floor_insulation_type: { u_value_w_per_m2_k: 0.8 },
      window_surface_m2: 22,
      window_u_value_w_per_m2_k: 2.8,
      roof_type: 'INCLINED',
      window_glazing_type: 'DOUBLE',
      has_cavity_wall: true,
      basement_type: 'NONE',
      heating_type: 'GAS',
      heating_device: 'CONDENSING_BOILER',
      heating_installation_year: 2016,
      sanitary_heating_device: 'WITH_HEATING',
      ventilation_type: 'EXHAUST',
      has_solar_panels: false,
      has_solar_boiler: false,
    });
  });

  it('is sure of what is confirmed, and of nothing else', () => {
    const high = reading.fields.filter(({ confidence }) => confidence === 'HIGH').map(({ name }) => name);
    assert.ok(high.includes('energy_score_kwh_per_m2') && high.includes('outer_wall_surface_m2'));
    assert.ok(!high.includes('year_built') && !high.includes('ventilation_type'));
  });

  it('says where each printed value stands', () => {
    const year = reading.fields.find(({ name }) => name === 'year_built');
    assert.equal(year?.source?.page, 3);
    const [left = 0, top = 0, right = 0, bottom = 0] = year?.source?.box ?? [];
    assert.ok(left < right && top < bottom && right <= (year?.source?.page_size[0] ?? 0));
  });

  it('loses its trust in areas whose sum is not what the form says', () => {
    const wrong = FLEMISH_PAPER.map((text) => text.replace('50,0  ', '500   '));
    const field = readPaper(pagesOf(...wrong), TODAY).fields.find(
      ({ name }) => name === 'outer_wall_surface_m2',
    );
    assert.equal(field?.confidence, 'LOW');
    assert.deepEqual(field?.reasons, ['not_areas_add_up']);
  });

  it('reads the same whatever the order of its pieces, its size and its margins', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        fc.double({ min: 0.7, max: 1.6, noNaN: true }),
        fc.integer({ min: -20, max: 40 }),
        (random, scale, shift) => {
          const moved = pages.map((page) => ({
            ...page,
            width: page.width * scale,
            height: page.height * scale,
            pieces: page.pieces
              .map((piece) => ({
                piece: {
                  ...piece,
                  x: piece.x * scale + shift,
                  y: piece.y * scale,
                  width: piece.width * scale,
                  height: piece.height * scale,
                },
                order: random.next().value ?? 0,
              }))
              .sort((a, b) => a.order - b.order)
              .map(({ piece }) => piece),
          }));
          assert.deepEqual(valuesOf(readPaper(moved, TODAY)), valuesOf(reading));
        },
      ),
      { numRuns: 25 },
    );
  });
});
