import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { connect } from '../../infra/database/connect.ts';
import { transaction } from '../../infra/database/sql.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const app = await startTestApp();
after(() => app.stop());
const ready = async () => (await fetch(`${app.url}/health/ready`)).status;

describe('readiness', () => {
  it('is given while requests can be answered', async () => {
    assert.equal(await ready(), 200);
  });

  it('is taken away while what was disabled cannot be read, though the database answers', async (t) => {
    const { sql, databaseUrl } = app.dependencies;
    const holder = connect({ databaseUrl, applicationName: 'holder', poolSize: 1, statementTimeoutMs: 0 });
    t.after(() => holder.end({ timeout: 1 }));
    await transaction(holder, async (tx) => {
      await tx`LOCK TABLE clients IN ACCESS EXCLUSIVE MODE`;
      await until(async () => (await ready()) === 503);
      assert.equal((await sql`SELECT 1 AS one`)[0]?.['one'], 1);
    });
    await until(async () => (await ready()) === 200);
  });
});
