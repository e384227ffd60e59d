import { Fault } from '../fault.ts';

/** Unknown, or another context's: the two are indistinguishable. */
export const renovationNotFound = (): Fault => new Fault('missing');

export const renovationDeleted = (): Fault => new Fault('invalid', ['renovation is deleted']);
