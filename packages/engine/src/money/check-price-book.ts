import { COUNTRIES, INCOME_GROUPS, MEASURES, REGIONS, RELATED_WORKS } from '../contract/codes.ts';
import type { Fault } from '../contract/input-error.ts';
import { isDay } from '../contract/is-day.ts';
import {
  LOCAL_GRANT_BASES,
  type LocalGrant,
  type OwnPriceBook,
  type OwnPriceRow,
  PRICE_BOOK_BOUNDS,
} from '../contract/own-price-book.ts';
import { SUBSIDY_RULES } from '../data/subsidies/all-rules.ts';
import { partOf } from '../measures/part-of.ts';
import { grantOf } from './own-grants.ts';

const WORKS: ReadonlySet<string> = new Set([...MEASURES, ...RELATED_WORKS]);
const PLACES: ReadonlySet<string> = new Set([...COUNTRIES, ...REGIONS]);
const GRANTS: ReadonlySet<string> = new Set(SUBSIDY_RULES.map(({ id }) => grantOf(id)));

/** Every fault of a price book, so that a form can show them all. */
export function priceBookFaults(book: OwnPriceBook): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, rest: string): void => {
    faults.push({ path, message: `${path} ${rest}` });
  };
  const { mostPrices, mostGrants } = PRICE_BOOK_BOUNDS;
  if (book.prices.length > mostPrices) fault('prices', `must not have more than ${mostPrices} rows`);
  if (book.grants.length > mostGrants) fault('grants', `must not have more than ${mostGrants} grants`);
  const seen = new Set<string>();
  for (const [index, row] of book.prices.entries()) {
    checkRow(row, (rest) => fault(`prices.${index}`, rest));
    const key = `${row.work} ${row.region}`;
    if (seen.has(key)) fault(`prices.${index}`, `is a second price of ${row.work} in ${row.region}`);
    seen.add(key);
  }
  for (const [index, { grant }] of book.switched_off.entries()) {
    if (!GRANTS.has(grant)) fault(`switched_off.${index}.grant`, 'is not one of the grants');
  }
  const ids = new Set<string>();
  for (const [index, grant] of book.grants.entries()) {
    checkGrant(grant, (field, rest) => fault(`grants.${index}.${field}`, rest));
    if (ids.has(grant.id)) fault(`grants.${index}.id`, `is a second ${grant.id}`);
    ids.add(grant.id);
  }
  return faults;
}

function checkRow({ work, region, factor, amount }: OwnPriceRow, fault: (rest: string) => void): void {
  if (!WORKS.has(work)) fault('must have a work of the catalogue');
  if (!PLACES.has(region)) fault('must have a country or a region');
  if ((factor === undefined) === (amount === undefined)) fault('must have either a factor or an amount');
  const { min, max } = PRICE_BOOK_BOUNDS.factor;
  if (factor !== undefined && !(factor >= min && factor <= max))
    fault(`must have a factor from ${min} to ${max}`);
  if (amount === undefined) return;
  const { low, typical, high } = amount;
  const most = work === 'architect' ? 1 : PRICE_BOOK_BOUNDS.mostEur;
  if (!(low >= 0 && low <= typical && typical <= high && high <= most))
    fault(`must have 0 <= low <= typical <= high <= ${most}`);
}

function checkGrant(grant: LocalGrant, fault: (field: string, rest: string) => void): void {
  const { mostEur, mostZipCodes } = PRICE_BOOK_BOUNDS;
  if (!/^[a-z0-9_]{1,40}$/.test(grant.id)) fault('id', 'must be 1 to 40 small letters, digits or _');
  if (grant.name.trim() === '') fault('name', 'should not be empty');
  if (!PLACES.has(grant.region)) fault('region', 'must be a country or a region');
  if (grant.zip_codes.length > mostZipCodes) fault('zip_codes', `must not be more than ${mostZipCodes}`);
  if (!grant.zip_codes.every((code) => /^[1-9]\d{3}$/.test(code)))
    fault('zip_codes', 'must be of four digits');
  if (grant.works.length === 0) fault('works', 'should not be empty');
  if (!grant.works.every((work) => WORKS.has(work))) fault('works', 'must be works of the catalogue');
  // The search decides parts of the house apart from each other: a ceiling over two of them would be counted twice.
  else if (new Set(grant.works.map(partOf)).size > 1)
    fault(
      'works',
      'must be on one part of the house: the shell, openings, heating, hot water or solar power',
    );
  if (!grant.income_groups.every((group) => INCOME_GROUPS.includes(group)))
    fault('income_groups', 'must be income groups');
  if (!LOCAL_GRANT_BASES.includes(grant.per)) fault('per', `must be one of ${LOCAL_GRANT_BASES.join(', ')}`);
  const most = grant.per === 'invoice' ? 100 : mostEur;
  if (!(grant.amount > 0 && grant.amount <= most)) fault('amount', `must be above 0 and at most ${most}`);
  if (grant.max_eur !== null && !(grant.max_eur > 0 && grant.max_eur <= mostEur))
    fault('max_eur', `must be above 0 and at most ${mostEur}`);
  for (const field of ['from', 'to', 'checked_on'] as const) {
    const day = grant[field];
    if (day !== null && !isDay(day)) fault(field, 'must be a date in the form YYYY-MM-DD');
  }
  if (grant.to !== null && grant.to < grant.from) fault('to', 'must not be before from');
}
