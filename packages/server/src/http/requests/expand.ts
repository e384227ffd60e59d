/** `?expand=`: a thing that a response names, in the same response, so that no second call is needed. */
import { Type } from 'typebox';
import type { Caller, Permission } from '../../caller.ts';
import { requirePermissions } from '../access/require-permissions.ts';
import { oneOf } from './json-schemas.ts';

/** What can be expanded: its schema in openapi.json, and the permission that getting it by itself needs. */
const EXPANDABLE = {
  estate: { schema: 'Estate', permission: 'estates:read' },
  renovation: { schema: 'Renovation', permission: 'renovations:read' },
} as const satisfies Record<string, { schema: string; permission: Permission }>;

type Expandable = keyof typeof EXPANDABLE;

export function expandQuery<const Name extends Expandable>(name: Name) {
  const description = `Adds \`${name}\` to the response. Also needs the permission \`${EXPANDABLE[name].permission}\`.`;
  return Type.Object(
    { expand: Type.Optional(oneOf([name], { description })) },
    { additionalProperties: false },
  );
}

/** For the schema of the response. A reference: each of two things can be expanded in the other, but never deeper. */
export function expandedField(name: Expandable, what: string) {
  return {
    [name]: Type.Optional(
      Type.Unsafe<object | null>({
        anyOf: [{ $ref: `#/components/schemas/${EXPANDABLE[name].schema}` }, { type: 'null' }],
        description: `With \`expand=${name}\`: ${what}`,
        'x-extension': true,
      }),
    ),
  };
}

/**
 * The JSON of a response, with what is to be expanded as its last field. `find` returns the same JSON as getting the
 * thing by itself.
 */
export async function expand(
  json: string,
  { caller, query }: { caller: Caller; query: { expand?: Expandable } },
  find: (contextId: string) => Promise<string | null>,
): Promise<string> {
  const name = query.expand;
  if (name === undefined) return json;
  requirePermissions(caller, EXPANDABLE[name].permission);
  return `${json.slice(0, -1)},"${name}":${await find(caller.contextId)}}`;
}
