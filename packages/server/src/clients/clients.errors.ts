import { Fault } from '../fault.ts';

/** The same for an unknown client and a wrong secret. */
export function invalidCredentials(): Fault {
  return new Fault('invalid', ['client credentials are invalid']);
}

export function unknownClient(clientId: string): Fault {
  return new Fault('missing', [`there is no client ${clientId}`]);
}
