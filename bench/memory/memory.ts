/**
 * `npm run bench:memory`: a thousand different reports through the API of a server that may use 1 GiB with its PostgreSQL,
 * enforced by the kernel. Prints how the memory goes. Exit 1 when a process had to be ended. Needs root on Linux.
 *
 *   -- --limit-mb 2048 --estates 10000   while a batch of so many estates runs
 *   -- --compiler wasm                   as on a platform without the native compiler
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../batch/server-process.ts';
import { addressedEstates, makeReports, planAll, planHomes } from '../reports/report-load.ts';
import { report } from '../service/report.ts';
import { createMemoryGroup } from './memory-group.ts';

const { values } = parseArgs({
  options: {
    'limit-mb': { type: 'string', default: '1024' },
    reports: { type: 'string', default: '1000' },
    estates: { type: 'string', default: '0' },
    compiler: { type: 'string', default: 'native' },
  },
});
const limitMb = Number(values['limit-mb']);
const reports = Number(values.reports);
const estates = Number(values.estates);
const AT_ONCE = 4;
const LINES = 20;
const SAMPLE_MS = 100;

const withoutNative = join(
  import.meta.dirname,
  '../../packages/server/src/testing/without-native-compiler.ts',
);
const env: Record<string, string> =
  values.compiler === 'wasm' ? { NODE_OPTIONS: `--import=${withoutNative}` } : {};

await using group = createMemoryGroup(limitMb);
await using server = await startServer({ launcher: group.launcher, env });
const homes = await planHomes(server, reports);
const planned = estates > 0 ? await server.createContext('planned', addressedEstates(estates)) : null;

const told = () => `${group.usedMb().toFixed(0)} MiB, the server alone ${server.memoryMb().toFixed(0)} MB`;
console.log(`before the first report: ${told()}`);
let peakMb = 0;
let processPeakMb = 0;
using _sampler = setInterval(() => {
  peakMb = Math.max(peakMb, group.usedMb());
  processPeakMb = Math.max(processPeakMb, server.memoryMb());
}, SAMPLE_MS);
let made = 0;
const batch = async () => {
  if (planned === null) return;
  await planAll(planned);
  console.log(`batch of ${estates} estates finished, ${made} reports made: ${told()}`);
};
const [putOff] = await Promise.all([
  makeReports(homes, AT_ONCE, (count) => {
    made = count;
    if (count % Math.ceil(reports / LINES) === 0) console.log(`after ${count}: ${told()}`);
  }),
  batch(),
]);
report([
  { what: 'reports made', measured: made, unit: '', least: reports },
  { what: 'put off on the way', measured: putOff, unit: '' },
  { what: 'most memory of all processes', measured: peakMb, unit: 'MiB', most: limitMb },
  { what: 'most memory of the server', measured: processPeakMb, unit: 'MB' },
  { what: 'processes ended by the kernel', measured: group.kills(), unit: '', most: 0 },
]);
