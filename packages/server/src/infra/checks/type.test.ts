import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Type as TypeBox } from 'typebox';
import { Type } from './type.ts';

/** Each builder, alone and in the others. */
const schemasBy = (type: typeof Type): Record<string, object> => {
  const options = { description: 'x', title: 'y' };
  const named = type.Object(
    {
      name: type.String({ maxLength: 5 }),
      count: type.Optional(type.Integer({ minimum: 0, ...options })),
      // A copy of an optional schema is not optional.
      copied: { ...type.Optional(type.Boolean()), description: 'copied' },
    },
    { additionalProperties: false, ...options },
  );
  return {
    array: type.Array(type.Number({ maximum: 3 }), { minItems: 1 }),
    boolean: type.Boolean(options),
    enum: type.Enum(['a', 'b'], options),
    literals: type.Array(type.Union([type.Literal('a'), type.Literal(1), type.Literal(true)])),
    nothing: type.Null(options),
    object: named,
    empty: type.Object({}),
    optional: type.Object({ only: type.Optional(named) }),
    partial: type.Partial(named),
    partialWithOptions: type.Partial(named, { description: 'z' }),
    partialInside: type.Object({ ...type.Partial(named).properties, other: type.Unknown() }),
    union: type.Union([type.String(), type.Null()], options),
    unknown: type.Unknown(options),
    unsafe: type.Unsafe<string>({ type: 'string', enum: ['a'] }),
    optionalUnsafe: type.Object({ any: type.Optional(type.Unsafe<unknown>({ readOnly: true })) }),
  };
};

const expected = schemasBy(TypeBox);
for (const [name, schema] of Object.entries(schemasBy(Type))) {
  test(`makes what TypeBox makes: ${name}`, () => {
    assert.equal(JSON.stringify(schema), JSON.stringify(expected[name]));
  });
}

test('nothing that runs reads TypeBox itself', () => {
  const cwd = join(import.meta.dirname, '..', '..');
  const sources = globSync('**/*.ts', { cwd }).filter((file) => !file.endsWith('.test.ts'));
  assert.ok(sources.length > 100);
  const readers = sources.filter((file) =>
    /^import (?!type ).* from 'typebox';$/m.test(readFileSync(join(cwd, file), 'utf8')),
  );
  assert.deepEqual(readers, []);
});
