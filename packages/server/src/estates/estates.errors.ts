import { ApiError } from '../http/errors/api-error.ts';

export function managesNoEstates(): ApiError {
  return new ApiError(400, ['the context of this client does not manage estates']);
}
