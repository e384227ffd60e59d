import type { Static } from 'typebox';
import { planPortfolio } from '../calculation-jobs/ask/plan-portfolio.ts';
import { deriveClientKeys } from '../clients/client-keys.ts';
import { createClient, listClients } from '../clients/clients.service.ts';
import { createContext, listContexts } from '../contexts/contexts.service.ts';
import type { Context } from '../contexts/contexts.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEstateFile } from '../estates/estate-file.ts';
import type { estateListSchema } from '../estates/estates.schemas.ts';
import { streamEstates } from '../estates/estates.service.ts';
import { importEstates } from '../estates/estates-import.service.ts';
import { DEMO_CONTEXTS, type DemoContext } from './demo-contexts.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from './demo-file.ts';

type EstateList = Static<ReturnType<typeof estateListSchema>>;

// A row house of 1906 of which everything is known: much to do, and much to see on its page.
const SHOWN_ESTATE = 'BE-1001';

export interface Demo {
  clientId: string;
  clientSecret: string;
  referralLink: string;
}

/**
 * Makes the demo portfolio in an empty database, and finds it again in one that has it; null in a database of other
 * contexts. A load that was cut off is done again: the file with the client is written last, and the rest replaces.
 */
export async function loadDemo(dependencies: Dependencies): Promise<Demo | null> {
  const { sql, config } = dependencies;
  const contexts = await listContexts(sql);
  const [{ context: agency }] = DEMO_CONTEXTS;
  if (contexts.length > 0 && !contexts.some(({ slug }) => slug === agency.slug)) return null;

  const known = readDemoFile(config.dataDir);
  const file =
    known !== null && (await isLive(dependencies, known)) ? known : await makeDemo(dependencies, contexts);
  return {
    clientId: file.client_id,
    clientSecret: file.client_secret,
    referralLink: `${config.publicUrl}${file.referral_path}`,
  };
}

async function isLive({ sql }: Dependencies, file: DemoFile): Promise<boolean> {
  const clients = await listClients(sql, null);
  return clients.some(({ id, disabledAt }) => id === file.client_id && disabledAt === null);
}

async function makeDemo(dependencies: Dependencies, contexts: readonly Context[]): Promise<DemoFile> {
  const { sql, secretKey, config } = dependencies;
  const made: Context[] = [];
  for (const demo of DEMO_CONTEXTS) {
    const context =
      contexts.find(({ slug }) => slug === demo.context.slug) ?? (await createContext(sql, demo.context));
    await importPortfolio(dependencies, context, demo);
    await planPortfolio(sql, context.id, config);
    made.push(context);
  }
  const [agency] = made;
  if (agency === undefined) throw new Error('there is no demo context');
  const client = await createClient(sql, deriveClientKeys(secretKey), agency.id, { name: 'Demo' });
  const file = {
    client_id: client.clientId,
    client_secret: client.clientSecret,
    referral_path: await findReferralPath(dependencies, agency),
  };
  writeDemoFile(config.dataDir, file);
  return file;
}

async function importPortfolio(
  { sql, config }: Dependencies,
  context: Context,
  demo: DemoContext,
): Promise<void> {
  const rows = await Array.fromAsync(readEstateFile(demo.estatesFile));
  const outcome = await importEstates(sql, context.id, config, rows);
  if (outcome.faults !== null) throw new Error(`${demo.estatesFile}: ${JSON.stringify(outcome.faults)}`);
}

/** The planner page of the estate that the welcome shows, as a path: the server's address may differ at the next start. */
async function findReferralPath({ sql, config }: Dependencies, context: Context): Promise<string> {
  const pieces = await Array.fromAsync(
    await streamEstates(sql, context.id, {
      requestTimeoutSeconds: config.requestTimeoutSeconds,
      publicUrl: '',
    }),
  );
  const { estates }: EstateList = JSON.parse(Buffer.concat(pieces).toString());
  const shown = estates.find(({ estate }) => estate.external_id === SHOWN_ESTATE);
  if (shown === undefined) throw new Error(`the demo has no estate ${SHOWN_ESTATE}`);
  return shown.referral_link;
}
