import { Fault } from '../fault.ts';

/** Unknown, or another context's: the two can't be told apart. */
export const renovationNotFound = (): Fault => new Fault('missing');

export const renovationDeleted = (): Fault => new Fault('invalid', ['renovation is deleted']);
