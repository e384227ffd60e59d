import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { epOnlineLabel } from '@rooftree/connectors/testing';
import { transaction } from '../../infra/database/sql.ts';
import { until } from '../../testing/until.ts';
import { applyLabels } from './apply-labels.ts';
import { HOME, LabelTests } from './label-tests.fixture.ts';
import { findUnapplied, markApplied } from './registered-labels.repository.ts';

describe('labels that are applied to many estates', () => {
  const labels = new LabelTests();
  const apply = () => applyLabels(labels.sql, new AbortController().signal, 60_000);
  const unapplied = async () => (await findUnapplied(labels.sql, 1000)).map(({ externalId }) => externalId);
  const at = (number: number) => ({ address: { ...HOME.address, house_number: String(number) } });
  /** Labels that were fetched, and not applied yet. */
  const fetched = async (count: number, caller = labels.client) => {
    for (let number = 1; number <= count; number += 1) {
      labels.register.labels.put(String(number), epOnlineLabel({ Huisnummer: number }));
      await labels.put(`home ${number}`, at(number), caller);
    }
    await labels.fetch();
    await labels.sql`UPDATE registered_labels SET is_told = false`;
    await labels.sql`UPDATE estates SET layers = NULL, facts = NULL, dwelling = '{}' WHERE deactivated_at IS NULL`;
  };

  it('reach all of them, of every context', async () => {
    const other = await labels.app.addClient();
    await fetched(7);
    await fetched(5, other);
    assert.equal((await unapplied()).length, 12);
    await apply();
    assert.deepEqual(await unapplied(), []);
    for (const [count, caller] of [
      [7, labels.client],
      [5, other],
    ] as const)
      for (let number = 1; number <= count; number += 1)
        assert.equal((await labels.factOf(`home ${number}`, 'energy_label', caller))?.value, 'D');
  });

  it('wait where somebody else writes the estate meanwhile', async () => {
    await fetched(3);
    const isWritten = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const writer = transaction(labels.sql, async (tx) => {
      await tx`
        UPDATE estates SET year_built = 1971 WHERE context_id = ${labels.client.contextId} AND external_id = 'home 2'`;
      isWritten.resolve();
      await mayCommit.promise;
    });
    await isWritten.promise;
    const applied = apply();
    await until(async () => {
      const [row] = await labels.sql<[{ waiting: number }]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row.waiting > 0;
    });
    mayCommit.resolve();
    await Promise.all([writer, applied]);
    assert.deepEqual(await unapplied(), ['home 2']);
    await apply();
    assert.deepEqual(await unapplied(), []);
    assert.equal((await labels.factOf('home 2', 'energy_label'))?.value, 'D');
  });

  it('that are read again meanwhile are still to be applied', async () => {
    await fetched(2);
    const found = await findUnapplied(labels.sql, 10);
    await labels.sql`
      UPDATE registered_labels SET reading = jsonb_set(reading, '{issued_on}', '"2026-01-01"')
      WHERE estate_id = ${found[0]?.estateId ?? ''}`;
    const applied = found.map((label) => ({ ...label, isOtherKind: false, needsPlan: false }));
    await transaction(labels.sql, (tx) => markApplied(tx, labels.client.contextId, applied));
    assert.deepEqual(await unapplied(), [found[0]?.externalId]);
  });

  it('do not stop at an estate that was stored under other rules', async () => {
    await fetched(3);
    await labels.sql`UPDATE estates SET dwelling = '{"habitable_space_m2": -5}' WHERE external_id = 'home 2'`;
    await apply();
    assert.deepEqual(await unapplied(), []);
    assert.equal((await labels.factOf('home 3', 'energy_label'))?.value, 'D');
  });
});
