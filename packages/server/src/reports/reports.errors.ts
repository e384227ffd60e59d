import { ApiError } from '../http/errors/api-error.ts';

/** Unknown, or another context's: the two can't be told apart. */
export const renovationNotFound = (): ApiError => new ApiError(404, [], { hasEmptyBody: true });

export const renovationDeleted = (): ApiError => new ApiError(400, ['renovation is deleted']);
