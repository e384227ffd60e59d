import { Fault } from '../fault.ts';

export const noSuchJob = (id: string): Fault => new Fault('missing', [`there is no calculation job ${id}`]);

export const hasEnded = (status: string): Fault =>
  new Fault('conflict', [`the calculation job is ${status} and can't be stopped any more`]);
