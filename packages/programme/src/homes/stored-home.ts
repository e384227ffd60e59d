import type { PlannedHome, WorkPackage } from './packages.ts';

/** A planned home as text, to be stored: planning it takes as long as reading a hundred of these. */
export function writeHome(home: PlannedHome): string {
  const { dutyProbability, packages, ...rest } = home;
  return JSON.stringify({
    ...rest,
    dutyProbability: [...dutyProbability],
    packages: packages.map((works) => ({ ...works, dutyProbability: [...works.dutyProbability] })),
  });
}

type Stored<Value extends { dutyProbability: unknown }> = Omit<Value, 'dutyProbability'> & {
  dutyProbability: [string, number][];
};

export type StoredHome = Stored<Omit<PlannedHome, 'packages'>> & { packages: Stored<WorkPackage>[] };

export function readHome({ dutyProbability, packages, ...rest }: StoredHome): PlannedHome {
  return {
    ...rest,
    dutyProbability: new Map(dutyProbability),
    packages: packages.map((works) => ({ ...works, dutyProbability: new Map(works.dutyProbability) })),
  };
}
