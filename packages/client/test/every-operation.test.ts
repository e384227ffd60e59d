import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createClient } from '../src/index.ts';
import { saveReport } from '../src/node.ts';
import { testOfficeOperations } from './office-operations.ts';
import { app, called, client, contextId, names } from './used-client.ts';

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
}

const {
  estates,
  calculationJobs,
  renovations,
  portfolio,
  priceBook,
  imports,
  webhooks,
  requests,
  sandbox,
  // In office-operations.ts.
  loans: _loans,
  programmes: _programmes,
  buildings: _buildings,
  ...rest
} = client;
assert.deepEqual(rest, {}, 'a part of the client that this file does not use');

test('estates: put, putMany, get, patch, search, list, stream, deactivate, erase', async () => {
  const address = { country: 'BE' as const, zip_code: '9000', place: 'Gent' };
  const made = await estates.put('a/b 1', { address, estate_type: 'HOUSE', year_built: 1962 });
  assert.equal(made.estate.external_id, 'a/b 1');
  assert.equal(made.estate.address.region?.code, 'BE-VLG');
  const whole = await estates.get('a/b 1');
  await estates.put('a/b 1', whole);
  assert.deepEqual(await estates.get('a/b 1'), whole);
  const patched = await estates.patch('a/b 1', { price: 250000, dwelling: { heating_type: 'GAS' } });
  assert.deepEqual([patched.price, patched.year_built, patched.dwelling.heating_type], [250000, 1962, 'GAS']);
  const found = await estates.search({
    region: ['BE-VLG'],
    fields: ['external_id', 'price'],
    page_size: 1000,
  });
  assert.deepEqual(
    found.data.find(({ external_id }) => external_id === 'a/b 1'),
    { external_id: 'a/b 1', price: 250000 },
  );
  const all = await Array.fromAsync(estates.searchAll({ page_size: 4 }));
  assert.equal(new Set(all.map(({ id }) => id)).size, names.length + 1);
  const { estates: listed } = await estates.list();
  assert.equal(listed.length, names.length + 1);
  assert.deepEqual(await Array.fromAsync(estates.stream()), listed);
  const page = await estates.listPage({ page: 2, page_size: 1 });
  assert.deepEqual([page.estates, page.total], [listed.slice(1, 2), listed.length]);
  const [replaced, created] = await estates.putMany([
    { ...whole, external_id: 'a/b 1' },
    { external_id: 'a/b 2', address, estate_type: 'GARAGE' },
  ]);
  assert.deepEqual([replaced?.status, created?.status, created?.external_id], [200, 201, 'a/b 2']);
  const [refused] = await estates.putMany(
    [{ external_id: 'a/b 3', address, estate_type: 'HOUSE', price: -1 }],
    { partial: true },
  );
  assert.deepEqual(refused?.message, ['price must not be less than 0']);
  await estates.erase('a/b 2');
  await estates.deactivate('a/b 1');
  assert.equal((await estates.list()).estates.length, names.length);
  await estates.erase('a/b 1');
  await assert.rejects(estates.get('a/b 1'), { name: 'NotFoundError' });
});

test('calculation jobs: plan, wait, get, list, archive, indicate', async () => {
  const progress: number[] = [];
  const batch = await calculationJobs.planRenovations(names, { objective: 'least_lifetime_cost' });
  const ended = await calculationJobs.waitFor(batch, {
    onProgress: ({ metadata }) => progress.push(metadata.estates.finished),
  });
  assert.equal(ended.calculation_job_status, 'FINISHED');
  assert.deepEqual(ended.metadata.estates, { total: 6, finished: 6, failed: 0 });
  assert.equal(ended.metadata.controls['objective'], 'least_lifetime_cost');
  assert.equal(progress.at(-1), 6);
  assert.deepEqual(await calculationJobs.get(batch.id), ended);

  const { total } = await calculationJobs.list({ status: 'FINISHED' });
  assert.equal(total, 1);
  const children = await Array.fromAsync(calculationJobs.listAll({ parent_id: batch.id, page_size: 4 }));
  assert.equal(new Set(children.map(({ estate_id }) => estate_id)).size, 6);

  assert.notEqual((await calculationJobs.archive(batch.id)).deactivated_at, null);
  assert.equal((await calculationJobs.list({ status: 'FINISHED' })).total, 0);
  const indication = await calculationJobs.waitFor(
    await calculationJobs.indicateEnergyEfficiency(names.slice(0, 1)),
  );
  assert.match(String(indication.metadata.indication?.['label']), /^[A-G]/);
});

