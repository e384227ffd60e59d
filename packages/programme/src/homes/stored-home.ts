import type { PlannedHome, WorkPackage } from './packages.ts';

/** A planned home as text, to be stored: planning it takes as long as reading a hundred of these. */
export function writeHome(home: PlannedHome): string {
  return JSON.stringify(home, (_, value) => (value instanceof Map ? [...value] : value));
}

type Chances = Pick<WorkPackage, 'labelProbability' | 'dutyProbability'>;
type Stored<Value extends Chances> = Omit<Value, keyof Chances> & Record<keyof Chances, [string, number][]>;

export type StoredHome = Stored<Omit<PlannedHome, 'packages'>> & { packages: Stored<WorkPackage>[] };

export function readHome({ packages, ...home }: StoredHome): PlannedHome {
  return { ...withMaps(home), packages: packages.map(withMaps) };
}

function withMaps<Value extends Record<keyof Chances, [string, number][]>>(
  value: Value,
): Omit<Value, keyof Chances> & Chances {
  const { labelProbability, dutyProbability } = value;
  return {
    ...value,
    labelProbability: new Map(labelProbability),
    dutyProbability: new Map(dutyProbability),
  };
}
