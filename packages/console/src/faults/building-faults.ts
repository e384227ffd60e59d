/** The server's sentences about buildings and their apartments in the reader's language. */
import type { OfficeWords } from '../words/office-words.ts';

type Faults = OfficeWords['texts']['buildings']['faults'];

const SENTENCES: readonly (readonly [RegExp, (faults: Faults, parts: readonly string[]) => string])[] = [
  [
    /have shares that add up to (\d+), which is (\d+) (less|more) than shares_total \((\d+)\)/,
    (faults, [sum = '', difference = '', way, total = '']) =>
      way === 'less' ? faults.sharesLess(sum, difference, total) : faults.sharesMore(sum, difference, total),
  ],
  [
    /is in (?:the building )?(\S+)(?: on line \d+)? and cannot be in/,
    (faults, [building = '']) => faults.inOther(building),
  ],
  [/^units\[\d+\]\.external_id must be the external_id of a stored estate/, (faults) => faults.noHome],
  [/^must be the external_id of a stored estate: /, (faults) => faults.noHome],
  [/must be an apartment, not of type/, (faults) => faults.notApartment],
  [/should not be empty where other units have votes/, (faults) => faults.votesMissing],
  [/must be as on line (\d+): the building/, (faults, [line = '']) => faults.differs(line)],
  [/must name the building of the unit/, (faults) => faults.noBuilding],
  [/is already the unit units\[/, (faults) => faults.twice],
  [/^units should not be empty$/, (faults) => faults.noUnits],
  [/^(.+) is not in the file and leaves the building/, (faults, [unit = '']) => faults.leaves(unit)],
];

/** Null for a sentence about something else. */
export function translateBuildingFault(message: string, { texts }: OfficeWords): string | null {
  for (const [pattern, write] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return write(texts.buildings.faults, found.slice(1));
  }
  return null;
}
