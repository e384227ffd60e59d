/** What each operation of the API takes and answers, by its method and path, as `openapi.json` has it. */
import type { Routes } from '@rooftree/client/members';

export type Route = keyof Routes;
export type Answer<R extends Route> = Routes[R]['answer'];
export type BodyOf<R extends Route> = Routes[R] extends { body: infer Body } ? Body : never;
export type QueryOf<R extends Route> = Routes[R] extends { query: infer Query } ? Query : never;

/** A value that the reader's address holds: passed on as it is, and checked by the server alone. */
export type AddressText = string & { readonly isFromAddress: true };

type ParameterIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterIn<Rest>
  : never;
type PathOf<R extends Route> = [ParameterIn<R>] extends [never]
  ? { path?: never }
  : { path: Record<ParameterIn<R>, string | number> };
type WithAddressTexts<Query> = { [Name in keyof Query]: Query[Name] | AddressText };
type QueryOption<R extends Route> = [QueryOf<R>] extends [never]
  ? { query?: never }
  : Record<never, never> extends QueryOf<R>
    ? { query?: WithAddressTexts<QueryOf<R>> }
    : { query: WithAddressTexts<QueryOf<R>> };
/** Nothing that is sent is changed on the way. */
type Frozen<Value> = Value extends Blob
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;
type BodyOption<R extends Route> = [BodyOf<R>] extends [never]
  ? { body?: never }
  : { body: Frozen<BodyOf<R>> };

export type Options<R extends Route> = PathOf<R> &
  QueryOption<R> &
  BodyOption<R> & {
    signal?: AbortSignal | undefined;
    /** The tag of what is changed, as it was read: 412 when somebody has changed it since. */
    ifMatch?: string | null;
  };

/** May be left out where nothing in it is required. */
export type Arguments<R extends Route> =
  Record<never, never> extends Options<R> ? [options?: Options<R>] : [options: Options<R>];

interface Values {
  path?: Record<string, string | number> | undefined;
  query?: object | undefined;
}

/**
 * The method and the address of a call. A list is written with commas; what is undefined, null or empty is left out.
 */
export function requestLine(
  route: Route,
  { path = {}, query = {} }: Values,
): { method: string; url: string } {
  const [method = '', template = ''] = route.split(' ');
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const given = Object.entries(query).map(([name, value]) => [name, String(value ?? '')]);
  const search = new URLSearchParams(given.filter(([, text]) => text !== '')).toString();
  return { method, url: search === '' ? url : `${url}?${search}` };
}
