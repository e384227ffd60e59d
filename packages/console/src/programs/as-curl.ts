import type { LoggedRequest } from '@rooftree/client/members';

const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** The request as a command. Neither the token nor the body is stored, so both are left to fill in. */
export function asCurl({ method, path }: Pick<LoggedRequest, 'method' | 'path'>, origin: string): string {
  const parts = [
    `curl -sS --fail-with-body -X ${method} ${quoted(origin + path)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(WITH_BODY.includes(method) ? [`-H 'Content-Type: application/json'`, '-d @body.json'] : []),
  ];
  return parts.join(' \\\n  ');
}

/** For a shell: nothing in it is a command, whatever a client put into its path. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
