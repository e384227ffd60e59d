import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Region } from '../../contract/codes.ts';
import {
  type LoanScope,
  loanCentsFor,
  loanOfferFor,
  monthlyCents,
  publicLoanFor,
  termOf,
  writeLoan,
} from './association-loan.ts';

function scope(region: Region, date: string, dwellings: number, rest: Partial<LoanScope> = {}): LoanScope {
  return { region, date, dwellings, yearBuilt: 1971, works: ['roof_flat'], ...rest };
}

describe('the loan of an association', () => {
  it('is 60,000 and 25,000 a flat in Flanders until the end of 2026, to the euro', () => {
    for (const flats of [2, 3, 12, 48, 200]) {
      const offer = publicLoanFor(scope('BE-VLG', '2026-12-31', flats));
      assert.equal(offer?.maxCents, (60_000 + 25_000 * flats) * 100);
    }
    assert.equal(publicLoanFor(scope('BE-VLG', '2027-01-01', 12)), null);
    assert.equal(publicLoanFor(scope('BE-VLG', '2026-11-18', 12, { yearBuilt: 2012 })), null);
    assert.notEqual(publicLoanFor(scope('BE-VLG', '2026-11-18', 12, { yearBuilt: 2011 })), null);
  });

  it('is 30,000, 50,000 or 65,000 a flat in the Netherlands, from 25,000 to 10 million', () => {
    const max = (flats: number, kind: LoanScope['package']) =>
      publicLoanFor(scope('NL-ZH', '2026-11-18', flats, kind === undefined ? {} : { package: kind }))
        ?.maxCents;
    assert.equal(max(48, 'USUAL'), 48 * 30_000 * 100);
    assert.equal(max(48, 'ZEP'), 48 * 50_000 * 100);
    assert.equal(max(48, 'ZEP_PLUS'), 48 * 65_000 * 100);
    assert.equal(max(400, 'USUAL'), 10_000_000 * 100);
    assert.equal(max(1, 'USUAL'), undefined);
    const offer = loanOfferFor(scope('NL-ZH', '2026-11-18', 48));
    assert.equal(loanCentsFor(offer, 2_499_999), 0);
    assert.equal(loanCentsFor(offer, 2_500_000), 2_500_000);
    assert.equal(loanCentsFor(offer, 200_000_000), 144_000_000);
    assert.equal(publicLoanFor(scope('NL-ZH', '2026-11-18', 8, { works: ['solar_panels'] })), null);
    assert.notEqual(
      publicLoanFor(scope('NL-ZH', '2026-11-18', 8, { works: ['solar_panels', 'roof_flat'] })),
      null,
    );
  });

  it('has the terms that are offered', () => {
    const vve = loanOfferFor(scope('NL-ZH', '2026-11-18', 48));
    assert.deepEqual(
      [null, 5, 10, 12, 20, 30].map((asked) => termOf(vve, asked)),
      [20, 10, 10, 15, 20, 20],
    );
    const vme = loanOfferFor(scope('BE-VLG', '2026-11-18', 12));
    assert.deepEqual(
      [null, 7, 25, 30].map((asked) => termOf(vme, asked)),
      [25, 7, 25, 25],
    );
  });

  it('is paid back in equal months', () => {
    // The fund's own example of 2020: 500,000 at 2.3 % over 20 years is 2,601 a month.
    assert.equal(Math.round(monthlyCents(50_000_000, 2.3, 20) / 100), 2601);
    assert.equal(monthlyCents(12_000, 0, 1), 1000);
  });

  it('is that of a bank where no public loan is open', () => {
    const loan = writeLoan(loanOfferFor(scope('BE-BRU', '2026-11-18', 6)), 10_000_000, null);
    assert.deepEqual([loan?.id, loan?.amount, loan?.confidence], ['association_bank_loan', 100_000, 'low']);
  });
});
