import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanLine } from './loan-line.ts';
import { randomTape, seededRandom } from './random-tape.fixture.ts';
import { NO_SETTINGS, reportRules } from './report-settings.ts';
import { splitCents } from './split-cents.ts';
import { bandOf, layoutOf } from './template-2.ts';
import { identityGaps, TemplateSums } from './template-sums.ts';

const LAYOUT = layoutOf('2022');

test('an amount is split to the cent, the cents that are left by largest remainder', () => {
  assert.deepEqual(splitCents(100, [1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(splitCents(1, [0.2, 0.5, 0.3]), [0, 1, 0]);
  assert.deepEqual(splitCents(0, [0.5, 0.5]), [0, 0]);
  assert.deepEqual(splitCents(7, [0, 1]), [0, 7]);
  const random = seededRandom(3);
  for (let turn = 0; turn < 5000; turn++) {
    const cents = Math.floor(random() * 1e11);
    const shares = Array.from({ length: 6 }, random);
    const parts = splitCents(cents, shares);
    assert.equal(
      parts.reduce((sum, part) => sum + part, 0),
      cents,
    );
    const sum = shares.reduce((total, share) => total + share, 0);
    for (const [place, part] of parts.entries())
      assert.ok(Math.abs(part - (cents * (shares[place] ?? 0)) / sum) <= 1.001);
  }
});

test('a score on a limit is in the lower band', () => {
  assert.deepEqual([-20, 0, 100, 100.1, 500, 501].map(bandOf), [0, 0, 0, 1, 4, 5]);
});

test('the layout has ten rows and the columns a to p', () => {
  assert.deepEqual(
    LAYOUT.rows.map(({ number }) => number),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  assert.equal(LAYOUT.columns.map(({ code }) => code).join(''), 'abcdefghijklmnop');
});

test('both identities hold to the cent on every tape, and rows 2 to 4 are the total', () => {
  const random = seededRandom(1);
  const rules = reportRules('2026-12-31', 'LOCATION', NO_SETTINGS);
  for (let turn = 0; turn < 200; turn++) {
    const sums = new TemplateSums(LAYOUT);
    for (const loan of randomTape(random, 20)) sums.add(loanLine(loan, rules).template);
    const rows = sums.rows();
    for (const row of rows) assert.deepEqual(identityGaps(row, LAYOUT), { labels: 0, bands: 0 }, row.heading);
    const [total, ...parts] = rows.slice(0, 4).map(({ cells }) => cells['a'] ?? 0);
    assert.equal(
      parts.reduce((sum, cents) => sum + cents, 0),
      total,
    );
  }
});

test('a certificate with a score alone has the label of that score', () => {
  const rules = reportRules('2026-12-31', 'LOCATION', NO_SETTINGS);
  const [loan] = randomTape(seededRandom(1), 50).filter(({ figures }) => figures?.energy);
  assert.ok(loan?.figures);
  const certificate = {
    label: null,
    score_kwh_per_m2: 150,
    valid_until: null,
    number: null,
    is_registered: false,
  };
  const lineIn = (country: string, region: string | null) => {
    assert.ok(loan.figures);
    return loanLine({ ...loan, figures: { ...loan.figures, country, region, certificate } }, rules).template;
  };
  assert.deepEqual([lineIn('BE', 'BE-VLG').letter, lineIn('BE', 'BE-VLG').isEstimated], ['B', false]);
  assert.deepEqual([lineIn('NL', null).letter, lineIn('NL', null).likeliestBand], ['A', 1]);
  assert.deepEqual(
    [lineIn('BE', null).letter, lineIn('BE', null).isEstimated],
    [null, true],
    'on which scale?',
  );
});
