/** What a header says about the numbers below it. */
import { perDocument } from '../per-document.ts';
import { plain } from './mend-text.ts';
import type { TableForm } from './table.ts';

/** Columns whose header says no more than a symbol and the unit, or the unit alone. */
const ROLES_OF_UNITS: readonly (readonly [string, RegExp])[] = [
  ['u', /(^| )w m2 ?k$/],
  ['rc', /(^| )m2 ?k w$/],
  ['area', /(^|[^h] )m2$/],
];

/** What is asked for, not what is there: `Umax`, `eis`, `objectif`. */
const REQUIREMENT =
  /(^| )(u|r|rc)?(max|min)(imum|imaal|imale|imal)?( |$)|(^| )(eis|norm|vereist|doel|objectif|exigence|cible|limite|grenswaarde)/;
const NET = /(^| )net/;
const GROSS = /(^| )brut/;
export const isGross = (header: string) =>
  GROSS.test(plain(header).replace('brutooppervlakte', 'bruto oppervlakte'));

/** Columns whose numbers are not those of the home: what is asked for, and gross areas where there are net ones. */
export function columnsAside<Role extends string>(
  headers: readonly string[],
  form: TableForm<Role>,
): ReadonlySet<number> {
  const isArea = (header: string) =>
    roleOfColumn(header, form) === form.roles.find(([role]) => role === 'area')?.[0];
  const hasNet = headers.some((header) => isArea(header) && !isGross(header));
  const isNet = (header: string) => isArea(header) && NET.test(plain(header));
  const namesNet = headers.some(isNet);
  return new Set(
    headers.flatMap((header, index) =>
      // `actuel → après travaux`, `U / exigence`: what is now comes first.
      REQUIREMENT.test(plain(header.split(/[→➔⇒]|\s\/\s/)[0] ?? '')) ||
      (hasNet && isArea(header) && isGross(header)) ||
      (namesNet && isArea(header) && !isNet(header))
        ? [index]
        : [],
    ),
  );
}

/** What the numbers under a header measure. */
export function roleOf<Role extends string>(header: string, { roles }: TableForm<Role>): Role | null {
  const placeIn = PLACES.get(roles) ?? placesIn(roles);
  PLACES.set(roles, placeIn);
  return roles[placeIn(header)]?.[0] ?? null;
}

type PlaceOf = (header: string) => number;
const PLACES = new WeakMap<object, PlaceOf>();

const placesIn = (roles: TableForm<string>['roles']): PlaceOf =>
  perDocument((header) => {
    const words = plain(header).split(' ');
    return roles.findIndex(([, names]) =>
      names.some((name) => words.some((word) => (name.length === 1 ? word === name : word.startsWith(name)))),
    );
  });

/** `Isolatieniveau (W/m²K)` is a U-value: a unit says more than words that name no measure. */
export function roleOfColumn<Role extends string>(header: string, form: TableForm<Role>): Role | null {
  const role = roleOf(header, form);
  return role === null || role === form.wording ? (measureByUnit(header, form) ?? role) : role;
}

export function measureByUnit<Role extends string>(header: string, form: TableForm<Role>): Role | null {
  const unit = ROLES_OF_UNITS.find(([, pattern]) => pattern.test(plain(header)))?.[0];
  return form.roles.find(([role]) => role === unit)?.[0] ?? null;
}

/** The measures that a header names, in its order: a box may hold several of them. */
export function measuresOf<Role extends string>(header: string, form: TableForm<Role>): Role[] {
  const named = header.split(/\s+/).flatMap((word) => {
    const role = roleOf(word, form);
    return role !== null && form.measures.includes(role) ? [role] : [];
  });
  return [...new Set(named)];
}
