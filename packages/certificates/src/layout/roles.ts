/** What a header says about the numbers below it. */
import { plain } from './mend-text.ts';
import type { TableForm } from './table.ts';

/** Columns whose header says no more than a symbol and the unit, or the unit alone. */
const ROLES_OF_UNITS: readonly (readonly [string, RegExp])[] = [
  ['u', /(^| )w m2 ?k$/],
  ['rc', /(^| )m2 ?k w$/],
  ['area', /^(\w )?m2$/],
];

/** What the numbers under a header measure. */
export function roleOf<Role extends string>(header: string, form: TableForm<Role>): Role | null {
  const words = plain(header).split(' ');
  const found = form.roles.find(([, names]) =>
    names.some((name) => words.some((word) => (name.length === 1 ? word === name : word.startsWith(name)))),
  );
  return found?.[0] ?? null;
}

export function roleOfColumn<Role extends string>(header: string, form: TableForm<Role>): Role | null {
  const unit = ROLES_OF_UNITS.find(([, pattern]) => pattern.test(plain(header)))?.[0];
  return roleOf(header, form) ?? form.roles.find(([role]) => role === unit)?.[0] ?? null;
}

/** The measures that a header names, in its order: a box may hold several of them. */
export function measuresOf<Role extends string>(header: string, form: TableForm<Role>): Role[] {
  const named = header.split(/\s+/).flatMap((word) => {
    const role = roleOf(word, form);
    return role !== null && form.measures.includes(role) ? [role] : [];
  });
  return [...new Set(named)];
}
