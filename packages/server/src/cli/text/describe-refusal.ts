import { errorCode } from '../../infra/error-code.ts';

/** What a PostgreSQL that answers says no to, by its code or Node's, and what its operator does about it. */
const REFUSALS: Readonly<Record<string, (message: string) => string>> = {
  '28P01': refusesUser,
  '28000': refusesUser,
  '3D000': (message) => `${message}: create it (CREATE DATABASE), or check DATABASE_URL`,
  '42501': (message) =>
    `PostgreSQL does not allow this to the user of DATABASE_URL (${message}): make it the owner of the database and of what is in it`,
  '53300': (message) =>
    `PostgreSQL has no connection left (${message}): raise its limit, or lower DATABASE_POOL_SIZE`,
  NO_ENCRYPTION: (message) => `${message}: turn ssl on in PostgreSQL, or take sslmode out of DATABASE_URL`,
  CERT_HAS_EXPIRED: distrusts,
  DEPTH_ZERO_SELF_SIGNED_CERT: distrusts,
  ERR_TLS_CERT_ALTNAME_INVALID: distrusts,
  SELF_SIGNED_CERT_IN_CHAIN: distrusts,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: distrusts,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: distrusts,
};

/** One line, or undefined for what is no refusal. */
export function describeRefusal(error: unknown): string | undefined {
  const refusal = REFUSALS[errorCode(error) ?? ''];
  return error instanceof Error ? refusal?.(error.message) : undefined;
}

function refusesUser(message: string): string {
  return `PostgreSQL refuses the user of DATABASE_URL (${message}): check its name, its password and pg_hba.conf`;
}

function distrusts(message: string): string {
  return `the certificate of PostgreSQL is not trusted (${message}): name its issuer in NODE_EXTRA_CA_CERTS, or use sslmode=require, which does not check it`;
}
