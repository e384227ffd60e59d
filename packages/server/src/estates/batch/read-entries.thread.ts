/** Runs in a thread of the compute pool: a batch of estates as it was sent in, estates to store out. */
import { boundedMessages } from '../../fault.ts';
import { type Check, compileCheck } from '../../infra/checks/check.ts';
import { repeatedName } from '../../infra/repeated-name.ts';
import { readEstateBody } from '../estate-body.ts';
import { compileEstateCheck, toEstate } from '../estate-check.ts';
import { type EstateBody, estateParamsSchema } from '../estates.schemas.ts';
import type { Estate } from '../estates.ts';
import { type BatchForm, type SplitBatch, splitEntries } from './split-entries.ts';

/** An entry of a batch: the estate that it describes, or what is wrong with it. */
export type ReadEntry =
  | { externalId: string; estate: Estate; messages: null }
  | { externalId: string | null; estate: null; messages: string[] };

interface Entries {
  /** Each is JSON text. */
  entries: string[];
  providerNames: readonly string[];
  maxEntryBytes: number;
}

const checkName = compileCheck(estateParamsSchema);
/** Compiled once per thread: an installation has one list of providers. */
let known: { providers: string; check: Check } | undefined;

export function splitBatch(batch: { bytes: Uint8Array; form: BatchForm; most: number }): SplitBatch {
  return splitEntries(batch.bytes, batch.form, batch.most);
}

export function readEntries({ entries, providerNames, maxEntryBytes }: Entries): ReadEntry[] {
  const check = checkFor(providerNames);
  return entries.map((text) =>
    Buffer.byteLength(text) > maxEntryBytes
      ? refused(null, [`must not be longer than ${maxEntryBytes} bytes`])
      : readEntry(text, check),
  );
}

function readEntry(text: string, check: Check): ReadEntry {
  const value = parse(text);
  if (value === undefined) return refused(null, ['must be valid JSON']);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused(null, ['must be an object']);
  const twice = repeatedName(text, value);
  if (twice !== null) return refused(null, [`must not have ${JSON.stringify(twice)} twice`]);
  const name = 'external_id' in value ? value.external_id : undefined;
  const body = readEstateBody(value);
  const faults = [...checkName({ external_id: name }), ...check(body)];
  if (typeof name !== 'string' || faults.length > 0)
    return refused(typeof name === 'string' ? name : null, boundedMessages(faults));
  // It has passed the check of a PUT's body.
  return { externalId: name, estate: toEstate(name, body as EstateBody, 'API'), messages: null };
}

function refused(externalId: string | null, messages: string[]): ReadEntry {
  return { externalId, estate: null, messages };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkFor(providerNames: readonly string[]): Check {
  const providers = providerNames.join();
  if (known?.providers !== providers) known = { providers, check: compileEstateCheck(providerNames) };
  return known.check;
}
