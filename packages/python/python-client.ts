/** The Python client, made from `openapi.json`: one file without dependencies, as the scripts are that use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApi, Schema } from '../../scripts/generate-client-types.ts';
import { inlineParts } from '../server/src/http/openapi/shared-parts.ts';
import { PythonTypes, snakeCase } from './python-types.ts';

const TRANSPORT = join(import.meta.dirname, 'transport.py');
/** For members of the console, and for a stream that does not end. */
const LEFT_OUT = (tags: readonly string[] | undefined, types: readonly string[]) =>
  tags?.some((tag) => ['Console', 'Operations', 'Access'].includes(tag)) === true ||
  types.includes('text/event-stream');
const RESERVED = new Set(['from', 'with', 'class', 'import', 'in', 'is', 'or', 'and', 'not', 'global']);

type Operation = OpenApi['paths'][string][string] & { tags?: string[]; summary?: string };

export function writePythonClient(openapi: OpenApi): string {
  const { paths, components } = inlineParts(openapi);
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) types.add(name, schema);
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => methodOf(method, path, operation, types)),
  );
  const head = readFileSync(TRANSPORT, 'utf8').replace(
    /^#.*\n/,
    '# Made from openapi.json of the server that offers it.\n',
  );
  const client = `class Rooftree(_Helpers):\n    """The operations of the API for clients."""\n\n${methods.join('\n')}`;
  return `${[head.trimEnd(), ...types.definitions(), client.trimEnd()].join('\n\n\n')}\n`;
}

function methodOf(method: string, path: string, operation: Operation, types: PythonTypes): string[] {
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const answers = success.flatMap(([, { content }]) => Object.entries(content ?? {}));
  if (
    LEFT_OUT(
      operation.tags,
      answers.map(([type]) => type),
    )
  )
    return [];
  const name = capitalised(operation.operationId);
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const isKeyed = parameters.some((each) => each.name === 'Idempotency-Key');
  const body = bodyOf(operation);
  const json = answers.find(([type]) => type === 'application/json');
  const answerType = json
    ? types.typeOf(json[1].schema, `${name}Answer`)
    : answers.length > 0
      ? 'bytes'
      : 'None';
  const required = inQuery.filter((each) => each.required);
  const named = [
    ...required.map(
      (each) => `${argument(each.name)}: ${types.typeOf(each.schema, name + capitalised(each.name))}`,
    ),
    ...inQuery
      .filter((each) => !each.required)
      .map(
        (each) =>
          `${argument(each.name)}: Optional[${types.typeOf(each.schema, name + capitalised(each.name))}] = None`,
      ),
    ...(body === 'file' ? ['content_type: str = "application/octet-stream"'] : []),
    ...(isKeyed ? ['idempotency_key: Optional[str] = None'] : []),
  ];
  const placed = [
    ...inPath.map(
      (each) => `${argument(each.name)}: ${types.typeOf(each.schema, name + capitalised(each.name))}`,
    ),
    ...(body === null
      ? []
      : [body === 'file' ? 'file: bytes' : `body: ${types.typeOf(body, `${name}Body`)}`]),
  ];
  const signature = ['self', ...placed, ...(named.length > 0 ? ['*'] : []), ...named];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => `{_segment(${argument(part)})}`);
  const passed = [
    `"${method.toUpperCase()}"`,
    address.includes('{') ? `f"${address}"` : `"${address}"`,
    ...(inQuery.length > 0
      ? [`query={${inQuery.map((each) => `"${each.name}": ${argument(each.name)}`).join(', ')}}`]
      : []),
    ...(body === null ? [] : [body === 'file' ? 'file=file, content_type=content_type' : 'body=body']),
    ...(isKeyed ? ['is_keyed=True, idempotency_key=idempotency_key'] : []),
    ...(answerType === 'bytes' ? ['is_json=False'] : []),
  ];
  return [
    `    def ${snakeCase(operation.operationId)}(\n        ${signature.join(',\n        ')},\n    ) -> ${answerType}:\n` +
      `        """${(operation.summary ?? name).replaceAll('"', "'")}."""\n` +
      `        ${answerType === 'None' ? '' : 'return '}self._call(\n            ${passed.join(',\n            ')},\n        )\n`,
  ];
}

function bodyOf({ requestBody }: Operation): Schema | 'file' | null {
  if (requestBody === undefined) return null;
  const json = requestBody.content['application/json'];
  return json === undefined || json.schema.format === 'binary' ? 'file' : json.schema;
}

function argument(name: string): string {
  const plain = snakeCase(name.replaceAll('-', '_'));
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

function capitalised(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
