/** What a provider must be able to do. The server's frame knows providers by this alone. */
import type { Entry } from './listing.ts';
import type { ProviderField } from './provider-field.ts';
import type { Send } from './request.ts';

/** One field of the credentials, for the form and the command line that ask for them. */
export interface CredentialField {
  name: string;
  /** Sealed and never shown again. What is no secret may be shown. */
  is_secret: boolean;
  is_optional?: boolean;
}
export type Credentials = Readonly<Record<string, string>>;

/** The progress of a sync. The server stores it as JSON between two pages and does not interpret it. */
export type Cursor = Readonly<Record<string, string | number | boolean | null>>;

export interface Page {
  entries: readonly Entry[];
  /** What each entry was made of, in the same order: for a preview that shows the provider's own words. */
  records?: readonly unknown[];
  /** Of the next page; null when this was the last. */
  next: Cursor | null;
  /** How many entries the provider counts in all, when it says so. */
  total: number | null;
}

/** One open conversation: credentials, a token that was fetched for it, the address to speak to. */
export interface Session {
  credentials: Credentials;
  /** Scheme, host and path before every call; a test's simulator or the provider's own. */
  base: string;
  /** Where tokens are fetched, when that is another host than the base. */
  token_base?: string;
  send: Send;
  now: () => Date;
}

/** Reads page by page. `since` is null for a full sync, else the moment from which changes are wanted. */
export interface PullProvider {
  readPage(session: Session, since: Date | null, cursor: Cursor | null): Promise<Page>;
}

/** Gets an event from the provider that names the changed estate, and fetches that one: of a project, its units. */
export interface HookProvider {
  /** Null when the signature over the raw body does not hold. */
  readHook(
    credentials: Credentials,
    headers: Readonly<Record<string, string | undefined>>,
    rawBody: Uint8Array,
  ): HookEvent | null;
  readEntries(session: Session, externalId: string): Promise<readonly Entry[]>;
}

export interface HookEvent {
  external_id: string;
  change: 'changed' | 'deleted';
  happened_at: string | null;
}

/** Returns the passport to the agent's own system. */
export interface ReturnedReport {
  external_id: string;
  /** Of the report: sent a second time, the provider must end with one document. */
  report_id: string;
  /** The page of the plan. */
  referral_link: string;
  pdf: Uint8Array;
  filename: string;
}

export interface RecordingRules {
  format: 'json' | 'xml';
  /** Words of its codes that begin with a capital, as names do: only these are kept of such. */
  words: RegExp;
  /** Where records stand in an answer, as paths of `ProviderField`; an empty text for the answer itself. */
  records: readonly string[];
  /** What pages, and codes that a mapping reads and that no field names. */
  keep: readonly string[];
  /** Identifiers beside the records. */
  ids: readonly string[];
}

export interface Provider {
  /** As `estate_provider_type` and as the command line has it: WHISE, REALWORKS, … */
  name: string;
  /** Where the provider answers; the only hosts that its connections may speak to. */
  base: string;
  /** Where tokens are fetched, when that is another host. An operator's base stands for both. */
  token_base?: string;
  /**
   * The credential that says where, of a provider that each customer runs: its host must be one that the operator
   * allows.
   */
  address_credential?: string;
  credentials: readonly CredentialField[];
  /** What is taken from where, and how sure that is. */
  fields: readonly ProviderField[];
  /** What a recording of its answers keeps besides the fields; all else is replaced. */
  recording: RecordingRules;
  /** Of days and clocks that carry no zone. */
  time_zone: 'Europe/Brussels' | 'Europe/Amsterdam';
  pull?: PullProvider;
  hook?: HookProvider;
  putBack?(session: Session, report: ReturnedReport): Promise<void>;
}
