/** What is wrong with a building by itself: a few sentences that name the rows. */
import type { BuildingInput } from '@rooftree/engine';

interface BuildingFault {
  path: string;
  message: string;
}

export function buildingFaults({ shares_total: total, units, parts }: BuildingInput): BuildingFault[] {
  const faults: BuildingFault[] = [];
  const fault = (path: string, rule: string) => faults.push({ path, message: `${path} ${rule}` });
  if (units.length === 0) fault('units', 'must have at least one unit');
  const shares = units.reduce((sum, { share }) => sum + share, 0);
  if (units.length > 0 && shares !== total)
    fault(
      'shares_total',
      `must be what the shares of all units add up to: they add up to ${shares}, not ${total}`,
    );
  const places = new Map<string, number>();
  const names = new Map<string, number>();
  const votes = units.filter((unit) => unit.votes !== null).length;
  for (const [index, unit] of units.entries()) {
    const earlier = places.get(unit.external_id);
    if (earlier === undefined) places.set(unit.external_id, index);
    else
      fault(`units[${index}].external_id`, `is the same as that of units[${earlier}]: ${unit.external_id}`);
    const sameName = names.get(unit.name);
    if (sameName === undefined) names.set(unit.name, index);
    else fault(`units[${index}].name`, `is the same as that of units[${sameName}]: ${unit.name}`);
    if (votes > 0 && unit.votes === null)
      fault(`units[${index}].votes`, `must be given, as for other units: ${unit.name}`);
  }
  const ids = new Map<string, number>();
  for (const [index, part] of parts.entries()) {
    const earlier = ids.get(part.id);
    if (earlier === undefined) ids.set(part.id, index);
    else fault(`parts[${index}].id`, `is the same as that of parts[${earlier}]: ${part.id}`);
    for (const name of part.units.filter((unit) => !places.has(unit)))
      fault(`parts[${index}].units`, `must name units of the building: ${name}`);
    if (part.apportioning === 'UNITS_WITH_PART' && part.units.length === 0)
      fault(`parts[${index}].units`, 'must name at least one unit');
  }
  return faults;
}
