/** Tailored advice as a file: drafts of ours, files of advisers, and files that are neither. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cases } from '../../../engine/src/testing/long.ts';
import { Refusal } from '../contract/refusal.ts';
import { readRecord } from '../read-record.ts';
import { parseXml, textAt } from '../records/xml.ts';
import { ADVISERS_FILE, arbitraryDraft } from './advice.fixture.ts';
import { ADVICE } from './advice-format.ts';
import { checkElement } from './check-advice.ts';
import { foldLoss, foldSteps } from './fold-steps.ts';

const TODAY = '2026-11-15';
const read = (xml: string) => {
  const reading = readRecord(xml, TODAY);
  return { ...reading, values: Object.fromEntries(reading.fields.map(({ name, value }) => [name, value])) };
};

describe('a draft of ours', () => {
  it('follows the format, and read again has every fact of the home and the whole plan', () => {
    fc.assert(
      fc.property(arbitraryDraft, ({ xml, facts, plan, bagId }) => {
        const root = parseXml(xml);
        checkElement(root.children[0] ?? root, ADVICE);
        const { values, unread, document, certificate } = read(xml);
        assert.deepEqual(values, facts);
        assert.deepEqual(unread, []);
        assert.deepEqual([document.kind, certificate?.issued_on], ['nl-tailored-advice-xml', plan.date]);
        assert.deepEqual(JSON.parse(textAt(root, 'Plan') ?? ''), JSON.parse(JSON.stringify(plan)));
        assert.ok(xml.includes(`>${bagId}<`));
      }),
      { numRuns: cases(40, 500) },
    );
  });

  it('has three investments that are the whole cost, and ends in the state after all works', () => {
    fc.assert(
      fc.property(arbitraryDraft, ({ xml, plan }) => {
        const root = parseXml(xml);
        if (plan.steps.length === 0) return assert.equal(textAt(root, 'BRP'), 'false');
        const numbers = ['Step1', 'Step2', 'Step3'].map((step) => Number(textAt(root, step, 'Investering')));
        assert.equal(
          numbers.reduce((sum, each) => sum + each, 0),
          Math.round(plan.totals.total_estimated_cost_incl_vat),
        );
        assert.equal(textAt(root, 'Step3', 'Labelklasse'), plan.result.label);
      }),
      { numRuns: cases(20, 200) },
    );
  });
});

describe('folding steps into three', () => {
  const points = fc.array(
    fc.record({
      costEur: fc.integer({ min: 0, max: 50_000 }),
      scoreAfter: fc.integer({ min: -50, max: 500 }),
    }),
    { minLength: 1, maxLength: 9 },
  );

  /** The area between the two staircases, one euro after the other kind of sum: by where they change. */
  function areaBetween(
    steps: readonly { costEur: number; scoreAfter: number }[],
    before: number,
    ends: number[],
  ) {
    let [area, spent] = [0, 0];
    const at = (index: number) => (index === 0 ? before : (steps[index - 1]?.scoreAfter ?? before));
    steps.forEach(({ costEur }, index) => {
      const held = [0, ...ends].filter((end) => end <= index).at(-1) ?? 0;
      area += costEur * Math.abs(at(index) - at(held));
      spent += costEur;
    });
    return spent === 0 ? 0 : area;
  }

  it('loses the least of all ways to do it', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 600 }), (steps, before) => {
        const ends = foldSteps(steps, before);
        const loss = areaBetween(steps, before, ends);
        assert.equal(foldLoss(steps, before, ends), loss);
        for (let first = 0; first <= steps.length; first++)
          for (let second = first; second <= steps.length; second++)
            assert.ok(loss <= areaBetween(steps, before, [first, second, steps.length]) + 1e-6);
      }),
    );
  });

  it('leaves up to three as they are', () => {
    const three = [10, 20, 30].map((costEur) => ({ costEur, scoreAfter: 100 - costEur }));
    assert.deepEqual(foldSteps(three, 100), [1, 2, 3]);
    assert.deepEqual(foldSteps(three.slice(0, 2), 100), [1, 2, 2]);
    assert.deepEqual(foldSteps(three.slice(0, 1), 100), [1, 1, 1]);
  });
});

