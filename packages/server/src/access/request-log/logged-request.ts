/** One request of a client, as its developer wants to see it; in a batch as JSON, without what is absent. */
export interface LoggedRequest {
  at_ms: number;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  request_id: string;
  error_code?: string | undefined;
  messages?: readonly string[] | undefined;
  /** Redacted, as JSON. */
  request_body?: string | undefined;
  response_body?: string | undefined;
}
