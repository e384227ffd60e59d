import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReadField } from '@rooftree/certificates';
import { toEstate } from '../estate-check.ts';
import type { EstateBody } from '../estates.schemas.ts';
import type { Estate } from '../estates.ts';
import { factsOf, withLayers } from '../facts/layered-estate.ts';
import { addCertificate, type Layers, restate } from '../facts/layers.ts';
import { describeOutcome, layerFromReading, type ReadingControls } from './layer-from-reading.ts';
import type { FileReading } from './read-certificate-file.ts';

const AT = '2026-11-15T12:00:00.000Z';

function estateOf(dwelling: object, rest: object = {}): Estate {
  const address = { country: 'BE', zip_code: '2800', house_number: '12' };
  // A body that the API would take.
  return toEstate('house', { address, estate_type: 'HOUSE', dwelling, ...rest } as EstateBody, 'API');
}

function readingOf(
  fields: Pick<ReadField, 'name' | 'value' | 'confidence'>[],
  issued_on = '2024-03-12',
): FileReading {
  const dates = { issued_on, valid_until: `${Number(issued_on.slice(0, 4)) + 10}-01-01` };
  return {
    status: 'FINISHED',
    failure: null,
    document: { kind: 'be-vlg-2019', version: null, language: 'nl', pages: 8, text: 'layer', sha256: '' },
    certificate: { scheme: 'BE-VLG', number: '1', method: null, expired: false, ...dates },
    address: null,
    fields: fields.map((field) => ({ raw: null, basis: 'printed', reasons: [], source: null, ...field })),
    checks: [],
    unread: [],
  };
}

/** As the job does it, without a database. */
function readLayer(
  said: Estate,
  reading: FileReading,
  controls: ReadingControls,
  known: Layers | null = null,
) {
  const layers: Layers = known ?? { CLIENT: restate({}, factsOf(said), '2026-01-01T00:00:00.000Z') };
  const before = withLayers(said, known, AT);
  const applied = layerFromReading(reading, controls, before, {
    jobId: reading.certificate?.issued_on ?? '',
    at: AT,
  });
  const updated = { ...layers, CERTIFICATE: addCertificate(layers.CERTIFICATE ?? {}, applied.layer ?? {}) };
  const after = applied.layer === null ? before : withLayers(said, updated, AT);
  return { after, layers: updated, outcome: describeOutcome(reading, controls, applied, before, after) };
}

const EMPTY: ReadingControls = { apply: 'empty', min_confidence: 'HIGH' };
const high = (name: ReadField['name'], value: ReadField['value']) => ({
  name,
  value,
  confidence: 'HIGH' as const,
});

describe('what becomes of a reading', () => {
  it('fills in what is open, says what it is not sure of, and keeps what the client said', () => {
    const reading = readingOf([
      high('energy_label', 'D'),
      high('habitable_space_m2', 160),
      high('estate_type', 'APARTMENT'),
      { name: 'storeys', value: 2, confidence: 'MEDIUM' },
      { name: 'window_surface_m2', value: 20, confidence: 'LOW' },
    ]);
    const { after, outcome } = readLayer(estateOf({ habitable_space_m2: 145 }), reading, EMPTY);
    assert.deepEqual(after.dwelling, { habitable_space_m2: 145, energy_label: 'D' });
    assert.deepEqual(outcome, {
      applied: ['energy_label'],
      not_applied: [
        { field: 'habitable_space_m2', reason: 'outranked' },
        { field: 'estate_type', reason: 'said_by_client_only' },
        { field: 'storeys', reason: 'not_sure_enough' },
        { field: 'window_surface_m2', reason: 'not_sure_enough' },
      ],
      conflicts: [
        { field: 'habitable_space_m2', ours: 145, document: 160, kept: 'ours' },
        { field: 'estate_type', ours: 'HOUSE', document: 'APARTMENT', kept: 'ours' },
      ],
    });
    const sure = readLayer(estateOf({}), reading, { apply: 'empty', min_confidence: 'MEDIUM' });
    assert.deepEqual(sure.outcome.applied, ['energy_label', 'habitable_space_m2', 'storeys']);
  });

  it('outranks the client on request', () => {
    const reading = readingOf([high('habitable_space_m2', 160)]);
    const { outcome } = readLayer(estateOf({ habitable_space_m2: 145 }), reading, { ...EMPTY, apply: 'all' });
    assert.deepEqual(outcome.applied, ['habitable_space_m2']);
    assert.equal(outcome.conflicts[0]?.kept, 'document');
  });

  it('an older certificate does not replace a newer one, and one from before the works gives no label', () => {
    const newer = readLayer(estateOf({}), readingOf([high('energy_label', 'C')]), EMPTY);
    const older = readingOf([high('energy_label', 'E')], '2019-03-12');
    const { after, outcome } = readLayer(estateOf({}), older, EMPTY, newer.layers);
    assert.equal(after.dwelling.energy_label, 'C');
    assert.deepEqual(outcome.not_applied, [{ field: 'energy_label', reason: 'newer_certificate' }]);
    const renovated = estateOf({}, { year_renovated: 2022 });
    assert.deepEqual(readLayer(renovated, older, EMPTY).outcome.not_applied, [
      { field: 'energy_label', reason: 'older_than_renovation' },
    ]);
  });
});
