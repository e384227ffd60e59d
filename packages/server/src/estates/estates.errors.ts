import { Fault } from '../fault.ts';

export function managesNoEstates(): Fault {
  return new Fault('invalid', ['the context of this client does not manage estates']);
}
