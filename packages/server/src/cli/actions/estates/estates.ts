import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import { WHOLE_ESTATE_FIELDS } from '../../../estates/estate-json.ts';
import { deactivateEstate, listEstates } from '../../../estates/estates.service.ts';
import { findEstate } from '../../../estates/one-estate.repository.ts';
import { Fault } from '../../../fault.ts';
import { eraseEstate } from '../../../governance/erasure/erasure.service.ts';
import { print, printJson, table } from '../../../infra/terminal.ts';
import { UsageError } from '../../cli-error.ts';
import { estateFilter, type FilterOptions } from '../../estate-filter.ts';
import { estateRow, estateText, type ShownEstate } from '../../text/estate-text.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface ListOptions extends FilterOptions {
  context: string;
  page: number;
  limit: number;
  json?: true;
}

interface OneOptions {
  context: string;
  json?: true;
}

export async function listEstatesAction(options: ListOptions): Promise<void> {
  const { page, limit, json } = options;
  const { total, items } = await withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, options.context);
    return listEstates(sql, id, config.publicUrl, estateFilter(options), {
      skip: (page - 1) * limit,
      take: limit,
      fields: Object.keys(WHOLE_ESTATE_FIELDS),
    });
  });
  const found: ShownEstate[] = JSON.parse(`[${items}]`);
  if (json) return printJson(found);
  if (total === 0) return print('No estates match.');
  print(
    table(
      ['EXTERNAL ID', 'TYPE', 'STATUS', 'BUILT', 'LABEL', 'QUALITY', 'CHANGED', 'ADDRESS'],
      found.map(estateRow),
    ),
  );
  print(`${found.length} of ${total}${page * limit < total ? `; --page ${page + 1} shows more` : ''}`);
}

export async function showEstateAction(externalId: string, { context, json }: OneOptions): Promise<void> {
  const estate = await readEstate(context, externalId);
  if (json) return printJson(estate);
  print(estateText(estate));
}

export async function linkAction(externalId: string, { context }: OneOptions): Promise<void> {
  print((await readEstate(context, externalId)).referral_link);
}

export async function removeEstateAction(
  externalId: string,
  { context: slug, erase, yes, json }: OneOptions & { erase?: true; yes?: true },
): Promise<void> {
  if (erase && !yes) throw new UsageError('--erase cannot be undone: add --yes');
  await withDependencies(async ({ sql, files }) => {
    const { id: contextId } = await getContextBySlug(sql, slug);
    const removed = erase
      ? eraseEstate({ sql, files }, { contextId, kind: 'command', id: null }, externalId)
      : deactivateEstate(sql, contextId, externalId);
    await removed.catch((error: unknown) => {
      throw error instanceof Fault && error.kind === 'missing' ? noSuchEstate(externalId, slug) : error;
    });
  });
  if (json) return printJson({ external_id: externalId, [erase ? 'erased' : 'deactivated']: true });
  print(erase ? `Permanently deleted the estate ${externalId}.` : `Deactivated the estate ${externalId}.`);
}

async function readEstate(slug: string, externalId: string): Promise<ShownEstate> {
  const found = await withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, slug);
    return findEstate(sql, id, config.publicUrl, externalId);
  });
  if (found === null) throw noSuchEstate(externalId, slug);
  return JSON.parse(found.estate);
}

function noSuchEstate(externalId: string, slug: string): Fault {
  return new Fault('missing', [`there is no estate ${externalId} in ${slug}`]);
}
