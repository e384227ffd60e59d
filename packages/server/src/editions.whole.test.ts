/**
 * What an update makes of the data of every earlier version: nothing is lost, no figure changes, every operation
 * answers.
 */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { StoredPlan } from '@rooftree/engine';
import { isEarlierEngine, upgradePlan } from '@rooftree/engine/upgrade-plan';
import { writeLabel } from '@rooftree/words';
import { readSignedToken } from './access/clients/access-token.ts';
import { type ClientKeys, deriveClientKeys } from './access/clients/client-keys.ts';
import { writeOpenApi } from './openapi-document.ts';
import { isEventStream, successOf } from './testing/answers.ts';
import { planOf } from './testing/data/planned-renovation.ts';
import { editionNames, type SearchItem } from './testing/editions/edition.ts';
import { everyOperation } from './testing/editions/every-operation.ts';
import { startUpdatedEdition, type UpdatedEdition } from './testing/editions/updated-edition.ts';
import { isLong } from './testing/is-long.ts';
import { textOf } from './testing/server/pdf-programs.ts';
import { TEST_SECRET_KEY } from './testing/server/test-secret-key.ts';
import { addMember } from './testing/test-member.ts';

const document = JSON.parse(await writeOpenApi());

/** Of a plan that this version makes. */
const NEW_FIELDS = fieldsOf(planOf('semiDetached1958'));

interface WholeRenovation extends SearchItem {
  is_edited: boolean;
  is_of_earlier_engine: boolean;
  plan: StoredPlan;
}

