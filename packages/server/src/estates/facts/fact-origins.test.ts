import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES, type Language, withReader, words } from '@rooftree/words';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { type EffectiveFacts, effectiveFacts } from './effective-facts.ts';
import { factOrigins, factsOfPlan } from './fact-origins.ts';
import type { Layers } from './layers.ts';

const at = '2026-10-01T12:00:00.000Z';
const certificate = {
  kind: 'be-vlg-2019',
  scheme: 'BE-VLG',
  number: null,
  issued_on: '2024-03-12',
  valid_until: '2034-03-12',
  confidence: 'HIGH',
  job_id: 'job',
};
const LAYERS: Layers = {
  CLIENT: { year_renovated: { value: 2010, at }, storeys: { value: 2, at } },
  MEMBER: { window_glazing_type: { value: 'DOUBLE', at } },
  CERTIFICATE: {
    habitable_space_m2: { value: 164, at, certificate },
    energy_label: { value: 'D', at, certificate },
  },
};
const NOTHING = { yearRenovated: null, dwelling: {}, organisation: null };
const HOME = { estate_type: 'HOUSE', year_built: 1958 } as const;
const given = (fact: string) => ({ fact, origin: 'given' }) as const;

describe('where a fact comes from', () => {
  const facts = effectiveFacts(LAYERS, { today: '2026-11-15' });
  const organisation = 'Deltahuis Bank';
  const origins = factOrigins(facts, { yearRenovated: 2010, dwelling: { energy_label: 'D' }, organisation });

  it('is reported in words', () => {
    const { origin } = words('en');
    const originOf = (fact: string) => origin(given(fact), origins, HOME);
    assert.equal(originOf('habitable_space_m2'), 'from the certificate of 12 March 2024');
    assert.equal(originOf('window_glazing_type'), 'provided by an adviser of Deltahuis Bank');
    assert.equal(originOf('storeys'), 'provided by Deltahuis Bank');
    assert.equal(origin(given('storeys'), { ...origins, organisation: null }, HOME), 'given');
    assert.equal(
      origin({ fact: 'storeys', origin: 'typical' }, origins, HOME),
      'typical for a house from 1958',
    );
    const answered = withReader(origins, { habitable_space_m2: '170', energy_label: 'E' });
    assert.equal(origin(given('habitable_space_m2'), answered, HOME), 'provided by you');
    assert.deepEqual(answered.label, [{ fact: 'energy_label', value: 'E', origin: 'given' }]);
    assert.deepEqual(origins.label, [{ fact: 'energy_label', value: 'D', origin: 'given' }]);
  });

  it('in every language, each in its own form of the date', () => {
    const expected: Record<Language, string> = {
      en: 'from the certificate of 12 March 2024',
      'nl-BE': 'uit het certificaat van 12 maart 2024',
      'nl-NL': 'uit het energielabel van 12 maart 2024',
      'fr-BE': 'selon le certificat du 12 mars 2024',
    };
    for (const language of LANGUAGES)
      assert.equal(words(language).origin(given('habitable_space_m2'), origins, HOME), expected[language]);
  });

  it('says of a certificate that it has expired, and since when', () => {
    const late = factOrigins(effectiveFacts(LAYERS, { today: '2034-03-13' }), NOTHING);
    const { origin, certificateNote } = words('en');
    assert.equal(
      origin(given('habitable_space_m2'), late, HOME),
      'from the certificate of 12 March 2024 (expired)',
    );
    assert.deepEqual(late.notes.map(certificateNote), [
      'The certificate expired on 12 March 2034, so other sources carry more weight.',
    ]);
  });

  it('says of a certificate from before the works that its label no longer counts', () => {
    const layers = { ...LAYERS, CLIENT: { year_renovated: { value: 2025, at } } };
    const renovated = effectiveFacts(layers, { today: '2026-11-15' });
    const older = factOrigins(renovated, { yearRenovated: 2025, dwelling: {}, organisation });
    assert.deepEqual(older.notes.map(words('en').certificateNote), [
      'The certificate of 12 March 2024 predates the renovation of 2025: only its areas and the shape of the home still count.',
    ]);
    assert.equal(older.facts['energy_label'], undefined);
  });

  it('names nobody for a value that has changed since the plan was made', () => {
    const plan = planOf('semiDetached1958');
    const of = (area: number): EffectiveFacts =>
      effectiveFacts(
        { CERTIFICATE: { habitable_space_m2: { value: area, at, certificate } } },
        { today: '2026-11-15' },
      );
    assert.ok(factsOfPlan(of(164.3), plan)?.habitable_space_m2);
    assert.equal(factsOfPlan(of(180), plan)?.habitable_space_m2, undefined);
  });
});
