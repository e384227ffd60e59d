/**
 * `npm run bench -- console`: a portfolio of 100,000 estates as the console asks for it: pages by many filters and
 * orders at 8 connections, each rate beside that of its bare statement in the same run, and the distribution of its
 * labels. Exit 1 when a target is missed.
 */
import { Agent, get } from 'node:http';
import { deriveClientKeys } from '../../packages/server/src/access/clients/client-keys.ts';
import { createClient, issueToken } from '../../packages/server/src/access/clients/clients.service.ts';
import { readPortfolioPage } from '../../packages/server/src/office/portfolio/portfolio.repository.ts';
import type {
  PortfolioFilter,
  PortfolioOrder,
} from '../../packages/server/src/office/portfolio/portfolio.ts';
import { readWork } from '../../packages/server/src/office/today/today.repository.ts';
import { listContactRequests } from '../../packages/server/src/output/contact-requests/contact-requests.repository.ts';
import { listAllReports } from '../../packages/server/src/output/reports/list/all-reports.repository.ts';
import { findFreePort } from '../../packages/server/src/testing/server/free-port.ts';
import { useBenchDatabase } from '../service/bench-database.ts';
import { startRooftree } from '../service/processes.ts';
import { inTurns, loopRate, medianMs } from '../service/rates.ts';
import { type Figure, report } from '../service/report.ts';
import { seedPortfolio } from './seed-portfolio.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1);
const ESTATES = Number(process.env['BENCH_ESTATES'] ?? 100_000);
const CONNECTIONS = 8;
const PAGE_SIZE = 50;
const SECRET_KEY = 'the key of a benchmark opens nothing';

const NO_FILTER: PortfolioFilter = {
  search: null,
  places: null,
  regions: null,
  estateTypes: null,
  estateStatuses: null,
  qualityLabels: null,
  labelsNow: null,
  labelsAfter: null,
  externalUserIds: null,
  providers: null,
  leastNetEuros: null,
  mostNetEuros: null,
  plannedSince: null,
  plannedBefore: null,
  isPlanned: null,
  externalIds: null,
  missing: null,
  importId: null,
  certificateDays: null,
  includeDeactivated: false,
};

interface View {
  what: string;
  query: string;
  filter: Partial<PortfolioFilter>;
  order: PortfolioOrder;
}
const byAddress: PortfolioOrder = { sortBy: 'address', direction: 'ASC' };
const dearestFirst: PortfolioOrder = { sortBy: 'net_cost', direction: 'DESC' };

/**
 * Broad and narrow filters, along the order and against it, and one that finds nothing: then every estate is checked.
 */
const VIEWS: View[] = [
  { what: 'no filter, by address', query: '', filter: {}, order: byAddress },
  {
    what: 'two labels, dearest first',
    query: 'label_now=E,F',
    filter: { labelsNow: ['E', 'F'] },
    order: dearestFirst,
  },
  {
    what: 'one place and status, by age of plan',
    query: 'place=Gent&estate_status=SOLD',
    filter: { places: ['Gent'], estateStatuses: ['SOLD'] },
    order: { sortBy: 'planned_at', direction: 'ASC' },
  },
  {
    what: 'words of an address, by address',
    query: 'search=kerk%20gent%2012',
    filter: { search: 'kerk gent 12' },
    order: byAddress,
  },
  {
    what: 'the box on every screen, one letter',
    query: 'search=k&include_deactivated=true',
    filter: { search: 'k', includeDeactivated: true },
    order: byAddress,
  },
  {
    what: 'the box on every screen, a reference',
    query: 'search=property-77123&include_deactivated=true',
    filter: { search: 'property-77123', includeDeactivated: true },
    order: byAddress,
  },
  {
    what: 'an agent, a source, a cost, by change',
    query: 'external_user_id=agent-7&estate_provider_type=API&net_cost_max=20000',
    filter: { externalUserIds: ['agent-7'], providers: ['API'], mostNetEuros: 20_000 },
    order: { sortBy: 'updated_at', direction: 'DESC' },
  },
  {
    what: 'type, quality, label after, by label',
    query: 'estate_type=APARTMENT&quality_label=B&label_after=C',
    filter: { estateTypes: ['APARTMENT'], qualityLabels: ['B'], labelsAfter: ['C'] },
    order: { sortBy: 'label_now', direction: 'DESC' },
  },
  {
    what: 'without a plan, by label after',
    query: 'is_planned=false',
    filter: { isPlanned: false },
    order: { sortBy: 'label_after', direction: 'ASC' },
  },
  {
    what: 'certificates that expire, most energy first',
    query: 'certificate_expires_within=60',
    filter: { certificateDays: 60 },
    order: { sortBy: 'energy_now', direction: 'DESC' },
  },
  {
    what: 'nothing passes, by label after',
    query: 'label_after=A&net_cost_min=900000',
    filter: { labelsAfter: ['A'], leastNetEuros: 900_000 },
    order: { sortBy: 'label_after', direction: 'DESC' },
  },
];

