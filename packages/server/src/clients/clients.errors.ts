import { ApiError } from '../http/errors/api-error.ts';

/** The same for an unknown client and a wrong secret. */
export function invalidCredentials(): ApiError {
  return new ApiError(400, ['client credentials are invalid']);
}

/** A secret of a disabled client would never work. */
export function clientDisabled(clientId: string): ApiError {
  return new ApiError(409, [`the client ${clientId} is disabled`]);
}

export function unknownClient(clientId: string): ApiError {
  return new ApiError(404, [`there is no client ${clientId}`]);
}
