import assert from 'node:assert/strict';
import { test } from 'node:test';
import { becomes } from '../../server/src/testing/becomes.ts';
import { client, names } from './used-client.ts';

const { estates, loans, buildings, programmes } = client;

/** Of banks, of buildings with co-owners, and of those who own many homes. */
export function testOfficeOperations(): void {
  test('loans: put, putMany, list, listAll, get, export, import, delete, settings, reports', async () => {
    const [home = ''] = names;
    const loan = {
      estate_external_id: home,
      property_kind: 'RESIDENTIAL' as const,
      currency: 'EUR',
      gross_carrying_amount_cents: 20_000_000,
      outstanding_cents: 19_000_000,
      value_at_origination_cents: 38_000_000,
    };
    const made = await loans.put('L/1', loan);
    assert.deepEqual([made.loan_id, made.value_source], ['L/1', 'ORIGINATION']);
    assert.deepEqual(await loans.get('L/1'), made);
    assert.deepEqual(await loans.putMany([{ loan_id: 'L/2', ...loan }]), { created: 1, updated: 0 });
    assert.equal((await loans.list({ estate_external_id: home })).total, 2);
    assert.equal((await Array.fromAsync(loans.listAll({ page_size: 1 }))).length, 2);
    const tape = await loans.export();
    assert.equal((await loans.checkImport(tape)).rows.unchanged, 2);
    assert.equal((await loans.import(tape)).rows.total, 2);
    const settings = await loans.getSettings();
    assert.deepEqual(await loans.putSettings(settings), settings);
    const { id } = await loans.reports.create({ reference_date: '2026-12-31' });
    await becomes(async () => (await loans.reports.get(id)).report_status, 'FINISHED');
    const report = await loans.reports.get(id);
    assert.equal(report.summary?.loans, 2);
    assert.equal((await loans.reports.list()).reports.length, 1);
    const cell = await loans.reports.cell(id, 1, 'a', { page_size: 1 });
    assert.deepEqual([cell.amount_cents, cell.next], [40_000_000, 'L/1']);
    assert.match(Buffer.from(await loans.reports.download(id, 'loans.csv')).toString(), /L\/2/);
    await loans.reports.delete(id);
    await loans.delete('L/2');
  });

  test('buildings: suggest, put, list, get, import, export, plan, maintenance, owner link, delete', async () => {
    for (const name of ['B/1', 'B/2'])
      await estates.put(name, {
        address: { country: 'BE', zip_code: '2018', street: 'Lindenlaan', house_number: '12' },
        estate_type: 'APARTMENT',
        year_built: 1971,
        dwelling: { habitable_space_m2: 80 },
      });
    assert.equal((await buildings.suggest()).suggestions[0]?.units.length, 2);
    const building = {
      name: 'Linde',
      address: { country: 'BE' as const, zip_code: '2018' },
      year_built: 1971,
      shares_total: 2,
      units: ['B/1', 'B/2'].map((external_id) => ({ external_id, name: external_id, share: 1 })),
    };
    const made = await buildings.put('linde/1', building);
    assert.deepEqual(made.messages, []);
    assert.deepEqual(await buildings.get('linde/1'), made);
    assert.equal((await buildings.list({ q: 'linde' })).total, 1);
    assert.equal((await Array.fromAsync(buildings.listAll()))[0]?.units, 2);
    const sheet = await buildings.export('linde/1');
    assert.equal((await buildings.checkImport(sheet)).rows.unchanged, 2);
    assert.equal((await buildings.import(sheet)).rows.total, 2);
    assert.equal((await buildings.requestPlan('linde/1', { loan_years: 15 })).status, 'NOT_STARTED');
    await becomes(async () => (await buildings.plan('linde/1')).status, 'FINISHED');
    assert.equal((await buildings.plan('linde/1')).plan?.units.length, 2);
    assert.match(Buffer.from(await buildings.maintenance('linde/1')).toString(), /^part_id/);
    assert.match((await buildings.createPaper('linde/1', { kind: 'AGENDA', language: 'en' })).url, /\.pdf$/);
    const link = await buildings.ownerLink('linde/1');
    assert.notEqual((await buildings.renewOwnerLink('linde/1')).url, link.url);
    await buildings.delete('linde/1', { erase: true });
    assert.equal((await buildings.list()).total, 0);
  });

  test('programmes: create, list, get, homes, homesAll, compare, download, approve, approvals, done, cancel, delete', async () => {
    const { id } = await programmes.create({
      name: 'All',
      first_year: new Date().getFullYear() + 1,
      years: 2,
      objective: 'LOWEST_COST',
      homes: { external_ids: names.slice(0, 3) },
      limits: { bills: { mean_cut_at_least_percent: 5 } },
    });
    assert.equal((await programmes.list()).data[0]?.id, id);
    await becomes(async () => (await programmes.get(id)).status, 'FINISHED');
    const { scenarios } = await programmes.get(id, { language: 'fr-BE' });
    assert.equal(scenarios.length, 1);
    assert.equal((await programmes.homes(id, { page_size: 2 })).data.length, 2);
    assert.equal((await Array.fromAsync(programmes.homesAll(id, { page_size: 1 }))).length, 3);
    assert.equal((await programmes.compare(id, { with: id })).homes_moved, 0);
    const file = await programmes.download(id, 'certificate.txt');
    assert.match(Buffer.from(file).toString(), /^rooftree-certificate 1\n/);
    const homes = await Array.fromAsync(programmes.homesAll(id));
    const first = homes.find(({ first_year }) => first_year !== null);
    const approval = await programmes.approve(id, { year: first?.first_year ?? 0 });
    assert.deepEqual(
      (await programmes.approvals(id)).map(({ id: own }) => own),
      [approval.id],
    );
    const report = { homes: [{ external_id: first?.external_id ?? '', done_on: '2026-10-30' }] };
    assert.equal((await programmes.done(id, report)).recorded, 1);
    await assert.rejects(programmes.cancel(id), /FINISHED/);
    await programmes.delete(id);
  });
}