test('calculation jobs: readCertificate, createReviewLink; estates: withdrawCertificate', async () => {
  const address = { country: 'NL' as const, zip_code: '3503BA', house_number: '12' };
  await estates.put('labelled', { address, estate_type: 'HOUSE' });
  const record =
    'Opnamedatum;Status;Gebouwklasse;Gebouwtype;Postcode;Huisnummer;Energieklasse\n20240308;Bestaand;W;Vrijstaande woning;3503BA;12;B\n';
  const asked = await calculationJobs.readCertificate(new Blob([record]), { estate: 'labelled' });
  const job = await calculationJobs.waitFor(asked);
  assert.equal(job.calculation_job_status, 'FINISHED', job.metadata.failure ?? '');
  assert.ok(job.metadata.applied?.includes('energy_label'));
  const { facts } = await estates.get('labelled');
  assert.equal(facts?.['energy_label']?.origin, 'CERTIFICATE');
  const { url } = await calculationJobs.createReviewLink(asked.id);
  assert.match(url, /\/review\/[\w-]{43}$/);
  await estates.withdrawCertificate('labelled', asked.id);
  assert.equal((await estates.get('labelled')).facts, null);
  await estates.erase('labelled');
});

test('calculation jobs: follow', async () => {
  const job = await calculationJobs.indicateEnergyEfficiency(names);
  for await (const { jobs } of calculationJobs.follow()) {
    assert.ok(jobs.every(({ id, estates }) => id === job.id && estates.total === names.length));
    // What is no longer in the list has ended.
    if (jobs.length === 0) break;
  }
  assert.equal((await calculationJobs.get(job.id)).calculation_job_status, 'FINISHED');
});

test('estates: registeredLabel, refreshRegisteredLabel', async () => {
  const address = { country: 'NL' as const, zip_code: '3503BA', house_number: '12' };
  await estates.put('registered', { address, estate_type: 'HOUSE' });
  const { is_on, label_status } = await estates.registeredLabel('registered');
  assert.deepEqual([is_on, label_status], [false, 'WAITING']);
  await assert.rejects(estates.refreshRegisteredLabel('registered'), { name: 'ConflictError' });
  await estates.erase('registered');
});

test('a job can be stopped', async () => {
  // The worker may be quicker than the stop; then it is the conflict that says so.
  const job = await calculationJobs.indicateEnergyEfficiency(names);
  const stopped = await calculationJobs.stop(job.id).catch((error: Error) => error);
  if (stopped instanceof Error) assert.equal(stopped.name, 'ConflictError');
  else assert.equal(stopped.calculation_job_status, 'STOPPED');
});

