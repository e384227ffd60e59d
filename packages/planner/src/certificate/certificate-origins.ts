import type { FactOrigin, FactOrigins } from '@rooftree/words/fact-origins';

/** What was read on this page, as the choices have it. */
export interface ReadCertificate {
  issuedOn: string | null;
  facts: Record<string, string>;
}

/** With the certificate named for what still stands as it was read. */
export function withCertificate(
  origins: FactOrigins,
  read: ReadCertificate | null,
  chosen: Record<string, string>,
): FactOrigins {
  if (read === null) return origins;
  const origin: FactOrigin = { by: 'CERTIFICATE', issuedOn: read.issuedOn, weakness: null };
  const names = Object.keys(read.facts).filter((name) => chosen[name] === read.facts[name]);
  return {
    ...origins,
    facts: { ...origins.facts, ...Object.fromEntries(names.map((name) => [name, origin])) },
  };
}
