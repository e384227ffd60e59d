import type { StoredPlan } from '@rooftree/engine';
import type { Language } from '@rooftree/words';
import { addressLine } from '@rooftree/words/address-lines';
import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { fields, plain, print, printJson, table } from '../../../infra/terminal.ts';
import { contextOfRenovation } from '../../../output/reports/reports.service.ts';
import { findRenovation, searchRenovations } from '../../../planning/renovations/renovations.repository.ts';
import { deleteRenovation, restoreRenovation } from '../../../planning/renovations/renovations.service.ts';
import { planText } from '../../text/plan-text.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ListOptions {
  context: string;
  user?: string;
  updatedSince?: string;
  deleted?: true;
  page: number;
  limit: number;
  json?: true;
}

/** What is shown of an item of the search. */
interface ListedRenovation {
  renovation_id: string;
  renovation_created_at: string;
  renovation_deleted_at: string | null;
  renovation_name: string;
  total_estimated_cost_incl_vat: number;
  subsidy_amount: number;
  estate_geo_address: Record<'street' | 'house_number' | 'zip_code' | 'place', string | null>;
  label_now: string | null;
  label_after: string | null;
}

interface WholeRenovation extends ListedRenovation {
  estate_external_id: string;
  plan: StoredPlan;
}

export async function listRenovationsAction(options: ListOptions): Promise<void> {
  const { page, limit, json } = options;
  const { total, items } = await withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, options.context);
    return searchRenovations(sql, id, {
      skip: (page - 1) * limit,
      take: limit,
      sortBy: 'created_at',
      direction: 'DESC',
      includeDeleted: options.deleted === true,
      externalUserId: options.user,
      updatedSince: options.updatedSince,
    });
  });
  const found: ListedRenovation[] = JSON.parse(`[${items}]`);
  if (json) return printJson(found);
  if (total === 0) return print('No renovations match.');
  const rows = found.map((renovation) => [
    renovation.renovation_id,
    renovation.renovation_created_at.slice(0, 10),
    `${renovation.label_now ?? '?'} to ${renovation.label_after ?? '?'}`,
    euros(renovation.total_estimated_cost_incl_vat),
    euros(renovation.subsidy_amount),
    renovation.renovation_deleted_at === null
      ? renovation.renovation_name
      : `(deleted) ${renovation.renovation_name}`,
  ]);
  print(table(['RENOVATION', 'CREATED', 'LABEL', 'COST', 'GRANTS', 'NAME'], rows));
  print(`${found.length} of ${total}${page * limit < total ? `; --page ${page + 1} shows more` : ''}`);
}

export async function showRenovationAction(
  id: string,
  { language, json }: { language: Language; json?: true },
): Promise<void> {
  const text = await withDependencies(async ({ sql }) =>
    findRenovation(sql, await contextOfRenovation(sql, id), id),
  );
  const renovation: WholeRenovation = JSON.parse(text ?? 'null');
  if (json) return printJson(renovation);
  const { street, house_number: houseNumber, zip_code: zipCode, place } = renovation.estate_geo_address;
  print(
    fields([
      ['Renovation', renovation.renovation_id],
      ['Name', plain(renovation.renovation_name)],
      ['Estate', plain(renovation.estate_external_id)],
      ['Address', plain(addressLine({ street, houseNumber, houseNumberExtra: null, zipCode, place }))],
      ['Created', renovation.renovation_created_at],
      ...(renovation.renovation_deleted_at === null
        ? []
        : [['Deleted', renovation.renovation_deleted_at] as const]),
    ]),
  );
  print(`\n${planText(renovation.plan, language, process.stdout.getColorDepth?.() ?? 1)}`);
}

export async function deleteRenovationAction(id: string, { json }: { json?: true }): Promise<void> {
  await withDependencies(async ({ sql }) => deleteRenovation(sql, await contextOfRenovation(sql, id), id));
  if (json) return printJson({ renovation_id: id, deleted: true });
  print(`Deleted the renovation ${id}. To restore it: rooftree renovations restore ${id}`);
}

export async function restoreRenovationAction(id: string, { json }: { json?: true }): Promise<void> {
  const text = await withDependencies(async ({ sql }) =>
    restoreRenovation(sql, await contextOfRenovation(sql, id), id),
  );
  if (json) return printJson(JSON.parse(text));
  print(`Restored the renovation ${id}.`);
}

function euros(amount: number): string {
  return `€ ${Math.round(amount).toLocaleString('en')}`;
}