await using made = new AsyncDisposableStack();
const { databaseUrl, sql } = await useBenchDatabase(made, 10);
console.log(`Seeding ${ESTATES} estates …`);
const contextId = await seedPortfolio(sql, ESTATES);
await sql`VACUUM ANALYZE`;
const keys = deriveClientKeys(SECRET_KEY);
const credentials = await createClient(sql, keys, contextId, { name: 'bench' });
const { access_token } = await issueToken(sql, keys, 3600, credentials);
const rooftree = await startRooftree(await findFreePort(), databaseUrl, SECRET_KEY);
made.use(rooftree);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
made.defer(() => agent.destroy());

const request = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get(rooftree.url + path, { agent, headers: { authorization: `Bearer ${access_token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    }).on('error', reject);
  });

const figures: Figure[] = [];
for (const { what, query, filter, order } of VIEWS) {
  const path = `/v1/portfolio/estates?page_size=${PAGE_SIZE}&sort_by=${order.sortBy}&sort_direction=${order.direction}&${query}`;
  const times: number[] = [];
  const asked = async () => {
    const begin = performance.now();
    await request(path);
    times.push(performance.now() - begin);
  };
  const bare = () =>
    readPortfolioPage(
      sql,
      contextId,
      { ...NO_FILTER, ...filter },
      { ...order, take: PAGE_SIZE, cursor: null },
    );
  await loopRate(asked, 0.5, CONNECTIONS);
  times.length = 0;
  const rates = await inTurns({
    service: () => loopRate(asked, SECONDS, CONNECTIONS),
    bare: () => loopRate(bare, SECONDS, CONNECTIONS),
  });
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  figures.push(
    { what, measured: rates.service, unit: '/s' },
    { what: '  p95 at 8 connections', measured: p95, unit: 'ms', most: 150 },
    { what: '  share of the bare SQL', measured: (100 * rates.service) / rates.bare, unit: '%', least: 50 },
  );
}
const outdated = { isOutdated: true, language: null, after: null };
const reportsOf = { take: PAGE_SIZE, cdnUrl: 'https://files.example.com' };
const reportRates = await inTurns({
  service: () =>
    loopRate(() => request(`/v1/reports?is_outdated=true&page_size=${PAGE_SIZE}`), SECONDS, CONNECTIONS),
  bare: () => loopRate(() => listAllReports(sql, contextId, outdated, reportsOf), SECONDS, CONNECTIONS),
});
figures.push(
  { what: 'outdated reports', measured: reportRates.service, unit: '/s' },
  {
    what: '  share of the bare SQL',
    measured: (100 * reportRates.service) / reportRates.bare,
    unit: '%',
    least: 50,
  },
);
const labelsMs = await medianMs(() => request('/v1/portfolio/labels'), 20);
const filteredMs = await medianMs(() => request('/v1/portfolio/labels?estate_status=SOLD&search=kerk'), 20);
const placesMs = await medianMs(() => request('/v1/portfolio/places'), 20);
const placesFilteredMs = await medianMs(
  () => request('/v1/portfolio/places?estate_status=SOLD&search=kerk'),
  20,
);
// For members alone, so without a request around it.
const buyersMs = (isHandled: boolean | null) =>
  medianMs(
    () =>
      listContactRequests(
        sql,
        contextId,
        { isHandled, renovationId: null, after: null },
        // As many as the service asks for.
        { take: 101, publicUrl: 'https://plans.example.com' },
      ),
    20,
  );
const [waitingMs, buyersAllMs] = [await buyersMs(false), await buyersMs(null)];
const workMs = await medianMs(() => readWork(sql, contextId), 20);
await sql`UPDATE contexts SET price_book_version = price_book_version + 1 WHERE id = ${contextId}`;
const outdatedWorkMs = await medianMs(() => readWork(sql, contextId), 20);
figures.push(
  { what: 'buyers who wait, bare SQL', measured: waitingMs, unit: 'ms', most: 150 },
  { what: 'all buyers, bare SQL', measured: buyersAllMs, unit: 'ms', most: 150 },
  { what: 'what waits for a person, bare SQL', measured: workMs, unit: 'ms', most: 150 },
  { what: '  with every passport outdated', measured: outdatedWorkMs, unit: 'ms', most: 150 },
  { what: 'label distribution', measured: labelsMs, unit: 'ms', most: 200 },
  { what: 'label distribution under a filter', measured: filteredMs, unit: 'ms', most: 200 },
  { what: 'places of the map', measured: placesMs, unit: 'ms', most: 300 },
  { what: 'places of the map under a filter', measured: placesFilteredMs, unit: 'ms', most: 300 },
  { what: '  times the label distribution', measured: placesMs / labelsMs, unit: '×', most: 3 },
);
report(figures);