for (const name of editionNames()) {
  describe(`after an update from ${name}`, () => {
    let updated: UpdatedEdition;
    before(async () => {
      updated = await startUpdatedEdition(name);
    });
    after(() => updated.stop());

    const get = async <T>(path: string) => successOf<T>(await updated.call('GET', path));
    const rowsOf = (table: string): Record<string, string | null>[] => {
      const { columns, rows } = updated.edition.tables[table] ?? { columns: [], rows: [] };
      return rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column.name, row[index] ?? null])),
      );
    };
    const ownRenovations = () =>
      rowsOf('renovations').filter((row) => row['context_id'] === updated.edition.client.contextId);

    it('the search answers what it answered before', async () => {
      const found = await get<{ total: number; data: SearchItem[] }>('/v1/renovations?page_size=100');
      const before = updated.edition.answers.renovations;
      assert.equal(found.total, before.length);
      const shown = found.data.map((item, index) =>
        Object.fromEntries(Object.keys(before[index] ?? {}).map((field) => [field, item[field]])),
      );
      assert.deepEqual(shown, before);
    });

    it('every stored plan is answered with all its figures, in the form of today', async () => {
      for (const row of ownRenovations()) {
        const { plan, ...renovation } = await get<WholeRenovation>(`/v1/renovations/${row['id']}`);
        const stored = JSON.parse(row['plan'] ?? '');
        assert.equal(renovation.is_of_earlier_engine, isEarlierEngine(stored.engine_version));
        assert.deepEqual(plan, upgradePlan(stored));
        assert.deepEqual(changesOf(stored, plan), []);
        if (plan.steps.length === 0) continue;
        const missing = NEW_FIELDS.difference(fieldsOf(plan));
        assert.deepEqual([...missing], [], 'raise ENGINE_VERSION, and add the field to upgradePlan');
      }
    });

    it('a new report of a stored plan shows the same figures as the plan', async () => {
      for (const renovation of await differentRenovations()) {
        const { totals, result, baseline } = renovation.plan;
        const path = `/v1/renovations/${renovation.renovation_id}/reports`;
        const { url, is_outdated } = await successOf<{ url: string; is_outdated: boolean }>(
          await updated.call('POST', path, { language: 'en' }),
        );
        assert.equal(is_outdated, false);
        const pdf = new Uint8Array(await (await fetch(url)).arrayBuffer());
        const text = (await textOf(pdf)).replaceAll(/\s+/g, ' ');
        const euros = (amount: number) => Math.round(amount).toLocaleString('en');
        const figures =
          renovation.plan.steps.length === 0
            ? [writeLabel(baseline.label)]
            : [
                euros(totals.total_estimated_cost_incl_vat),
                euros(totals.net_cost),
                euros(totals.savings.bill_eur),
                writeLabel(result.label),
              ];
        for (const figure of figures) assert.ok(text.includes(figure), `${figure} is not in ${path}`);
      }
    });

    it('reports of before are there, byte for byte, and are not outdated', async () => {
      const { report } = updated.edition.answers;
      const listed = await get<{ url: string; is_outdated: boolean }[]>(
        `/v1/renovations/${report.renovationId}/reports`,
      );
      const found = listed.find(({ url }) => url.endsWith(report.path));
      assert.equal(found?.is_outdated, false);
      const bytes = Buffer.from(await (await fetch(found.url)).arrayBuffer());
      assert.equal(bytes.toString('base64'), updated.edition.files[report.path]);
    });

    it('links of homes open, and what a buyer saved as well', async () => {
      const { url } = updated.app;
      const saved = ownRenovations().find((row) => row['is_edited'] === 'true');
      const estate = rowsOf('estates').find((row) => row['id'] === saved?.['estate_id']);
      const [first] = updated.edition.answers.referralTokens;
      assert.equal((await fetch(`${url}/r/${first}`)).status, 200);
      // The first version gave a saved plan no page of its own.
      const status = (saved?.['page_choices'] ?? null) === null ? 404 : 200;
      const page = `${url}/r/${estate?.['referral_token']}/p/${saved?.['id']}`;
      assert.equal((await fetch(page)).status, status);
    });

    it('a building, a programme and a report on loans are answered as before', async () => {
      for (const [path, before] of Object.entries(updated.edition.answers.office ?? {}))
        assert.deepEqual(lostOf(before, await get(path), path), []);
    });

    it('a stored plan can be edited, with what was wished for it', async () => {
      const [row] = ownRenovations();
      const path = `/v1/renovations/${row?.['id']}`;
      const { date, choices } = await get<{ date: string; choices: string }>(`${path}/basis`);
      const body = { renovation_name: 'Edited', date, choices };
      const edited = await successOf<WholeRenovation>(await updated.call('POST', `${path}/edits`, body));
      assert.equal(edited.is_edited, true);
    });

    it('a token of before names the same client, and is admitted until it expires', async () => {
      const { client } = updated.edition;
      const keys = deriveClientKeys(TEST_SECRET_KEY);
      const claims = readSignedToken(keys, client.token);
      assert.equal(claims?.contextId, client.contextId);
      assert.equal(claims?.clientId, client.clientId);
      // The stored one has expired: the same claims in the same layout, for longer.
      const token = renewToken(client.token, keys);
      const headers = { authorization: `Bearer ${token}` };
      assert.equal((await fetch(`${updated.app.url}/v1/renovations`, { headers })).status, 200);
    });

    it('every operation answers, none with a fault of ours', async (t) => {
      const { contextId, clientId } = updated.edition.client;
      const [renovation] = ownRenovations();
      const estates = rowsOf('estates').filter((row) => row['context_id'] === contextId);
      const names = estates.slice(0, 3).map((row) => row['external_id']);
      const requests = everyOperation(document, {
        parameters: {
          renovation_id: renovation?.['id'] ?? '',
          external_id: names[0] ?? '',
          estate: names[0] ?? '',
          '/v1/calculation-jobs/{id}': rowsOf('calculation_jobs')[0]?.['id'] ?? '',
          member_id: (await addMember(updated.app, { contextId, role: 'viewer' })).id,
          client_id: rowsOf('clients').find((row) => row['id'] !== clientId)?.['id'] ?? '',
          version: '1',
          kind: 'reports',
          ...officeParameters(Object.keys(updated.edition.answers.office ?? {})),
        },
        bodies: {
          'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch': names,
          'POST /v1/calculation-jobs/energy-efficiency-indication/batch': names,
        },
      });
      const statuses = new Map<number, number>();
      for (const { operation, method, path, body, needsSession } of requests) {
        const answer = needsSession
          ? await updated.member.call(method, path, body, { 'x-rooftree-context': contextId })
          : await updated.call(method, path, body);
        if (isEventStream(answer)) await answer.body?.cancel();
        else await answer.arrayBuffer();
        assert.ok(answer.status < 500, `${operation} answered ${answer.status}`);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
      t.diagnostic(
        `${requests.length} operations: ${[...statuses].map(([status, count]) => `${count} × ${status}`)}`,
      );
    });

    /**
     * House and apartment, with and without works, suggested and saved by a buyer: one of each, or all of them where
     * there is time.
     */
    async function differentRenovations(): Promise<WholeRenovation[]> {
      const kinds = new Map<string, WholeRenovation>();
      for (const row of ownRenovations()) {
        const renovation = await get<WholeRenovation>(`/v1/renovations/${row['id']}`);
        const { plan, is_edited: isEdited } = renovation;
        const kind = `${plan.estate_type} ${plan.steps.length === 0} ${isEdited}`;
        kinds.set(isLong ? renovation.renovation_id : kind, renovation);
      }
      return [...kinds.values()];
    }
  });
}

