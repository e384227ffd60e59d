import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { effectiveFacts } from './effective-facts.ts';
import {
  addCertificate,
  addWorks,
  FACT_NAMES,
  type FactName,
  isSameValue,
  type Layer,
  type Layers,
  mergeConnection,
  ORIGINS,
  restate,
  type Statement,
} from './layers.ts';

const TODAY = '2026-11-15';
const moment = (day: number) => `2026-10-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const source = (dates: { issued_on: string | null; valid_until: string | null }) => ({
  kind: 'be-vlg-2019',
  scheme: 'BE-VLG',
  number: '20240312-1',
  confidence: 'HIGH',
  job_id: 'job',
  ...dates,
});
const VALID = source({ issued_on: '2024-03-12', valid_until: '2034-03-12' });
const EXPIRED = source({ issued_on: '2012-03-12', valid_until: '2022-03-12' });

const say = (value: Statement['value'], day = 1): Statement => ({ value, at: moment(day) });
const read = (value: Statement['value'], day = 2, certificate = VALID): Statement => ({
  ...say(value, day),
  certificate,
});
const over = (value: Statement['value'], day = 2): Statement => ({ ...read(value, day), over_client: true });
const holding = (layers: Layers, name: FactName) => {
  const fact = effectiveFacts(layers, { today: TODAY })[name];
  return [fact?.value, fact?.origin];
};

describe('which statement holds', () => {
  it('the member’s, else the client’s, else a certificate’s, else a connection’s', () => {
    const layers: Layers = {};
    for (const [origin, value] of [
      ['CONNECTION', 'SINGLE'],
      ['CERTIFICATE', 'DOUBLE'],
      ['CLIENT', 'TRIPLE'],
      ['MEMBER', 'HIGH_EFFICIENCY'],
    ] as const) {
      layers[origin] = { window_glazing_type: origin === 'CERTIFICATE' ? read(value) : say(value) };
      assert.deepEqual(holding(layers, 'window_glazing_type'), [value, origin]);
    }
  });

  it('a correction by hand or by a certificate, until the source of a connection changes that fact', () => {
    const correction: Layers[] = [
      { MEMBER: { year_built: say(1930, 5) } },
      { CLIENT: { year_built: say(1930, 5) } },
      { CERTIFICATE: { year_built: read(1930, 5) } },
      { MEMBER: { year_built: say(1930, 4) }, CERTIFICATE: { year_built: read(1930, 5) } },
    ];
    for (const others of correction) {
      const first = mergeConnection({}, { facts: { year_built: 1950 } }, moment(1));
      const again = mergeConnection(first, { facts: { year_built: 1950, storeys: 2 } }, moment(6));
      assert.deepEqual(again.year_built, first.year_built);
      assert.equal(holding({ ...others, CONNECTION: again }, 'year_built')[0], 1930);
      const changed = mergeConnection(again, { facts: { year_built: 1951, storeys: 2 } }, moment(7));
      assert.deepEqual(holding({ ...others, CONNECTION: changed }, 'year_built'), [1951, 'CONNECTION']);
      // What it did not change still does not hold.
      assert.equal(changed.storeys?.is_change, undefined);
      const unchanged = mergeConnection(changed, { facts: { year_built: 1951 } }, moment(8));
      const corrected = { ...others, MEMBER: { year_built: say(1931, 9) }, CONNECTION: unchanged };
      assert.deepEqual(holding(corrected, 'year_built'), [1931, 'MEMBER']);
    }
  });

  it('works that were done, until somebody says something else later', () => {
    const layers: Layers = {
      MEMBER: { window_glazing_type: say('SINGLE', 2) },
      CLIENT: { window_glazing_type: say('DOUBLE', 3), outer_wall_insulation_type: say('NONE', 3) },
      CERTIFICATE: { outer_wall_insulation_type: read('CM_1_5', 4) },
      WORKS: addWorks(
        {},
        { window_glazing_type: 'TRIPLE', outer_wall_insulation_type: { u_value_w_per_m2_k: 0.2 } },
        '2026-01-05',
        moment(5),
      ),
    };
    assert.deepEqual(holding(layers, 'window_glazing_type'), ['TRIPLE', 'WORKS']);
    assert.deepEqual(holding(layers, 'outer_wall_insulation_type'), [{ u_value_w_per_m2_k: 0.2 }, 'WORKS']);
    const corrected = { ...layers, MEMBER: { window_glazing_type: say('HIGH_EFFICIENCY', 6) } };
    assert.deepEqual(holding(corrected, 'window_glazing_type'), ['HIGH_EFFICIENCY', 'MEMBER']);
  });

  it('no label, score or meter from before works, but those from after them', () => {
    const works = addWorks({}, { window_glazing_type: 'TRIPLE' }, '2026-03-05', moment(5));
    const before: Layers = {
      CLIENT: { energy_label: say('F', 4), metered_gas_kwh: say(20_000, 4), habitable_space_m2: say(90, 4) },
      WORKS: works,
    };
    assert.deepEqual(holding(before, 'energy_label'), [null, null]);
    assert.deepEqual(holding(before, 'metered_gas_kwh'), [null, null]);
    assert.deepEqual(holding(before, 'habitable_space_m2'), [90, 'CLIENT']);
    const [aside] = effectiveFacts(before, { today: TODAY }).energy_label?.set_aside ?? [];
    assert.deepEqual([aside?.value, aside?.reason], ['F', 'older_than_renovation']);
    assert.deepEqual(holding({ ...before, CLIENT: { energy_label: say('B', 6) } }, 'energy_label'), [
      'B',
      'CLIENT',
    ]);
    const issued = (day: string): Layers => ({
      CERTIFICATE: { energy_label: read('B', 4, { ...VALID, issued_on: day }) },
      WORKS: works,
    });
    assert.deepEqual(holding(issued('2026-03-04'), 'energy_label'), [null, null]);
    assert.deepEqual(holding(issued('2026-03-05'), 'energy_label'), ['B', 'CERTIFICATE']);
  });

  it('nobody who says that there is some and not how much; it is kept beside what holds', () => {
    const vague = { outer_wall_insulation_type: 'CM_1_5' } as const;
    const first = mergeConnection({}, { facts: {}, vague }, moment(1));
    const wall = (layers: Layers) => effectiveFacts(layers, { today: TODAY }).outer_wall_insulation_type;
    const alone = wall({ CONNECTION: first });
    assert.deepEqual(alone?.value, null);
    assert.deepEqual(
      alone?.set_aside.map(({ value, reason }) => [value, reason]),
      [['CM_1_5', 'vague']],
    );
    const again = mergeConnection(first, { facts: {}, vague }, moment(2));
    assert.deepEqual(again, first);
    const member: Layers = { MEMBER: { outer_wall_insulation_type: say('NONE', 3) } };
    assert.equal(wall({ ...member, CONNECTION: again })?.value, 'NONE');
    // Said exactly it is a fact, said for the first time: it corrects nobody.
    const exact = mergeConnection(
      again,
      { facts: { outer_wall_insulation_type: 'CM_11_15' }, vague },
      moment(4),
    );
    assert.equal(wall({ CONNECTION: exact })?.value, 'CM_11_15');
    assert.equal(wall({ ...member, CONNECTION: exact })?.value, 'NONE');
    assert.equal(mergeConnection(exact, { facts: {} }, moment(5)).outer_wall_insulation_type, undefined);
  });

  it('whoever has spoken since, also when somebody before them had not', () => {
    const changed = mergeConnection(
      mergeConnection({}, { facts: { year_built: 1950 } }, moment(1)),
      { facts: { year_built: 1951 } },
      moment(5),
    );
    const layers: Layers = {
      MEMBER: { year_built: say(1930, 2) },
      CLIENT: { year_built: say(1940, 8) },
      CONNECTION: changed,
    };
    assert.deepEqual(holding(layers, 'year_built'), [1930, 'MEMBER']);
    assert.deepEqual(
      holding({ ...layers, CERTIFICATE: { year_built: read(1, 9, EXPIRED) }, CLIENT: {} }, 'year_built'),
      [1951, 'CONNECTION'],
    );
  });

  it('a certificate applied over the client, until the client says something new', () => {
    const certificate: Layer = { habitable_space_m2: over(175, 2) };
    let client: Layer = { habitable_space_m2: say(150, 1) };
    assert.deepEqual(holding({ CLIENT: client, CERTIFICATE: certificate }, 'habitable_space_m2'), [
      175,
      'CERTIFICATE',
    ]);
    client = restate(client, { habitable_space_m2: 150 }, moment(3));
    assert.equal(holding({ CLIENT: client, CERTIFICATE: certificate }, 'habitable_space_m2')[0], 175);
    client = restate(client, { habitable_space_m2: 160 }, moment(4));
    assert.deepEqual(holding({ CLIENT: client, CERTIFICATE: certificate }, 'habitable_space_m2'), [
      160,
      'CLIENT',
    ]);
    const { habitable_space_m2: fact } = effectiveFacts(
      { CLIENT: client, CERTIFICATE: certificate },
      { today: TODAY },
    );
    assert.deepEqual(fact?.set_aside, [
      { value: 175, origin: 'CERTIFICATE', since: moment(2), certificate: VALID, reason: 'outranked' },
    ]);
  });

  it('an expired certificate only where nobody else says anything, and says so', () => {
    const certificate: Layer = { energy_label: { ...over('D'), certificate: EXPIRED } };
    const alone = effectiveFacts({ CERTIFICATE: certificate }, { today: TODAY }).energy_label;
    assert.deepEqual([alone?.value, alone?.weakness], ['D', 'certificate_expired']);
    const beside = effectiveFacts(
      { CERTIFICATE: certificate, CONNECTION: { energy_label: say('C') } },
      { today: TODAY },
    ).energy_label;
    assert.equal(beside?.origin, 'CONNECTION');
    assert.equal(beside?.set_aside[0]?.reason, 'certificate_expired');
  });

  it('a certificate from before the works still gives the areas, but no label', () => {
    const layers: Layers = {
      CLIENT: { year_renovated: say(2025) },
      CERTIFICATE: { energy_label: read('D'), outer_wall_surface_m2: read(90) },
    };
    const facts = effectiveFacts(layers, { today: TODAY });
    assert.deepEqual([facts.energy_label?.value, facts.outer_wall_surface_m2?.value], [null, 90]);
    assert.equal(facts.energy_label?.set_aside[0]?.reason, 'older_than_renovation');
    assert.equal(facts.outer_wall_surface_m2?.weakness, 'older_than_renovation');
    layers.CLIENT = { year_renovated: say(2024) };
    assert.deepEqual(holding(layers, 'energy_label'), ['D', 'CERTIFICATE']);
  });

  it('a score does not stand beside the label of another', () => {
    const certificate: Layer = { energy_label: read('D'), energy_score_kwh_per_m2: read(320) };
    const against: Layers = { CLIENT: { energy_label: say('C') }, CERTIFICATE: certificate };
    const facts = effectiveFacts(against, { today: TODAY });
    assert.deepEqual([facts.energy_label?.value, facts.energy_score_kwh_per_m2?.value], ['C', null]);
    assert.equal(facts.energy_score_kwh_per_m2?.set_aside[0]?.reason, 'contradicts');
    const agreeing: Layers = { CLIENT: { energy_label: say('D') }, CERTIFICATE: certificate };
    assert.deepEqual(holding(agreeing, 'energy_score_kwh_per_m2'), [320, 'CERTIFICATE']);
  });

  it('what a newer certificate says stays when an older one is read', () => {
    const older = read('F', 5, EXPIRED);
    const merged = addCertificate({ energy_label: read('D', 2) }, { energy_label: older, storeys: older });
    assert.equal(merged.energy_label?.value, 'D');
    assert.equal(merged.storeys?.value, 'F');
  });
});

const NAMES = FACT_NAMES.slice(0, 3).concat(
  'energy_label',
  'energy_score_kwh_per_m2',
  'heating_type',
  'heating_device',
  'habitable_space_m2',
);
const value = (name: FactName) =>
  name === 'year_renovated' ? fc.constantFrom(2005, 2020, 2026) : fc.constantFrom('x', 'y', 7);
const statement = (name: FactName, isCertificate: boolean): fc.Arbitrary<Statement> =>
  fc
    .record({
      value: value(name),
      day: fc.integer({ min: 1, max: 9 }),
      certificate: fc.constantFrom(VALID, EXPIRED, source({ issued_on: null, valid_until: null })),
      isOver: fc.boolean(),
    })
    .map(({ value: said, day, certificate, isOver }) => ({
      value: said,
      at: moment(day),
      ...(isCertificate && { certificate }),
      ...(isCertificate && isOver && { over_client: true as const }),
    }));
const layerOf = (isCertificate: boolean): fc.Arbitrary<Layer> =>
  fc.record(Object.fromEntries(NAMES.map((name) => [name, statement(name, isCertificate)])), {
    requiredKeys: [],
  });
const anyLayers: fc.Arbitrary<Layers> = fc.record(
  Object.fromEntries(ORIGINS.map((origin) => [origin, layerOf(origin === 'CERTIFICATE')])),
  { requiredKeys: [] },
);

describe('whatever is said', () => {
  const check = (property: (layers: Layers) => void) =>
    fc.assert(fc.property(anyLayers, property), { numRuns: 1000 });

  it('nothing is lost: each statement holds, agrees with what holds, or is set aside with a reason', () => {
    check((layers) => {
      const facts = effectiveFacts(layers, { today: TODAY });
      for (const origin of ORIGINS) {
        for (const name of NAMES) {
          const said = layers[origin]?.[name];
          if (said === undefined) continue;
          const fact = facts[name];
          const isShown =
            isSameValue(fact?.value, said.value) ||
            fact?.set_aside.some((each) => each.origin === origin && each.reason.length > 0);
          assert.ok(isShown, `${origin} ${name}`);
        }
      }
    });
  });

  it('the client alone is believed in everything', () => {
    check(({ CLIENT = {} }) => {
      const facts = effectiveFacts({ CLIENT }, { today: TODAY });
      for (const name of NAMES) assert.ok(isSameValue(facts[name]?.value, CLIENT[name]?.value));
    });
  });

  it('a member is overruled by works and the building alone, and an invention never holds', () => {
    check((all) => {
      const layers: Layers = { ...all, WORKS: {}, BUILDING: {} };
      const facts = effectiveFacts(layers, { today: TODAY });
      for (const name of NAMES) {
        const member = layers.MEMBER?.[name];
        const fact = facts[name];
        if (member !== undefined) assert.ok(isSameValue(fact?.value, member.value));
        if (fact?.origin) assert.ok(isSameValue(fact.value, layers[fact.origin]?.[name]?.value));
      }
    });
  });

  it('what a certificate only fills in never stands before the client', () => {
    check(({ CLIENT = {}, CERTIFICATE = {} }) => {
      const filled: Layer = {};
      for (const name of NAMES) {
        const said = CERTIFICATE[name];
        if (said?.certificate)
          filled[name] = { value: said.value, at: said.at, certificate: said.certificate };
      }
      const facts = effectiveFacts({ CLIENT, CERTIFICATE: filled }, { today: TODAY });
      for (const name of NAMES) if (CLIENT[name] !== undefined) assert.equal(facts[name]?.origin, 'CLIENT');
    });
  });

  it('what is impossible is taken from the client only', () => {
    check((layers) => {
      const facts = effectiveFacts(layers, { today: TODAY, impossible: new Set(NAMES) });
      for (const name of NAMES) assert.ok([undefined, null, 'CLIENT'].includes(facts[name]?.origin));
    });
  });
});
