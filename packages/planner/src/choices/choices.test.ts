import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MEASURES, OBJECTIVES, OWNERSHIPS } from '@rooftree/engine';
import fc from 'fast-check';
import { type Choices, countChoices, NO_CHOICES, readChoices, writeChoices } from './choices.ts';
import { FACTS, factValue } from './facts.ts';
import { type MeasureChoices, withMeasure } from './measure-choices.ts';

const LABELS = ['A+', 'A', 'B', 'C', 'D', 'E', 'F'];

const factText = fc.constantFrom(...FACTS).chain((fact) => {
  const { field } = fact;
  const text =
    field.kind === 'number' || field.kind === 'integer'
      ? fc.integer({ min: Math.ceil(Math.max(0, field.min)), max: Math.floor(field.max) }).map(String)
      : field.kind === 'boolean'
        ? fc.constantFrom('true', 'false')
        : field.kind === 'code'
          ? fc.constantFrom(...field.values)
          : field.kind === 'label'
            ? fc.constantFrom(...LABELS)
            : fc.constantFrom('NONE', 'CM_6_10');
  return text.map((value): [string, string] => [fact.name, value]);
});

const anyMeasures = fc
  .array(fc.tuple(fc.constantFrom(...MEASURES), fc.constantFrom('on' as const, 'off' as const)))
  .map((pairs) => pairs.reduce<MeasureChoices>((all, [code, choice]) => withMeasure(all, code, choice), {}));

const anyChoices: fc.Arbitrary<Choices> = fc.record(
  {
    target: fc.option(fc.constantFrom(...LABELS)),
    budget: fc.option(fc.integer({ min: 0, max: 1000 }).map((thousands) => thousands * 1000)),
    objective: fc.option(fc.constantFrom(...OBJECTIVES)),
    income: fc.option(fc.constantFrom(1, 2, 3, 4)),
    ownership: fc.option(fc.constantFrom(...OWNERSHIPS)),
    fossilFree: fc.option(fc.boolean()),
    loanRate: fc.option(fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)),
    loanYears: fc.option(fc.integer({ min: 1, max: 40 })),
    years: fc
      .array(fc.tuple(fc.constantFrom(...MEASURES), fc.integer({ min: 2000, max: 2999 })), { maxLength: 3 })
      .map((pairs) => Object.fromEntries(pairs)),
    measures: anyMeasures,
    facts: fc.array(factText, { maxLength: 8 }).map((entries) => Object.fromEntries(entries)),
  },
  { noNullPrototype: true },
);

test('an address gives back the choices it was made from', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const { choices: read, rejected } = readChoices(writeChoices(choices), LABELS);
      assert.deepEqual(rejected, []);
      assert.deepEqual(read, choices);
      assert.equal(writeChoices(read), writeChoices(choices));
    }),
    { numRuns: 2000 },
  );
});

test('no address breaks the reading of it', () => {
  const names = fc.constantFrom(
    'target',
    'budget',
    'income',
    'objective',
    'ownership',
    'fossil_free',
    'wall_cavity',
    'storeys',
    '__proto__',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const { choices } = readChoices(new URLSearchParams(pairs).toString(), LABELS);
      for (const fact of FACTS) {
        const text = choices.facts[fact.name];
        if (text !== undefined) assert.notEqual(factValue(fact, text), undefined);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a wrong value is named and left out, the others hold', () => {
  const search = 'target=Z&budget=40000&income=7&storeys=2&year_built=95&wall_cavity=maybe';
  const { choices, rejected } = readChoices(search, LABELS);
  assert.deepEqual(rejected, ['target', 'income', 'year_built', 'wall_cavity']);
  assert.deepEqual(choices, { ...NO_CHOICES, budget: 40000, facts: { storeys: '2' } });
  assert.equal(countChoices(choices), 2);
});

test('names of others and empty values are left alone', () => {
  const { choices, rejected } = readChoices('lang=fr-BE&utm_source=mail&storeys=&target=', LABELS);
  assert.deepEqual({ choices, rejected }, { choices: NO_CHOICES, rejected: [] });
});

test('an address past its limit is not read', () => {
  const { choices, rejected } = readChoices(`target=A&${'x'.repeat(2000)}`, LABELS);
  assert.deepEqual({ choices, rejected }, { choices: NO_CHOICES, rejected: ['…'] });
});

test('insisting on a work lets go of the other one on the same part of the house', () => {
  const cavity = withMeasure({ battery: 'on' }, 'wall_cavity', 'on');
  assert.deepEqual(withMeasure(cavity, 'wall_external', 'on'), { battery: 'on', wall_external: 'on' });
  assert.deepEqual(withMeasure(cavity, 'wall_cavity', null), { battery: 'on' });
});
