import { Ajv, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { UUID } from '../uuid.ts';
import { faultMessage } from './fault-messages.ts';
import { hasPlainHost } from './plain-host.ts';

/** All faults of a value as sentences; none for a valid one. */
export type Check = (value: unknown) => string[];

// Every input is bounded (see the body limits), so that collecting all faults costs little.
// Our schemas are typed and compiled strictly: to check them against JSON Schema's own schema, too, is a tenth of a
// command's start.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  strictRequired: false,
  validateSchema: false,
});
ajv.addFormat('uuid', UUID);
ajv.addFormat('text', isText);
ajv.addFormat('path-text', (value: string) => isText(value) && !isDots(value));
ajv.addFormat('web-address', (value: string) => isText(value) && isWebAddress(value));
ajv.addFormat('date-time', isMoment);
// Annotations in openapi.json.
for (const annotation of ['x-extension', 'style', 'explode']) ajv.addKeyword(annotation);

/** PostgreSQL stores neither NUL nor half a surrogate pair in a text. */
function isText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** `.` and `..` mean a folder in a URL: no client could address what is named so, however it is encoded. */
function isDots(value: string): boolean {
  return value === '.' || value === '..';
}

/** RFC 3339: a date, a time and the distance from UTC, all of them in the calendar. */
function isMoment(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && hasPlainHost(url);
}

/** Compiled by its first call: a process that serves for years may never need some, and a command needs few. */
export function compileCheck(schema: TSchema): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).map(faultMessage);
  };
}