describe('the file of an adviser', () => {
  it('has what was measured of the home as it is', () => {
    const { values, certificate, fields } = read(ADVISERS_FILE);
    assert.deepEqual(values, {
      energy_label: 'D',
      energy_score_kwh_per_m2: 265.41,
      metered_gas_kwh: 13_677,
      metered_electricity_kwh: 2800,
      metered_year: 2025,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1 },
      floor_insulation_type: { u_value_w_per_m2_k: 0.375 },
      inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.25 },
      flat_roof_insulation_type: { u_value_w_per_m2_k: 0.25 },
      window_u_value_w_per_m2_k: 1.8,
      window_glazing_type: 'HIGH_EFFICIENCY',
      door_u_value_w_per_m2_k: 2,
      heating_device: 'CONDENSING_BOILER',
      sanitary_heating_device: 'WITH_HEATING',
      ventilation_type: 'BALANCED_WITH_RECOVERY',
      has_solar_panels: true,
      solar_panels_kwp: 3.51,
      has_solar_boiler: false,
    });
    assert.deepEqual([certificate?.issued_on, certificate?.valid_until], ['2026-03-12', null]);
    assert.ok(fields.every(({ confidence }) => confidence === 'HIGH'));
  });

  it('leaves open what it calls unknown', () => {
    const unknown = ADVISERS_FILE.replace('<RcGevels>0.83', '<RcGevels>-1')
      .replace('>D</LabelklasseHuidigBRPReg>', '>NVT</LabelklasseHuidigBRPReg>')
      .replace('<WattpiekvermogenPV>3510', '<WattpiekvermogenPV>-1')
      .replace('<OpwekkertypeVerwarming>HR107', '<OpwekkertypeVerwarming>Onbekend');
    const { values } = read(unknown);
    for (const name of ['outer_wall_insulation_type', 'energy_label', 'has_solar_panels', 'heating_device'])
      assert.equal(values[name], undefined, name);
  });

  for (const [what, from, to, message] of [
    [
      'a month that does not exist',
      '<Month>01',
      '<Month>13',
      /TAAdvice\/Climate\/Month must be a month .* is "13"/,
    ],
    ['a missing element', '<Month>01</Month>', '', /TAAdvice\/Climate must have Month before Station/],
    [
      'elements in another order',
      '<BRP>true</BRP>',
      '<BRP>true</BRP><AdviceDate>20260101</AdviceDate>',
      /AdviceSources\/AdviceDate is unknown/,
    ],
    [
      'another version',
      '<Version>2.00',
      '<Version>1.00',
      /TAMeta\/Version must be one of 2.00, but is "1.00"/,
    ],
    [
      'a word for a number',
      '<RcDaken>3.86',
      '<RcDaken>good',
      /Summary\/CurrentSituation\/RcDaken must be a number .* "good"/,
    ],
    [
      'a BAG id of nothing',
      '0344010000012345',
      '0344990000012345',
      /BAGIdentification\/BAGResidenceId must be a BAG id/,
    ],
    [
      'no choice',
      'BAGResidenceId',
      'BAGHouseId',
      /BAGIdentification must have BAGResidenceId or BAGBerthId or BAGPitchId/,
    ],
    [
      'another namespace',
      'maatwerkadviesbestand',
      'monitoringsbestand',
      /TailoredAdvice must be of the namespace/,
    ],
    ['software without a name', ' software="another 7.1"', '', /SoftwareSpecific has no attribute software/],
    ['an office', '>residential<', '>commercial<', /no dwelling/],
    ['a DOCTYPE', '<a:T', '<!DOCTYPE a [<!ENTITY b "b">]><a:T', /DOCTYPE/],
    ['an unknown entity', '>2025<', '>&b;<', /broken/],
  ] as const)
    it(`is refused with ${what}, by the name of the element`, () => {
      const wrong = ADVISERS_FILE.replaceAll(from, to);
      assert.notEqual(wrong, ADVISERS_FILE);
      assert.throws(
        () => read(wrong),
        (error) => error instanceof Refusal && message.test(error.message),
      );
    });

  it('counts before the draft that it was made from, and does not lose what the draft knows better', () => {
    const block =
      '<SoftwareSpecific software="Rooftree 1.0.0"><o:Home xmlns:o="urn:o">{"metered_gas_kwh":13674.5,"storeys":2,"energy_label":"F","garage":true}</o:Home></SoftwareSpecific>';
    const { values, unread } = read(ADVISERS_FILE.replace(/<SoftwareSpecific.*<\/SoftwareSpecific>/s, block));
    assert.deepEqual(
      [values['metered_gas_kwh'], values['storeys'], values['energy_label']],
      [13_674.5, 2, 'D'],
    );
    assert.deepEqual(unread, ['garage: true']);
  });
});
