import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testSession } from '../testing/session.ts';
import { findLabel } from './find-label.ts';
import { EP_ONLINE_CREDENTIALS, epOnlineLabel } from './fixtures.ts';

const NOW = () => new Date('2026-11-16T08:00:00Z');

async function read(changes: Record<string, unknown>): Promise<Record<string, unknown>> {
  const session = {
    ...testSession('https://register.example', EP_ONLINE_CREDENTIALS, NOW),
    send: async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify([epOnlineLabel(changes)])),
    }),
  };
  const answer = await findLabel(session, { zip_code: '9999XA', house_number: '12' });
  assert.equal(answer.kind, 'found');
  const reading = answer.kind === 'found' ? answer.reading : null;
  return {
    ...Object.fromEntries(reading?.fields.map(({ name, value }) => [name, value]) ?? []),
    ...Object.fromEntries(
      Object.entries(reading?.certificate ?? {}).map(([name, value]) => [`certificate.${name}`, value]),
    ),
  };
}

describe('the fields of EP-Online v5', () => {
  for (const [field, value, ours, expected] of [
    ['Energieklasse', 'A+++', 'energy_label', 'A+++'],
    ['Energieklasse', 'G', 'energy_label', 'G'],
    ['Registratiedatum', '2022-01-31T00:00:00', 'certificate.issued_on', '2022-01-31'],
    ['Geldig_tot', '2031-12-31T00:00:00', 'certificate.valid_until', '2031-12-31'],
    ['Geldig_tot', '2026-11-15T00:00:00', 'certificate.expired', true],
    ['Berekeningstype', 'NTA 8800:2024', 'certificate.method', 'NTA 8800:2024'],
    ['Gebruiksoppervlakte_thermische_zone', 120.25, 'habitable_space_m2', 120.25],
    ['Primaire_fossiele_energie_EMG_forfaitair', 180.5, 'energy_score_kwh_per_m2', 180.5],
    ['Bouwjaar', 1931, 'year_built', 1931],
    ['Gebouwtype', 'Vrijstaande woning', 'estate_format', 'OPEN'],
    ['Gebouwtype', 'Appartement', 'estate_type', 'APARTMENT'],
  ] as const)
    it(`${field} ${value}`, async () => assert.deepEqual((await read({ [field]: value }))[ours], expected));
});
