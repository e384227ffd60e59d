import { ApiError } from '../http/errors/api-error.ts';
import { boundedFaults } from '../http/requests/check.ts';

/** The contract's answer to every fault of a batch's body. */
export const unacceptable = (faults: readonly string[]): ApiError => new ApiError(406, boundedFaults(faults));

export const wrongQuery = (faults: readonly string[]): ApiError => new ApiError(400, faults);

export const noSuchJob = (id: string): ApiError => new ApiError(404, [`there is no calculation job ${id}`]);

export const hasEnded = (status: string): ApiError =>
  new ApiError(409, [`the calculation job is ${status} and can't be stopped any more`]);
