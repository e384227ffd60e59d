import { inlineParts } from '../../packages/server/src/http/openapi/shared-parts.ts';

/** A JSON schema or any other part of an OpenAPI document. */
type Part = { readonly [name: string]: unknown };

/** `request`: what was accepted must still be accepted. `answer`: what was promised must still hold. */
type Direction = 'request' | 'answer';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
/** Limits by whether a larger number lets more through. */
const LIMITS: Readonly<Record<string, boolean>> = {
  maxLength: true,
  maximum: true,
  exclusiveMaximum: true,
  maxItems: true,
  maxProperties: true,
  minLength: false,
  minimum: false,
  exclusiveMinimum: false,
  minItems: false,
  minProperties: false,
};

/**
 * What clients of the API as it was would miss in the API as it is, each as a sentence; empty when there are only
 * additions.
 */
export function findRemovals(earlier: Part, present: Part): string[] {
  const [before, now] = [inlineParts(earlier), inlineParts(present)];
  const documents = { before, now };
  return Object.entries(partOf(before['paths'])).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in partOf(methods)).flatMap((method) => {
      const place = `${method.toUpperCase()} ${path}`;
      const operation = partOf(partOf(partOf(now['paths'])[path])[method]);
      if (Object.keys(operation).length === 0) return [`${place} is gone`];
      return new Comparison(documents).operation(place, partOf(partOf(methods)[method]), operation);
    }),
  );
}

class Comparison {
  readonly #documents: { before: Part; now: Part };
  /** Pairs under comparison: schemas may contain themselves. */
  readonly #open = new Set<string>();

  constructor(documents: { before: Part; now: Part }) {
    this.#documents = documents;
  }

  operation(place: string, before: Part, now: Part): string[] {
    return [
      ...this.#parameters(place, before, now),
      ...this.#bodies(`${place} body`, partOf(before['requestBody']), partOf(now['requestBody'])),
      ...Object.entries(partOf(before['responses'])).flatMap(([status, answer]) => {
        const nowAnswer = partOf(now['responses'])[status];
        if (nowAnswer === undefined) return [`${place} no longer answers ${status}`];
        return this.#contents(`${place} ${status}`, partOf(answer), partOf(nowAnswer), 'answer');
      }),
    ];
  }

