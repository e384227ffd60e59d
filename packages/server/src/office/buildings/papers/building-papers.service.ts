import type { BuildingPlan } from '@rooftree/engine';
import type { Language } from '@rooftree/words';
import type { Actor } from '../../../access/audit/audit.ts';
import { writtenMeanwhile } from '../../../estates/facts/connected-estates.service.ts';
import { Fault } from '../../../fault.ts';
import { ComputeError } from '../../../infra/compute/compute-pool.ts';
import { transaction } from '../../../infra/database/sql.ts';
import { FileStoreError } from '../../../infra/files/file-store.ts';
import { type FileLedger, publishFile, storeFile } from '../../../infra/files/stored-files.service.ts';
import type { BuildingPaper, BuildingPaperKind } from '../../../output/reports/building/building-paper.ts';
import { renderBuildingPaper } from '../../../output/reports/building/render-building-paper.ts';
import { printable, printableContact } from '../../../output/reports/printable.ts';
import type { RenderSettings } from '../../../output/reports/render-passport.ts';
import { newReportPath } from '../../../output/reports/report-path.ts';
import { recordBuilding, requireBuilding } from '../buildings.service.ts';
import { findOwnerLink } from '../owner-link/owner-link.repository.ts';
import { holdEstates } from '../plan/building-plans.repository.ts';
import { requirePlan } from '../plan/building-plans.service.ts';
import { findPaperContext, replacePaper } from './building-papers.repository.ts';

export interface PaperSettings extends FileLedger, RenderSettings {
  publicUrl: string;
  /** Of contexts without a CDN of their own. */
  cdnUrl: string;
}

export interface WantedPaper {
  kind: BuildingPaperKind;
  language: Language;
}

/** One PDF from the latest plan. It replaces the one of the same kind and language. */
export async function createBuildingPaper(
  settings: PaperSettings,
  contextId: string,
  externalId: string,
  { kind, language, actor }: WantedPaper & { actor: Actor },
): Promise<{ url: string }> {
  const { id, paper, estateIds, cdnUrl } = await paperOf(settings, contextId, externalId);
  const pdf = await renderBuildingPaper(settings, contextId, kind, paper, language).catch(tryLater);
  const path = newReportPath(`${paper.building.name} ${kind}`);
  await storeFile(settings, contextId, path, pdf, 'application/pdf').catch(tryLater);
  await transaction(settings.sql, async (tx) => {
    await publishFile(tx, contextId, path);
    if (!(await holdEstates(tx, contextId, estateIds))) throw writtenMeanwhile();
    if (!(await replacePaper(tx, contextId, id, { kind, language, path, estateIds })))
      throw new Fault('missing');
    await recordBuilding(tx, actor, contextId, 'createBuildingPaper', externalId, { kind, language });
  });
  return { url: `${cdnUrl ?? settings.cdnUrl}/${path}` };
}

async function paperOf({ sql, publicUrl }: PaperSettings, contextId: string, externalId: string) {
  const { id, building } = await requireBuilding(sql, contextId, externalId);
  const { plan, estateIds } = await requirePlan(sql, contextId, externalId);
  const context = await findPaperContext(sql, contextId);
  const link = await findOwnerLink(sql, contextId, externalId);
  const codes = new Map(link?.units.map(({ external_id, code }) => [external_id, code]));
  const issuer = context && {
    ...context.issuer,
    name: printable(context.issuer.name),
    contact: printableContact(context.issuer.contact),
  };
  const paper: BuildingPaper = {
    createdAt: new Date(),
    issuer,
    building,
    // Papers print the figures of the units, and nothing of their own plans, which alone can be of an earlier form.
    plan: plan as BuildingPlan,
    ownerLink: ({ external_id }) => {
      const code = codes.get(external_id);
      return link === null || code === undefined ? null : `${publicUrl}/b/${link.token}?code=${code}`;
    },
  };
  return { id, paper, estateIds, cdnUrl: context?.cdnUrl ?? null };
}

/** A full disk, a store that does not answer, a thread that died or took too long: the caller may try again. */
function tryLater(error: unknown): never {
  const isPassing = error instanceof FileStoreError || error instanceof ComputeError;
  throw isPassing ? new Fault('busy', [], { cause: error }) : error;
}
