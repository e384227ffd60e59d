import type { Region } from '../contract/codes.ts';
import type { LocalGrant, OwnPriceBook } from '../contract/own-price-book.ts';
import { OPEN_RULE, type SubsidyRule } from '../data/subsidies/subsidy-rule.ts';
import { isIn } from './own-prices.ts';

/** What one grant of ours is called: its rules differ by income, year and number of measures alone. */
export function grantOf(ruleId: string): string {
  return ruleId.replace(/(_g\d|_association|_R\d|_one_measure|_two_or_more_in_24_months)?(_20\d\d)?$/, '');
}

/** The rules of local grants that hold at this address. */
export function localRules(
  book: OwnPriceBook | undefined,
  region: Region,
  zipCode: string | null,
): readonly SubsidyRule[] {
  if (book === undefined) return [];
  return book.grants
    .filter((grant) => isIn(grant.region, region) && isAt(grant, zipCode))
    .flatMap((grant) => rulesOf(grant, region));
}

function isAt({ zip_codes: zipCodes }: LocalGrant, zipCode: string | null): boolean {
  return zipCodes.length === 0 || (zipCode !== null && zipCodes.includes(zipCode.trim().slice(0, 4)));
}

function rulesOf(grant: LocalGrant, region: Region): SubsidyRule[] {
  const groups = grant.income_groups.length === 0 ? [null] : grant.income_groups;
  return groups.map((incomeGroup) => ({
    ...OPEN_RULE,
    id: `local_${grant.id}`,
    region,
    scheme: 'local_grant',
    name: grant.name,
    works: grant.works,
    incomeGroup,
    amount: amountOf(grant),
    maxCents: grant.max_eur === null ? null : Math.round(grant.max_eur * 100),
    from: grant.from,
    to: grant.to,
    conditions: [],
    confidence: 'medium',
  }));
}

function amountOf({ per, amount }: LocalGrant): SubsidyRule['amount'] {
  if (per === 'invoice') return { per, percent: amount };
  return { per, cents: Math.round(amount * 100) };
}
