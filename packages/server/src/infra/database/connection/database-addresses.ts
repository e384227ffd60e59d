/**
 * libpq's URL with several hosts, `postgres://user@one:5432,two:5432/rooftree`, as one ordinary URL for each: neither
 * `URL` nor the drivers take such a list. What it says about the session that is wanted is ours to see to, and left
 * out.
 */
export function addressesOf(databaseUrl: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => ordinary(`${before}${host}${after}`));
  return [first, ...others];
}

const SESSION_WANTED = 'target_session_attrs';

/** What the URL says about the session that is wanted, in libpq's words. */
export function sessionWantedBy(databaseUrl: string): string | null {
  return new URLSearchParams(databaseUrl.split('?')[1]).get(SESSION_WANTED);
}

function ordinary(address: string): string {
  if (!address.includes(SESSION_WANTED)) return address;
  const url = URL.parse(address);
  url?.searchParams.delete(SESSION_WANTED);
  return url?.href ?? address;
}
