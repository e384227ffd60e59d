/**
 * What was read from a certificate, stored for a reload of the page. In the tab alone, not in the address: the receiver
 * of a link has not seen the certificate, and sees these facts as stated by a reader.
 */
import type { ReadCertificate } from './certificate-origins.ts';

const nameOf = () => `certificate of ${location.pathname}`;

export function storeCertificate(read: ReadCertificate): void {
  try {
    sessionStorage.setItem(nameOf(), JSON.stringify(read));
  } catch {
    // A browser may forbid it or have no room: then a reload forgets where the facts are from.
  }
}

export function storedCertificate(): ReadCertificate | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf()) ?? 'null');
    return isReadCertificate(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isReadCertificate(kept: unknown): kept is ReadCertificate {
  if (typeof kept !== 'object' || kept === null || !('facts' in kept) || !('issuedOn' in kept)) return false;
  const { facts, issuedOn } = kept;
  return typeof facts === 'object' && facts !== null && (issuedOn === null || typeof issuedOn === 'string');
}
