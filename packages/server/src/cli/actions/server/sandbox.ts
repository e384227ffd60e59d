import type { Country } from '@rooftree/engine';
import { COMMAND } from '../../../access/audit/audit.ts';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { createHomes, resetSandbox, setClock } from '../../../governance/sandbox/sandbox.service.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { loadDemoHomes } from '../../../start/demo/demo-homes.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface HomesOptions {
  count: number;
  country: Country;
  seed: number;
  json?: true;
}

export async function createHomesAction(slug: string, { json, ...wanted }: HomesOptions): Promise<void> {
  const { created, updated, externalIds } = await withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, slug);
    const { publicUrl, providerNames } = config;
    return createHomes({ sql, publicUrl, providerNames, loadModels: loadDemoHomes }, id, wanted);
  });
  if (json) return printJson({ created, updated, external_ids: externalIds });
  print(`Created ${created} homes and overwrote ${updated}: ${externalIds[0]} to ${externalIds.at(-1)}.`);
}

export async function setClockAction(slug: string, day: string, { json }: { json?: true }): Promise<void> {
  const date = day === 'today' ? null : day;
  await withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, slug);
    await setClock(sql, id, date, COMMAND);
  });
  if (json) return printJson({ date });
  print(`The sandbox ${slug} plans for ${day}.`);
}

export async function resetAction(slug: string, { json }: { json?: true }): Promise<void> {
  const { homes, renovations, calculationJobs } = await withDependencies(async ({ sql, files }) => {
    const { id } = await getContextBySlug(sql, slug);
    return resetSandbox({ sql, files }, id, COMMAND);
  });
  if (json) return printJson({ homes, renovations, calculation_jobs: calculationJobs });
  print(`Removed ${homes} homes, ${renovations} renovations and ${calculationJobs} calculation jobs.`);
}