test('renovations: search, searchAll, get, patch, delete, restore, listOfEstate, basis, edit, decision, variants, tailoredAdvice', async () => {
  const { total, data } = await renovations.search({ page_size: 4, sort_by: 'updated_at' });
  assert.equal(total, 6);
  assert.equal(data.length, 4);
  const all = await Array.fromAsync(renovations.searchAll({ page_size: 4 }));
  assert.equal(new Set(all.map(({ renovation_id }) => renovation_id)).size, 6);
  const renovation = await renovations.get(all[0]?.renovation_id ?? '');
  const estate = await estates.get(renovation.estate_external_id);
  const expanded = await renovations.get(renovation.renovation_id, { expand: 'estate' });
  assert.deepEqual(expanded, { ...renovation, estate });
  assert.equal(renovation.renovation_name, all[0]?.renovation_name);
  assert.equal(renovation.plan['engine_version'], renovation.engine_version);
  const renamed = await renovations.patch(renovation.renovation_id, { renovation_name: 'First phase' });
  assert.equal(renamed.renovation_name, 'First phase');
  await renovations.delete(renovation.renovation_id);
  assert.equal((await renovations.search()).total, 5);
  assert.equal((await renovations.restore(renovation.renovation_id)).renovation_deleted_at, null);
  const { date } = await renovations.basis(renovation.renovation_id);
  const edit = { renovation_name: 'Less', choices: 'budget=10000', date };
  const edited = await renovations.edit(renovation.renovation_id, edit);
  assert.deepEqual([edited.is_edited, edited.edited_by], [true, 'CLIENT']);
  const plans = await renovations.listOfEstate(renovation.estate_external_id);
  assert.deepEqual(
    plans.map(({ renovation_id }) => renovation_id),
    [renovation.renovation_id, edited.renovation_id],
  );
  await renovations.delete(edited.renovation_id);
  const decision = await renovations.decision(renovation.renovation_id);
  assert.ok(decision.houses > 0 && decision.probability_after_core <= decision.probability_if_known);
  const dutch =
    all.find(({ estate_geo_address: { country } }) => country === 'NL') ?? assert.fail('no Dutch home');
  const advice = await renovations.tailoredAdvice(dutch.renovation_id, { bag_id: '0344010000012345' });
  assert.match(new TextDecoder().decode(advice), /^<\?xml/);
  const { cheapest, fossil_free: fossilFree } = await renovations.variants(renovation.renovation_id);
  assert.equal(cheapest['date'], fossilFree['date']);
});

test('portfolio: list, listAll, export, labels, overview, places, choices', async () => {
  const { data, next } = await portfolio.list({ page_size: 2, sort_by: 'net_cost' });
  assert.equal(data.length, 2);
  assert.notEqual(next, null);
  const all = await Array.fromAsync(portfolio.listAll({ page_size: 2 }));
  assert.equal(new Set(all.map(({ id }) => id)).size, 6);
  assert.deepEqual(await Array.fromAsync(portfolio.export()), all);
  assert.equal((await portfolio.labels({ is_planned: true })).total, 6);
  assert.equal((await portfolio.overview({ is_planned: true })).homes, 6);
  const page = await portfolio.overviewPdf({ language: 'fr-BE' });
  assert.equal(Buffer.from(page).toString('latin1', 0, 5), '%PDF-');
  const { places } = await portfolio.places({ is_planned: true });
  assert.equal(
    places.reduce((sum, { count }) => sum + count, 0),
    6,
  );
  assert.equal(
    (await portfolio.choices()).providers.reduce((sum, { count }) => sum + count, 0),
    6,
  );
});

test('priceBook: get, tables, versions, version, planAgain', async () => {
  const { version, plans, older_plans: older } = await priceBook.get();
  assert.deepEqual([version, plans, older], [0, 6, 0]);
  assert.ok((await priceBook.tables()).prices.some(({ work }) => work === 'wall_cavity'));
  assert.deepEqual(await priceBook.versions(), { current: 0, versions: [] });
  assert.deepEqual((await priceBook.version(0)).prices, []);
  assert.deepEqual(await priceBook.planAgain(), { job_ids: [], estates: 0, refused: 0 });
});

test('imports: chooseHeadings, check, create, list, undo, forgetHeadings', async () => {
  const file = new Blob(['Ref. CRM;Land;Type\nimported-1;BE;huis\n']);
  await imports.chooseHeadings([{ heading: 'Ref. CRM', column: 'external_id' }]);
  const checked = await imports.check(file);
  assert.deepEqual([checked.problems, checked.rows.new], [[], 1]);
  const made = await imports.create(file, { file_name: 'homes.csv' });
  assert.equal(made.import_status, 'FINISHED');
  assert.equal((await imports.list()).imports[0]?.id, made.id);
  assert.equal((await imports.undo(made.id)).removed, 1);
  await imports.forgetHeadings();
  assert.match((await imports.check(file)).problems.join(), /external_id/);
});

