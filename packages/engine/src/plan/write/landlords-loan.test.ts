import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Plan } from '../../contract/plan.ts';
import { plan } from '../../testing/adviser-plan.ts';

test('a landlord reads on which terms the Flemish loan is given, and no month counts with it', () => {
  const facts = { heating_type: 'GAS', energy_label: 'F', energy_score_kwh_per_m2: 561 } as const;
  const rented = plan('VLG', 'CLOSED', 1962, facts, { ownership: 'landlord' });
  const lived = plan('VLG', 'CLOSED', 1962, facts, { ownership: 'occupier', income_group: 3 });
  const conditions = ({ loans }: Plan) =>
    loans.find(({ id }) => id === 'vlg_mijn_verbouwlening')?.conditions ?? [];
  assert.ok(conditions(rented).includes('rent_agreed'));
  assert.ok(!conditions(lived).includes('rent_agreed'));
  assert.equal(rented.cash_flow.loan, null);
  assert.equal(lived.cash_flow.loan?.id, 'vlg_mijn_verbouwlening');
});
