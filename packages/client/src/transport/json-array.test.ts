import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ArrayScanner } from './json-array.ts';

function scan(text: string, cuts: number[] = []): { elements: unknown[]; isComplete: boolean } {
  const scanner = new ArrayScanner('estates');
  const edges = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  const elements = edges
    .slice(1)
    .flatMap((edge, index) => [...scanner.push(text.slice(edges[index], edge))])
    .map((element) => JSON.parse(element) as unknown);
  return { elements, isComplete: scanner.isComplete };
}

const anyObject = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue());

test('any array of objects comes out whole, wherever the text is cut and whatever stands around it', () => {
  const surroundings = fc.dictionary(
    fc.string().filter((key) => key !== 'estates'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.array(anyObject),
      surroundings,
      surroundings,
      fc.constantFrom(undefined, 1),
      fc.array(fc.nat(), { maxLength: 20 }),
      (estates, before, after, indent, cuts) => {
        // Through JSON once: -0 and the like do not survive it, here or anywhere.
        const expected = JSON.parse(JSON.stringify(estates)) as unknown[];
        const text = JSON.stringify({ ...before, estates, ...after }, null, indent);
        assert.deepEqual(scan(text, cuts), { elements: expected, isComplete: true });
      },
    ),
    { numRuns: 500 },
  );
});

test('a text that stops early is not complete, and gives only whole elements', () => {
  const estates = [{ name: 'a"b\\' }, { nested: { list: [1, { deep: '}]' }] } }];
  const text = JSON.stringify({ estates });
  for (let length = 0; length < text.length; length++) {
    const { elements, isComplete } = scan(text.slice(0, length));
    assert.equal(isComplete, false);
    assert.deepEqual(elements, estates.slice(0, elements.length));
  }
});

test('an array of the same name deeper in the text is not the one', () => {
  const text = '{"other": {"estates": [{"a": 1}]}, "list": ["estates", [{"b": 2}]], "estates": [{"c": 3}]}';
  assert.deepEqual(scan(text).elements, [{ c: 3 }]);
});

test('without the array nothing is complete', () => {
  assert.equal(scan('{"statusCode": 200}').isComplete, false);
});