test('portfolio: an action on estates, its progress, and undoing it', async () => {
  const [estate] = (await portfolio.list({ page_size: 1 })).data;
  const action = await portfolio.act({ action: 'DEACTIVATE', external_ids: [estate?.external_id ?? ''] });
  assert.deepEqual([action.can_undo, action.estates.done], [true, 1]);
  assert.deepEqual(await portfolio.action(action.id), action);
  const undo = await portfolio.undoAction(action.id);
  assert.equal(undo.action, 'REACTIVATE');
  assert.deepEqual(
    (await portfolio.actions()).map(({ id }) => id),
    [undo.id, action.id],
  );
});

testOfficeOperations();

test('webhooks: create, list, test, deliveries, resend, resume, delete', async () => {
  const { id, secret } = await webhooks.create({ url: 'https://hooks.example.com/rooftree' });
  assert.match(secret, /^whsec_/);
  assert.deepEqual(
    (await webhooks.list()).webhooks.map(({ id: listed }) => listed),
    [id],
  );
  const { event_id } = await webhooks.test(id);
  assert.match(event_id, /^evt_/);
  await webhooks.test(id, { event: 'programme.approved' });
  const [{ id: deliveryId }] = await app.dependencies.sql<[{ id: string }]>`
    INSERT INTO webhook_deliveries (context_id, webhook_id, event_id, event, body, attempts)
    VALUES (${contextId}, ${id}, 'evt_1', 'report.created', '{}', '[]') RETURNING id`;
  assert.ok((await webhooks.deliveries(id)).deliveries.some((each) => each.id === deliveryId));
  assert.ok((await Array.fromAsync(webhooks.deliveriesAll(id))).some((each) => each.id === deliveryId));
  await webhooks.resend(id, deliveryId);
  await webhooks.resume(id);
  await webhooks.delete(id);
  assert.deepEqual(await webhooks.list(), { webhooks: [] });
});

test('requests: list, listAll', async () => {
  const { requests: logged } = await requests.list({ path: '/v1/estates', page_size: 1 });
  assert.equal(logged.length, 1);
  assert.ok((await Array.fromAsync(requests.listAll({ page_size: 3 }))).length > 3);
});

test('sandbox: createHomes, reset, setClock', async () => {
  await assert.rejects(sandbox.createHomes({ count: 1 }), { name: 'NotFoundError' });
  await assert.rejects(sandbox.setClock('2030-01-01'), { name: 'NotFoundError' });
  await assert.rejects(sandbox.reset(), { name: 'NotFoundError' });
  const credentials = await app.addClient({ context: { sandbox: true } });
  const own = createClient({ baseUrl: app.url, ...credentials }).sandbox;
  assert.equal((await own.createHomes({ count: 2, country: 'NL' })).created, 2);
  assert.deepEqual(await own.setClock('2030-01-01'), { date: '2030-01-01' });
  assert.equal((await own.reset()).homes, 2);
});

test('reports: create, list, download, save', async (t) => {
  const [renovation] = (await renovations.search()).data;
  const id = renovation?.renovation_id ?? '';
  const report = await renovations.reports.create(id, { language: 'fr-BE' });
  assert.deepEqual(await renovations.reports.list(id), [report]);
  const [listed] = await Array.fromAsync(renovations.reports.listAll({ is_outdated: false }));
  assert.deepEqual([listed?.id, listed?.created_by], [report.id, 'Test client']);
  const bytes = await renovations.reports.download(report);
  assert.equal(Buffer.from(bytes).toString('latin1', 0, 5), '%PDF-');
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-client-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const path = await saveReport(client, report, join(folder, 'report.pdf'));
  assert.deepEqual(readFileSync(path), Buffer.from(bytes));
});

test('together these tests have called every operation of openapi.json that is for clients', () => {
  const { paths } = JSON.parse(
    readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
  ) as OpenApi;
  const missing = Object.entries(paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, tags }]) => ({
        operationId,
        // For members, who have a session in a browser and no use for this package, and for the providers of
        // connections.
        isForOthers: tags.some((tag) => ['Console', 'Connections'].includes(tag)),
        pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
      })),
    )
    .filter(({ isForOthers }) => !isForOthers)
    .filter(({ pattern }) => ![...called].some((call) => pattern.test(call)))
    .map(({ operationId }) => operationId);
  assert.deepEqual(missing, []);
});
