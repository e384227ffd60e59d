/**
 * Checks a programme from its two files alone: that each home has exactly one of its columns, that no limit is broken,
 * and that no programme within the limits can cost less than the bound. It shares no code with what made the files, and
 * counts in whole numbers only.
 *
 * Why the bound holds: for prices >= 0, a programme within the limits costs at least what it costs plus the price of
 * what it uses less the price of the limits; and that is at least the sum of each home's cheapest column by the same
 * measure.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface Verdict {
  homes: number;
  costCents: bigint;
  /** In millionths of a cent. */
  boundMicroCents: bigint;
  /** How far the cost can be above that of the best programme, as a part of the bound. */
  gap: number;
}

export class RefusedProgramme extends Error {
  override name = 'RefusedProgramme';
}

const MICRO = 1_000_000n;

export async function verify(problemFile: string, certificateFile: string): Promise<Verdict> {
  const certificate = await readCertificate(certificateFile);
  const limits: { id: string; sign: bigint; amount: bigint; price: bigint; used: bigint }[] = [];
  const seen = new Set<string>();
  const hash = createHash('sha256');
  let cost = 0n;
  let bound = 0n;
  let home: string | null = null;
  let least: bigint | null = null;
  let isChosen = false;
  const endHome = () => {
    if (home === null) return;
    if (least === null) refuse(`home ${home} has no column`);
    if (!isChosen) refuse(`the column chosen for home ${home} is none of its own`);
    bound += least;
    least = null;
    isChosen = false;
  };

  let number = 0;
  for await (const line of linesOf(problemFile, hash)) {
    number += 1;
    const [kind, ...fields] = line.split(',');
    if (number === 1) {
      if (line !== 'rooftree-programme 1') refuse('the first file is not a programme of version 1');
    } else if (kind === 'limit' && home === null && fields.length === 3) {
      const [id = '', form, amount = ''] = fields;
      if (form !== 'AT_MOST' && form !== 'AT_LEAST') refuse(`limit ${id} is neither AT_MOST nor AT_LEAST`);
      const price = certificate.prices.get(id);
      if (price === undefined || price < 0n) refuse(`limit ${id} needs a price that is not negative`);
      if (limits.some((limit) => limit.id === id)) refuse(`limit ${id} is there twice`);
      limits.push({ id, sign: form === 'AT_MOST' ? 1n : -1n, amount: integer(amount), price, used: 0n });
    } else if (kind === 'home' && fields.length === 1) {
      endHome();
      home = fields[0] ?? '';
      if (seen.has(home)) refuse(`home ${home} is there twice`);
      seen.add(home);
    } else if (kind === 'column' && home !== null && fields.length >= 2) {
      const [id = '', columnCost = '', ...uses] = fields;
      const isTaken = certificate.choices.get(home) === id;
      if (isTaken && isChosen) refuse(`home ${home} has the column ${id} twice`);
      let value = integer(columnCost) * MICRO;
      if (isTaken) {
        cost += integer(columnCost);
        isChosen = true;
      }
      for (const use of uses) {
        const [position = '', amount = '', ...rest] = use.split(':');
        const limit = limits[Number(integer(position))];
        if (limit === undefined || rest.length > 0)
          refuse(`line ${number} uses a limit that there is not: ${use}`);
        value += limit.sign * limit.price * integer(amount);
        if (isTaken) limit.used += integer(amount);
      }
      if (least === null || value < least) least = value;
    } else refuse(`line ${number} of the programme cannot be read: ${line.slice(0, 80)}`);
  }
  endHome();
  if (hash.digest('hex') !== certificate.problem) refuse('the certificate belongs to another programme');
  if (seen.size !== certificate.choices.size) refuse('the certificate chooses for other homes');
  if (limits.length !== certificate.prices.size) refuse('the certificate has prices of other limits');
  for (const { id, sign, amount, used, price } of limits) {
    if (sign * used > sign * amount) refuse(`limit ${id} is broken: ${used} of ${amount}`);
    bound -= sign * price * amount;
  }
  if (cost !== certificate.cost) refuse(`the homes cost ${cost} cents, not ${certificate.cost}`);
  if (bound !== certificate.bound) refuse(`the prices prove ${bound}, not ${certificate.bound}`);
  if (!certificate.isAsWritten) refuse('the certificate was changed after it was written');
  const gap =
    bound === 0n ? Number.POSITIVE_INFINITY : Number(cost * MICRO - bound) / Math.abs(Number(bound));
  return { homes: seen.size, costCents: cost, boundMicroCents: bound, gap };
}

async function readCertificate(file: string) {
  const prices = new Map<string, bigint>();
  const choices = new Map<string, string>();
  const once = new Map<string, string>();
  const hash = createHash('sha256');
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (!line.startsWith('sha256,')) hash.update(`${line}\n`);
    const [kind = '', first = '', second, ...rest] = line.split(',');
    const map = kind === 'price' ? prices : kind === 'choice' ? choices : once;
    if (number === 1) {
      if (line !== 'rooftree-certificate 1') refuse('the second file is not a certificate of version 1');
    } else if (rest.length > 0) refuse(`line ${number} of the certificate cannot be read`);
    else if (map === once && second === undefined && !once.has(kind)) once.set(kind, first);
    else if (map === once || second === undefined || map.has(first))
      refuse(`line ${number} of the certificate cannot be read`);
    else if (map === prices) prices.set(first, integer(second));
    else choices.set(first, second);
  }
  const value = (name: string) => once.get(name) ?? refuse(`the certificate has no ${name}`);
  const isAsWritten = hash.digest('hex') === value('sha256');
  if (once.size !== 4) refuse('the certificate has unknown lines');
  const [cost, bound] = [integer(value('cost')), integer(value('bound'))];
  return { problem: value('problem'), cost, bound, prices, choices, isAsWritten };
}

async function* linesOf(file: string, hash?: ReturnType<typeof createHash>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for await (const part of createReadStream(file)) {
    hash?.update(part);
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.decode() !== '') refuse(`${file} does not end with a line feed`);
}

function integer(text: string): bigint {
  return /^(0|-?[1-9]\d{0,30})$/.test(text)
    ? BigInt(text)
    : refuse(`${JSON.stringify(text.slice(0, 40))} is not a whole number`);
}

function refuse(reason: string): never {
  throw new RefusedProgramme(reason);
}
