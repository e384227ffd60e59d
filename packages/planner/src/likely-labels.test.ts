import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelsOf, parseEstateInput, planRenovation } from '@rooftree/engine';
import { OFFICIAL_PAGES, officialUrl } from '@rooftree/words/official-pages';
import { likelyLabels } from './likely-labels.ts';
import { chanceOfPurchaseDuty, shownMilestones } from './official-duties.ts';

const DATE = '2026-11-15';
const planOf = (zip_code: string, dwelling: object = {}) =>
  planRenovation(
    parseEstateInput(
      { address: { country: 'BE', zip_code }, estate_type: 'HOUSE', year_built: 1958, dwelling },
      DATE,
    ),
    { date: DATE },
  );

test('without a certificate the label is a run of labels that four homes in five have, the shown one among them', () => {
  for (const zip of ['8500', '1030', '4000']) {
    const plan = planOf(zip);
    const { best, worst, isCertified } = likelyLabels(plan);
    assert.equal(isCertified, false);
    const labels = labelsOf(plan.label_scale);
    const run = labels.slice(labels.indexOf(best), labels.indexOf(worst) + 1);
    assert.ok(run.includes(plan.baseline.label));
    assert.ok(run.length > 1);
    const chance = run.reduce((sum, label) => sum + (plan.label_probabilities[label] ?? 0), 0);
    assert.ok(chance >= 0.8, `${zip}: ${chance}`);
  }
});

test('a certificate is today’s label, whatever the rest says', () => {
  const plan = planOf('8500', {
    energy_label: 'F',
    energy_score_kwh_per_m2: 534,
    window_glazing_type: 'TRIPLE',
  });
  assert.deepEqual(likelyLabels(plan), { best: 'F', worst: 'F', isCertified: true });
});

test('a duty is reported with its official page, and as a chance where no certificate decides it', () => {
  const certified = planOf('8500', { energy_label: 'F', energy_score_kwh_per_m2: 534 });
  assert.deepEqual(
    shownMilestones(certified).map(({ duty, label }) => [duty, label]),
    [['vlg_purchase', 'D']],
  );
  assert.equal(chanceOfPurchaseDuty(certified), 0);
  assert.ok(chanceOfPurchaseDuty(planOf('8500')) > 0.1);
  assert.equal(chanceOfPurchaseDuty(planOf('4000')), 0);
  for (const official of Object.values(OFFICIAL_PAGES)) {
    const { readOn } = official;
    assert.match(
      new URL(officialUrl(official, 'en')).hostname,
      /(^|\.)(vlaanderen\.be|renolution\.brussels)$/,
    );
    assert.match(readOn, /^2026-\d\d-\d\d$/);
  }
});
