import type { Static } from 'typebox';
import { SERVER } from '../../access/audit/audit.ts';
import { plainClientId } from '../../access/clients/client-secret.ts';
import { listClients } from '../../access/clients/clients.repository.ts';
import { createClient } from '../../access/clients/clients.service.ts';
import type { Client, Credentials } from '../../access/clients/clients.ts';
import { listContexts } from '../../access/contexts/contexts.repository.ts';
import { createContext } from '../../access/contexts/contexts.service.ts';
import type { Context } from '../../access/contexts/contexts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { importEstates } from '../../estates/batch/estates-import.service.ts';
import type { estateListSchema } from '../../estates/estates.schemas.ts';
import { streamEstates } from '../../estates/estates.service.ts';
import { readEstateFile } from '../../estates/imports/read/estate-file.ts';
import { createHomes } from '../../governance/sandbox/sandbox.service.ts';
import { LOCKS } from '../../infra/database/advisory-locks.ts';
import { connect } from '../../infra/database/connection/connect.ts';
import { transaction } from '../../infra/database/sql.ts';
import { planPortfolio } from '../../planning/calculation-jobs/batch/plan-portfolio.ts';
import { loadDemoBuilding } from './demo-building.ts';
import { DEMO_CONTEXTS, DEMO_SANDBOX, type DemoContext, SHOWN_ESTATE } from './demo-contexts.ts';
import { type DemoClient, readDemoFile, writeDemoFile } from './demo-file.ts';
import { loadDemoHomes } from './demo-homes.ts';

type EstateList = Static<ReturnType<typeof estateListSchema>>;

export interface Demo {
  /** Of the agency. */
  contextId: string;
  /** Null where its secret is not stored: on any machine but the one that made it. */
  credentials: Credentials | null;
  /** Of the sandbox; null likewise, and where an earlier version made the demo. */
  sandbox: Credentials | null;
  /** Made by this start. */
  isNew: boolean;
  /** Null when its estate was withdrawn. */
  referralLink: string | null;
}

/**
 * Makes the demo portfolio in a database without contexts, and finds it again in one that has it; null in a database of
 * other contexts. A demo that is there is never written again, whatever became of it and of the file with its secret.
 */
export async function loadDemo(dependencies: Dependencies): Promise<Demo | null> {
  const { databaseUrl } = dependencies;
  // A separate connection without limits: it holds the lock and sends nothing until the demo is made, and the others
  // wait as long.
  const sql = connect({ databaseUrl, applicationName: 'rooftree demo', poolSize: 1, statementTimeoutMs: 0 });
  try {
    return await transaction(sql, async (lock) => {
      await lock`SELECT pg_advisory_xact_lock(${LOCKS.demo})`;
      return findOrMakeDemo(dependencies);
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function findOrMakeDemo(dependencies: Dependencies): Promise<Demo | null> {
  const { sql, config } = dependencies;
  const contexts = await listContexts(sql);
  const [{ context: wanted }] = DEMO_CONTEXTS;
  const agency = contexts.find(({ slug, name }) => slug === wanted.slug && name === wanted.name);
  if (agency === undefined && contexts.length > 0) return null;

  // The client is made last: a context without any was left by a load that did not finish, and cannot have been
  // changed.
  const clients = agency === undefined ? [] : await listClients(sql, agency.id);
  if (agency === undefined || clients.length === 0) return makeDemo(dependencies, contexts);
  const sandbox = contexts.find(({ slug }) => slug === DEMO_SANDBOX.context.slug);
  return {
    contextId: agency.id,
    credentials: storedCredentials(config.dataDir, 'demo', clients),
    sandbox: sandbox
      ? storedCredentials(config.dataDir, 'sandbox', await listClients(sql, sandbox.id))
      : null,
    isNew: false,
    referralLink: await findReferralLink(dependencies, agency),
  };
}

async function makeDemo(dependencies: Dependencies, contexts: readonly Context[]): Promise<Demo> {
  const { sql, loadClientKeys, config } = dependencies;
  const made: Context[] = [];
  for (const demo of DEMO_CONTEXTS) {
    const context =
      contexts.find(({ slug }) => slug === demo.context.slug) ??
      (await createContext(sql, demo.context, SERVER));
    await importPortfolio(dependencies, context, demo);
    if (demo.hasBuilding) await loadDemoBuilding(sql, context.id, config);
    await planPortfolio(sql, context.id, config);
    made.push(context);
  }
  const [agency] = made;
  if (agency === undefined) throw new Error('there is no demo context');
  const sandbox = await makeSandbox(dependencies, contexts);
  const credentials = await createClient(sql, await loadClientKeys(), agency.id, { name: 'Demo' }, SERVER);
  storeCredentials(dependencies, 'sandbox', sandbox);
  storeCredentials(dependencies, 'demo', credentials);
  return {
    contextId: agency.id,
    credentials,
    sandbox,
    isNew: true,
    referralLink: await findReferralLink(dependencies, agency),
  };
}

async function makeSandbox(
  { sql, loadClientKeys, config }: Dependencies,
  contexts: readonly Context[],
): Promise<Credentials> {
  const { context: wanted, homes } = DEMO_SANDBOX;
  const context =
    contexts.find(({ slug }) => slug === wanted.slug) ?? (await createContext(sql, wanted, SERVER));
  await createHomes({ sql, ...config, loadModels: loadDemoHomes }, context.id, homes);
  return createClient(sql, await loadClientKeys(), context.id, { name: 'Quick start' }, SERVER);
}

function storeCredentials({ config, log }: Dependencies, client: DemoClient, made: Credentials): void {
  try {
    writeDemoFile(config.dataDir, made, client);
  } catch (error) {
    // A disk that cannot be written is no reason to end: a terminal shows the secret, and others say how to make a
    // client.
    log.warn({ err: error }, `the secret of the ${client} client cannot be stored in the data folder`);
  }
}

/** Null where they are not stored, or their client is disabled. */
function storedCredentials(
  dataDir: string,
  client: DemoClient,
  clients: readonly Client[],
): Credentials | null {
  const kept = readDemoFile(dataDir, client);
  const isLive = (clientId: string) =>
    clients.some(({ id, disabledAt }) => id === clientId && disabledAt === null);
  return kept !== null && isLive(plainClientId(kept.clientId)) ? kept : null;
}

async function importPortfolio(
  { sql, config }: Dependencies,
  context: Context,
  demo: DemoContext,
): Promise<void> {
  const outcome = await importEstates(sql, context.id, config, readEstateFile(demo.estatesFile));
  if (outcome.faults !== null) throw new Error(`${demo.estatesFile}: ${JSON.stringify(outcome.faults)}`);
}

/** The planner page of the estate that the welcome shows. */
async function findReferralLink({ sql, config }: Dependencies, context: Context): Promise<string | null> {
  const pieces = await Array.fromAsync(await streamEstates(sql, context.id, config));
  const { estates }: EstateList = JSON.parse(Buffer.concat(pieces).toString());
  return estates.find(({ estate }) => estate.external_id === SHOWN_ESTATE)?.referral_link ?? null;
}