  #parameters(place: string, before: Part, now: Part): string[] {
    const nowOnes = listOf(now['parameters']);
    const same = (a: Part, b: Part) => a['name'] === b['name'] && a['in'] === b['in'];
    const lost = listOf(before['parameters']).flatMap((parameter) => {
      const name = `${place} ${parameter['in']} ${parameter['name']}`;
      const nowOne = nowOnes.find((each) => same(each, parameter));
      if (nowOne === undefined) return [`${name} is gone`];
      const isHarder = nowOne['required'] === true && parameter['required'] !== true;
      return [
        ...(isHarder ? [`${name} is required now`] : []),
        ...this.schema(name, partOf(parameter['schema']), partOf(nowOne['schema']), 'request'),
      ];
    });
    const added = nowOnes.filter(
      (each) => each['required'] === true && !listOf(before['parameters']).some((old) => same(old, each)),
    );
    return [...lost, ...added.map(({ in: kind, name }) => `${place} ${kind} ${name} is new and required`)];
  }

  #bodies(place: string, before: Part, now: Part): string[] {
    const isHarder = now['required'] === true && before['required'] !== true;
    return [
      ...(isHarder ? [`${place} is required now`] : []),
      ...this.#contents(place, before, now, 'request'),
    ];
  }

  #contents(place: string, before: Part, now: Part, direction: Direction): string[] {
    return Object.entries(partOf(before['content'])).flatMap(([type, content]) => {
      const nowContent = partOf(now['content'])[type];
      if (nowContent === undefined) return [`${place} is no longer ${type}`];
      return this.schema(
        place,
        partOf(partOf(content)['schema']),
        partOf(partOf(nowContent)['schema']),
        direction,
      );
    });
  }

  schema(place: string, beforeOrRef: Part, nowOrRef: Part, direction: Direction): string[] {
    const [before, now] = [
      resolve(this.#documents.before, beforeOrRef),
      resolve(this.#documents.now, nowOrRef),
    ];
    const key = `${beforeOrRef['$ref'] ?? ''} ${nowOrRef['$ref'] ?? ''} ${direction}`;
    if (key.startsWith('#') && this.#open.has(key)) return [];
    this.#open.add(key);
    const removals = [
      ...this.#types(place, before, now, direction),
      ...this.#properties(place, before, now, direction),
      ...this.#alternatives(place, before, now, direction),
      ...limits(place, before, now, direction),
    ];
    const [items, nowItems] = [partOf(before['items']), partOf(now['items'])];
    if ('items' in before) removals.push(...this.schema(`${place}[]`, items, nowItems, direction));
    this.#open.delete(key);
    return removals;
  }

  /** A request may be of more kinds than before, an answer of fewer. */
  #types(place: string, before: Part, now: Part, direction: Direction): string[] {
    const [old, current] = [typesOf(before), typesOf(now)];
    const [narrow, wide] = direction === 'request' ? [old, current] : [current, old];
    // Without a type everything goes.
    const isLost = wide.length > 0 && (narrow.length === 0 || narrow.some((type) => !wide.includes(type)));
    const lost = isLost
      ? [`${place} was ${old.join(' or ') || 'anything'} and is ${current.join(' or ') || 'anything'}`]
      : [];
    // New values of an answer are announced as additions: docs/versions.md.
    const missing =
      direction === 'request'
        ? valuesOf(before).filter((value) => 'enum' in now && !valuesOf(now).includes(value))
        : [];
    const isLimited = direction === 'request' && 'enum' in now && !('enum' in before) && !('const' in before);
    return [
      ...lost,
      ...missing.map((value) => `${place} no longer takes ${value}`),
      ...(isLimited ? [`${place} takes certain values only`] : []),
    ];
  }

  #properties(place: string, before: Part, now: Part, direction: Direction): string[] {
    const [old, current] = [partOf(before['properties']), partOf(now['properties'])];
    const [required, requiredNow] = [namesOf(before['required']), namesOf(now['required'])];
    const changed = Object.entries(old).flatMap(([name, schema]) => {
      const nowSchema = current[name];
      if (nowSchema === undefined) return [`${place}.${name} is gone`];
      return this.schema(`${place}.${name}`, partOf(schema), partOf(nowSchema), direction);
    });
    const [must, may] = direction === 'request' ? [requiredNow, required] : [required, requiredNow];
    const harder = must.filter((name) => !may.includes(name) && (direction === 'request' || name in current));
    return [
      ...changed,
      ...harder.map(
        (name) =>
          `${place}.${name} is ${direction === 'request' ? 'required now' : 'no longer always there'}`,
      ),
    ];
  }

  /** Each alternative of a request must still fit one, each of an answer must have fitted one. */
  #alternatives(place: string, before: Part, now: Part, direction: Direction): string[] {
    const [old, current] = [alternativesOf(before), alternativesOf(now)];
    if (old.length === 0 && current.length === 0) return [];
    const [theirs, ours] = [old.length > 0 ? old : [before], current.length > 0 ? current : [now]];
    const fits = (a: Part, b: Part) => this.schema(place, a, b, direction).length === 0;
    const isKept =
      direction === 'request'
        ? theirs.every((each) => ours.some((candidate) => fits(each, candidate)))
        : ours.every((each) => theirs.some((candidate) => fits(candidate, each)));
    return isKept ? [] : [`${place} has other alternatives`];
  }
}

/** Only for requests: a server that answers within wider limits than it said breaks nobody who reads what comes. */
function limits(place: string, before: Part, now: Part, direction: Direction): string[] {
  if (direction === 'answer') return [];
  const tighter = Object.entries(LIMITS).filter(([name, isUpper]) => {
    const [old, current] = [before[name], now[name]];
    if (typeof current !== 'number') return false;
    if (typeof old !== 'number') return true;
    return isUpper ? current < old : current > old;
  });
  const patterns = ['pattern', 'format'].filter((name) => name in now && now[name] !== before[name]);
  return [...tighter.map(([name]) => name), ...patterns].map((name) => `${place} has a narrower ${name}`);
}

function resolve(document: Part, part: Part): Part {
  const reference = part['$ref'];
  if (typeof reference !== 'string') return part;
  const steps = reference.slice(2).split('/');
  return resolve(
    document,
    steps.reduce((from, step) => partOf(from[step]), document),
  );
}

function typesOf({ type }: Part): string[] {
  return typeof type === 'string' ? [type] : namesOf(type);
}

function valuesOf(schema: Part): unknown[] {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : [];
}

function alternativesOf(schema: Part): Part[] {
  return listOf(schema['anyOf'] ?? schema['oneOf']);
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function listOf(value: unknown): Part[] {
  return Array.isArray(value) ? value.map(partOf) : [];
}

function partOf(value: unknown): Part {
  // An object of JSON has names and values.
  return typeof value === 'object' && value !== null ? (value as Part) : {};
}
