import type { Choices } from './choices/choices.ts';
import type { FlatFloor } from './drawing/house-facts.ts';
import type { PageData } from './page-data.ts';

const FLOORS: readonly FlatFloor[] = ['GROUND', 'MIDDLE', 'TOP'];

/** Where the flat lies: as the buyer says, else as given; null when neither is. */
export function flatFloorOf({ input }: Pick<PageData, 'input'>, { facts }: Choices): FlatFloor | null {
  // The server's check of an estate lets nothing else in.
  const dwelling = (input['dwelling'] ?? {}) as Record<string, unknown>;
  const said = facts['apartment_floor'] ?? dwelling['apartment_floor'];
  return FLOORS.find((floor) => floor === said) ?? null;
}