/** The paths of operations about the things of an office, each with the id of the one that there is. */
function officeParameters(answered: readonly string[]): Record<string, string> {
  const things = answered.flatMap((path) => {
    const [, kind, id] = /^\/v1\/(buildings|programmes|loans|loan-reports)\/([^/]+)$/.exec(path) ?? [];
    return kind === undefined || id === undefined ? [] : { kind, id };
  });
  return Object.fromEntries(
    things.flatMap(({ kind, id }) =>
      Object.keys(document.paths)
        .filter((path) => path.startsWith(`/v1/${kind}/{`))
        .map((path) => [path, id]),
    ),
  );
}

/** What an answer of before has and the one of today has not. Addresses and ages depend on the server and the day. */
function lostOf(before: unknown, now: unknown, path: string): string[] {
  if (typeof before === 'string' && before.startsWith('http')) return [];
  if (typeof before !== 'object' || before === null)
    return before === now ? [] : [`${path}: ${before}, ${now}`];
  const fields = new Map(Object.entries(now ?? {}));
  return Object.entries(before)
    .filter(([field]) => field !== 'is_outdated')
    .flatMap(([field, value]) => lostOf(value, fields.get(field), `${path}.${field}`));
}

/** Every layout ends with the expiry in seconds and the signature. */
function renewToken(token: string, [key]: ClientKeys): string {
  const prefix = 'rooftree_token_';
  const claims = Buffer.from(token.slice(prefix.length), 'base64url').subarray(0, -32);
  claims.writeUInt32BE(Math.floor(Date.now() / 1000) + 600, claims.length - 4);
  const signature = createHmac('sha256', key.tokenSignature).update(claims).digest();
  return prefix + Buffer.concat([claims, signature]).toString('base64url');
}

/** Those that every plan with works has. */
function fieldsOf(plan: StoredPlan): Set<string> {
  const [step] = plan.steps;
  const parts = {
    plan,
    target: plan.target,
    controls: plan.controls,
    totals: plan.totals,
    baseline: plan.baseline,
  };
  const fields = Object.entries({ ...parts, step, work: step?.works[0] }).flatMap(([part, value]) =>
    Object.keys(value ?? {}).map((field) => `${part}.${field}`),
  );
  return new Set(fields);
}

/** Fields of a stored document that are lost or others in the answer, and added ones that claim to know something. */
function changesOf(stored: unknown, answered: unknown, path = 'plan'): string[] {
  if (typeof stored !== 'object' || stored === null) return stored === answered ? [] : [path];
  const [before, now] = [new Map(Object.entries(stored)), new Map(Object.entries(answered ?? {}))];
  const kept = [...before].flatMap(([field, value]) => changesOf(value, now.get(field), `${path}.${field}`));
  const added = [...now].filter(([field]) => !before.has(field));
  // A house has one owner, and nobody could ask for a home without gas and oil.
  const isKnown = (value: unknown) => value === null || value === 'private' || value === false;
  return [...kept, ...added.flatMap(([field, value]) => (isKnown(value) ? [] : [`${path}.${field}`]))];
}
