import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planBuilding } from '@rooftree/engine/building';
import { antwerpBuilding } from '@rooftree/engine/example-buildings';
import { mergedWorks, partOf, sumEur } from './merged-works.ts';

test('a work on several parts is named once, and no cent is lost', () => {
  const { building, estates } = antwerpBuilding();
  const plan = planBuilding(building, estates, {}, { date: '2026-11-15' });
  const [first] = plan.common_works;
  assert.ok(first);
  const twice = [first, { ...first, part_id: 'other-part' }];
  const [merged, ...others] = mergedWorks({ common_works: twice });
  assert.deepEqual(others, []);
  assert.deepEqual(
    merged?.partIds,
    [first.part_id, 'other-part'].filter((id) => id !== null),
  );
  assert.equal(merged?.net, sumEur([first.net_cost, first.net_cost]));
  assert.equal(merged?.anyway, sumEur([first.anyway_cost, first.anyway_cost]));
  for (const unit of plan.units) {
    const parts = mergedWorks(plan).map((work) => partOf(unit, work));
    assert.equal(sumEur(parts), unit.common_net_cost);
  }
});
