import type { LoggedRequest } from '@rooftree/client/members';

const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/**
 * The request as a command. The token is not stored, and the body only where the client records it, redacted; what is
 * missing is left to fill in.
 */
export function asCurl(
  { method, path, request_body }: Pick<LoggedRequest, 'method' | 'path' | 'request_body'>,
  origin: string,
): string {
  const parts = [
    `curl -sS --fail-with-body -X ${method} ${quoted(origin + path)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(WITH_BODY.includes(method)
      ? [`-H 'Content-Type: application/json'`, `-d ${bodyOf(request_body)}`]
      : []),
  ];
  return parts.join(' \\\n  ');
}

function bodyOf(body: unknown): string {
  // A text stands for a body that was too long.
  return typeof body === 'object' && body !== null ? quoted(JSON.stringify(body)) : '@body.json';
}

/** For a shell: nothing in it is a command, whatever a client put into its path. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
