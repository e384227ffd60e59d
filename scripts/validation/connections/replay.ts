/** Puts records into a simulator and reads them as the server does: over HTTP, through the provider's own client. */
import { type Entry, findLabel, type LabelAnswer, PROVIDERS, type Provider } from '@rooftree/connectors';
import {
  EP_ONLINE_CREDENTIALS,
  KOLIBRI_CREDENTIALS,
  readAll,
  SKARABEE_CREDENTIALS,
  SWEEPBRIGHT_CREDENTIALS,
  startEpOnline,
  startKolibri,
  startRealworks,
  startSkarabee,
  startSweepBright,
  startVera,
  startWhise,
  testSession,
  VERA_CREDENTIALS,
  WHISE_CREDENTIALS,
} from '@rooftree/connectors/testing';
import { EP_ONLINE_FORM } from './ep-online.ts';
import { type Example, exampleOf, type Fields, type Form } from './form.ts';
import { KOLIBRI_FORM } from './kolibri.ts';
import { REALWORKS_FORM } from './realworks.ts';
import { SKARABEE_FORM } from './skarabee.ts';
import { SWEEPBRIGHT_FORM } from './sweepbright.ts';
import { VERA_FORM } from './vera.ts';
import { judge, type Verdicts } from './verdict.ts';
import { WHISE_FORM } from './whise.ts';

const NOW = () => new Date('2026-11-18T09:00:00Z');
const TOKEN = 'only-in-tests';

interface Simulated {
  base: string;
  close(): Promise<void>;
}
type Put = (id: string, record: never) => void;
type Start = () => Promise<{ simulator: Simulated; put: Put; credentials: Record<string, string> }>;

const starts: readonly (readonly [form: Form, name: string, start: Start])[] = [
  [WHISE_FORM, 'WHISE', async () => started(await startWhise(), 'estates', WHISE_CREDENTIALS)],
  [REALWORKS_FORM, 'REALWORKS', async () => started(await startRealworks(TOKEN), 'stock', { token: TOKEN })],
  [
    SWEEPBRIGHT_FORM,
    'SWEEPBRIGHT',
    async () => started(await startSweepBright(), 'estates', SWEEPBRIGHT_CREDENTIALS),
  ],
  [VERA_FORM, 'VERA', async () => started(await startVera(), 'units', VERA_CREDENTIALS)],
  [
    SKARABEE_FORM,
    'SKARABEE',
    async () => started(await startSkarabee(), 'publications', SKARABEE_CREDENTIALS),
  ],
  [KOLIBRI_FORM, 'KOLIBRI', async () => started(await startKolibri(), 'objects', KOLIBRI_CREDENTIALS)],
];

function started<Name extends string>(
  simulator: Simulated & { [Stock in Name]: { put: Put } },
  stock: Name,
  credentials: Record<string, string>,
) {
  return { simulator, put: simulator[stock].put, credentials };
}

export interface Replayed {
  provider: string;
  verdicts: Verdicts;
  faults: string[];
}

/** Every provider with `count` records of seeds from `firstSeed` on. */
export async function replayAll(count: number, firstSeed: number): Promise<Replayed[]> {
  const replayed: Replayed[] = [];
  for (const [form, name, start] of starts) {
    const { simulator, put, credentials } = await start();
    const provider = PROVIDERS.find((each) => each.name === name);
    if (provider === undefined) throw new Error(`there is no provider ${name}`);
    const examples = examplesOf(form, count, firstSeed);
    // The form of each simulator's records is the form that is being tried.
    for (const [id, { record }] of examples) put(id, record as never);
    const session = testSession(simulator.base, credentials, NOW);
    const entries = await readEntries(provider, session, [...examples.keys()]);
    await simulator.close();
    replayed.push(
      judged(form.provider, examples, new Map(entries.map((entry) => [idOf(entry), fieldsOf(entry)]))),
    );
  }
  return [...replayed, await replayLabels(count, firstSeed)];
}

async function readEntries(
  { hook, pull }: Provider,
  session: ReturnType<typeof testSession>,
  ids: readonly string[],
): Promise<Entry[]> {
  if (hook === undefined) return readAll(pull, session);
  const entries: Entry[] = [];
  for (const id of ids) entries.push(...(await hook.readEntries(session, id)));
  return entries;
}

function examplesOf(form: Form, count: number, firstSeed: number): Map<string, Example> {
  const examples = Array.from({ length: count }, (_, index) => exampleOf(form, firstSeed + index));
  return new Map(
    examples.map((example, index) => [String(example.expected['external_id'] ?? firstSeed + index), example]),
  );
}

function judged(
  provider: string,
  examples: ReadonlyMap<string, Example>,
  found: ReadonlyMap<string, Fields>,
): Replayed {
  const verdicts: Verdicts = new Map();
  const faults = [...examples].flatMap(([id, { expected }]) =>
    judge(verdicts, expected, found.get(id) ?? {}).map((fault) => `${provider} ${id}: ${fault}`),
  );
  return { provider, verdicts, faults };
}

const idOf = (entry: Entry): string =>
  (entry.kind === 'listing' ? entry.listing.external_id : entry.external_id) ?? '';

/** By the paths of a listing; pictures by their number. A home that is rejected has no fields. */
function fieldsOf(entry: Entry): Fields {
  if (entry.kind !== 'listing') return {};
  const { address, unpublished_address: hidden = {}, facts, vague = {}, pictures, ...rest } = entry.listing;
  const under = (name: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
  return {
    ...rest,
    ...under('address', address),
    ...under('unpublished', hidden),
    ...under('facts', facts),
    ...under('vague', vague),
    ...(pictures.length > 0 && { pictures: pictures.length }),
  };
}

async function replayLabels(count: number, firstSeed: number): Promise<Replayed> {
  const simulator = await startEpOnline();
  const examples = new Map(
    [...examplesOf(EP_ONLINE_FORM, count, firstSeed).values()].map(({ record, expected }) => {
      // Of what is no home's label, nothing may be read.
      const { kind } = expected;
      return [String(record['Huisnummer']), { record, expected: kind === 'found' ? expected : { kind } }];
    }),
  );
  for (const [id, { record }] of examples) simulator.labels.put(id, record);
  const session = testSession(simulator.base, EP_ONLINE_CREDENTIALS, NOW);
  const found = new Map<string, Fields>();
  for (const id of examples.keys())
    found.set(id, labelFields(await findLabel(session, { zip_code: '9999XA', house_number: id })));
  await simulator.close();
  return judged(EP_ONLINE_FORM.provider, examples, found);
}

function labelFields(answer: LabelAnswer): Fields {
  if (answer.kind !== 'found') return { kind: answer.kind };
  const { issued_on, valid_until, method } = answer.reading.certificate ?? {};
  const sure = answer.reading.fields.filter(({ confidence }) => confidence === 'HIGH');
  return {
    kind: 'found',
    ...Object.fromEntries(sure.map(({ name, value }) => [name, value])),
    ...Object.fromEntries(
      Object.entries({ issued_on, valid_until, method }).filter(([, value]) => value != null),
    ),
  };
}
