import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Findings } from '../contract/findings.ts';
import { linesOf } from '../layout/lines.ts';
import { pageOf } from '../testing/page-of.ts';
import { valuesAlone } from './values-alone.ts';

const READ: Findings = {
  kind: 'be-vlg-2019',
  version: null,
  language: 'nl',
  certificate: { scheme: 'BE-VLG', number: null, issued_on: null, valid_until: null, method: null },
  address: null,
  findings: [],
  checks: [],
  unread: [],
};
const found = (text: string, read = READ) =>
  valuesAlone(linesOf([pageOf(text)]), read).map(({ name, value }) => `${name}: ${value}`);

describe('values without a label', () => {
  it('say what they are of', () =>
    assert.deepEqual(
      found(
        'Kenmerk 7    condenserende ketel op aardgas\nKenmerk 8    systeem C\nKenmerk 9    elektrische boiler',
      ),
      [
        'heating_type: GAS',
        'heating_device: CONDENSING_BOILER',
        'ventilation_type: EXHAUST',
        'sanitary_heating_device: ELECTRIC_BOILER',
      ],
    ));

  for (const [name, text] of [
    ['advice', 'Plaats een condenserende ketel op aardgas'],
    ['what stands under a heading of advice', 'Aanbevelingen\n\ncondenserende ketel op aardgas'],
    ['a list of options', 'systeem A\n\nsysteem C'],
    ['one of several with shares', 'condenserende ketel op aardgas (30 %)'],
  ] as const)
    it(`never ${name}`, () => assert.deepEqual(found(text), []));

  it('nor where a label led to one', () => {
    const heating = {
      name: 'heating_type',
      value: 'OIL',
      raw: null,
      basis: 'printed',
      source: null,
    } as const;
    assert.deepEqual(found('condenserende ketel op aardgas', { ...READ, findings: [heating] }), []);
  });
});
