import { type Buildings, createBuildings } from './buildings.ts';
import { type CalculationJobs, createCalculationJobs } from './calculation-jobs.ts';
import { createEstates, type Estates } from './estates.ts';
import { createImports, type Imports } from './imports.ts';
import { createLoans, type Loans } from './loans.ts';
import { createPortfolio, type Portfolio } from './portfolio.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { createProgrammes, type Programmes } from './programmes.ts';
import { createRenovations, type Renovations } from './renovations.ts';
import { createRequests, type Requests } from './requests.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { createApi } from './transport/api.ts';
import { RooftreeError } from './transport/errors.ts';
import { json } from './transport/read.ts';
import { createSend } from './transport/send.ts';
import { createTokenCache, type TokenAnswer } from './transport/token.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface ClientOptions {
  /** Where the API is, e.g. `https://renovations.example.com`. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** How long to wait for an answer; 30 seconds by default. */
  timeoutMs?: number;
  /** How often a repeatable call is retried after a transient error; 3 by default. */
  maxRetries?: number;
  /** Replaces the platform's own, e.g. for a corporate proxy. */
  fetch?: typeof fetch;
}

export interface Client {
  readonly renovations: Renovations;
  readonly calculationJobs: CalculationJobs;
  readonly estates: Estates;
  readonly portfolio: Portfolio;
  readonly priceBook: PriceBook;
  readonly imports: Imports;
  readonly loans: Loans;
  readonly programmes: Programmes;
  readonly buildings: Buildings;
  readonly webhooks: Webhooks;
  readonly requests: Requests;
  readonly sandbox: Sandbox;
}

/** A client of one Rooftree server. Create one and reuse it: it holds the token that its calls share. */
export function createClient({ baseUrl, clientId, clientSecret, ...rest }: ClientOptions): Client {
  const root = checkedBaseUrl(baseUrl);
  // Read at each call, so that instrumentation installed later is honoured.
  const { timeoutMs = 30_000, maxRetries = 3, fetch = (...call) => globalThis.fetch(...call) } = rest;
  const send = createSend({ timeoutMs, maxRetries, fetch });
  const headers = {
    'x-service-client-id': checkedCredential('clientId', clientId),
    'x-service-client-secret': checkedCredential('clientSecret', clientSecret),
  };
  const requestToken = () =>
    send({ method: 'POST', url: `${root}/v1/oauth/token`, headers, repeatable: true }, json<TokenAnswer>());
  const api = createApi(send, root, createTokenCache(requestToken));
  return {
    renovations: createRenovations(api, send),
    calculationJobs: createCalculationJobs(api),
    estates: createEstates(api),
    portfolio: createPortfolio(api),
    priceBook: createPriceBook(api),
    imports: createImports(api),
    loans: createLoans(api),
    programmes: createProgrammes(api),
    buildings: createBuildings(api),
    webhooks: createWebhooks(api),
    requests: createRequests(api),
    sandbox: createSandbox(api),
  };
}

function checkedBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  // Not quoted in the message: it may contain a password.
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    url.search ||
    url.hash
  ) {
    throw new RooftreeError('baseUrl must be a plain address such as https://renovations.example.com');
  }
  return url.href.replace(/\/+$/, '');
}

/** `fetch` would quote a value that can't be a header in its error, and so show the secret. */
function checkedCredential(name: string, value: string): string {
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) {
    throw new RooftreeError(
      `${name} must be the text that \`rooftree clients create\` showed, without spaces`,
    );
  }
  return value;
}
