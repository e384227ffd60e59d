import { DATA_VERSION } from '@rooftree/engine';
import { ourGrants, ourPrices } from '@rooftree/engine/our-prices';
import { Type } from 'typebox';
import { actorOf } from '../../access/audit/actor-of.ts';
import { planningDayOf } from '../../access/contexts/planning-day.ts';
import { Fault } from '../../fault.ts';
import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { previewBook } from './preview.service.ts';
import type { PriceBookDraft, PriceBookVersion } from './price-book.ts';
import { countPlans } from './price-books.repository.ts';
import {
  currentBookSchema,
  draftBodySchema,
  draftSchema,
  plannedAgainSchema,
  previewBodySchema,
  previewSchema,
  priceBookSchema,
  publicationBodySchema,
  versionListSchema,
  versionParamsSchema,
} from './price-books.schemas.ts';
import {
  countsOf,
  dropDraft,
  getCurrentBook,
  getDraft,
  getVersion,
  getVersions,
  planOlderAgain,
  publishDraft,
  publishVersion,
  putDraft,
} from './price-books.service.ts';
import { tablesSchema } from './price-tables.schemas.ts';

/** Every price of every region, and a hundred grants with the zip codes of a province each. */
const MAX_DRAFT_BYTES = 1024 * 1024;

interface PriceBookRouteOptions {
  sql: Sql;
  compute: ComputePool;
  batchMaxEstates: number;
}

/** The agency's own prices and grants: read by who reads plans, changed by who manages the context. */
export function priceBookRoutes(
  app: ApiScope,
  { sql, compute, batchMaxEstates }: PriceBookRouteOptions,
): void {
  const common = { tags: ['Price book'] };
  const managed = { tags: ['Console'], security: [{ session: [] }] };
  const reading = { permission: 'renovations:read' as const };
  const managing = { permission: 'contexts:manage' as const };

  app.get(
    '/v1/price-book',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'getPriceBook',
        summary: 'Get the price book in use',
        description:
          "The agency's own prices and grants for new plans, and the number of plans calculated with another version.",
        response: { 200: currentBookSchema },
      },
    },
    async ({ caller }) => {
      const book = await getCurrentBook(sql, caller.contextId);
      const { plans, older } = await countPlans(sql, caller.contextId);
      return { ...bookJson(book), plans, older_plans: older };
    },
  );

  app.get(
    '/v1/price-book/tables',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'getPriceTables',
        summary: 'Get the default prices and grants',
        description:
          'The prices and grants that apply unless the price book overrides them, with source and confidence.',
        response: { 200: tablesSchema },
      },
    },
    async ({ caller }) => ({
      data_version: DATA_VERSION,
      prices: ourPrices(),
      grants: ourGrants(await planningDayOf(sql, caller.contextId, null)),
    }),
  );

  app.get(
    '/v1/price-book/versions',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'listPriceBookVersions',
        summary: 'List the versions of the price book',
        description:
          'A version never changes. `price_book.version` of a plan is the version it was calculated with.',
        response: { 200: versionListSchema },
      },
    },
    async ({ caller }) => {
      const { current, versions } = await getVersions(sql, caller.contextId);
      return {
        current,
        versions: versions.map(({ version, note, createdAt, book }) => ({
          version,
          note,
          created_at: createdAt,
          ...countsOf(book),
        })),
      };
    },
  );

  app.get(
    '/v1/price-book/versions/:version',
    {
      config: reading,
      schema: {
        ...common,
        operationId: 'getPriceBookVersion',
        summary: 'Get a version of the price book',
        description: 'As published. Version 0 is empty: the default prices and grants.',
        params: versionParamsSchema,
        response: { 200: priceBookSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, params }) => bookJson(await getVersion(sql, caller.contextId, Number(params.version))),
  );

  app.get(
    '/v1/price-book/draft',
    {
      config: managing,
      schema: {
        ...managed,
        operationId: 'getPriceBookDraft',
        summary: 'Get the draft of the price book',
        description: 'Unpublished changes. Without a draft, the published version is returned.',
        response: { 200: draftSchema },
      },
    },
    async ({ caller }) => draftJson(await getDraft(sql, caller.contextId)),
  );

  app.put(
    '/v1/price-book/draft',
    {
      config: managing,
      bodyLimit: MAX_DRAFT_BYTES,
      schema: {
        ...managed,
        operationId: 'putPriceBookDraft',
        summary: 'Save the draft of the price book',
        description:
          'Replaces the draft after validating it. Rejected (409) when the draft has changed since `revision`. Plans do not change.',
        body: draftBodySchema,
        response: { 200: draftSchema, ...errorResponses(409) },
      },
    },
    async ({ caller, body }) => {
      const { revision, note, ...book } = body;
      return draftJson(await putDraft(sql, caller.contextId, { revision, note, book }));
    },
  );

  app.delete(
    '/v1/price-book/draft',
    {
      config: managing,
      schema: {
        ...managed,
        operationId: 'deletePriceBookDraft',
        summary: 'Discard the draft of the price book',
        description: 'The published version stays in use.',
        response: { 204: Type.Null({ description: 'Discarded.' }), ...errorResponses(404) },
      },
    },
    async ({ caller }, reply) => {
      await dropDraft(sql, caller.contextId);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/price-book/preview',
    {
      // A preview changes nothing, so that there is nothing to record.
      config: { ...managing, hasOwnAuditEntry: true },
      schema: {
        ...managed,
        operationId: 'previewPriceBook',
        summary: 'Preview the effect of publishing',
        description:
          "Calculates up to 200 suggested plans with the version in use and with the draft or another version, for today and with each plan's own controls, and returns how many change and by how much. Nothing is stored.",
        body: previewBodySchema,
        response: { 200: previewSchema, ...errorResponses(404) },
      },
    },
    async ({ caller, body }) => previewBook({ sql, compute }, caller.contextId, body.version),
  );

  app.post(
    '/v1/price-book/publications',
    {
      config: { ...managing, hasOwnAuditEntry: true },
      schema: {
        ...managed,
        operationId: 'publishPriceBook',
        summary: 'Publish the price book',
        description:
          'Publishes the draft as a new version, or restores an earlier version to undo a publication. New plans use it. Existing plans stay unchanged until they are recalculated, and their reports become outdated.',
        body: publicationBodySchema,
        response: { 201: priceBookSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, body } = request;
      if (body.version === null && body.revision === undefined)
        throw new Fault('invalid', ['revision should not be empty without a version']);
      const published =
        body.version === null
          ? await publishDraft(sql, caller.contextId, body.revision ?? 0, actorOf(request))
          : await publishVersion(sql, caller.contextId, body.version, actorOf(request));
      return reply.code(201).send(bookJson(published));
    },
  );

  app.post(
    '/v1/price-book/plans',
    {
      config: { permission: 'calculations:create' },
      schema: {
        ...common,
        operationId: 'planWithPriceBook',
        summary: 'Recalculate plans with the price book in use',
        description:
          'Recalculates every active estate whose suggested plan uses another version, with the controls of that plan. Edited plans stay unchanged.',
        response: { 201: plannedAgainSchema },
      },
    },
    async ({ caller }, reply) => {
      const { jobIds, estates, refused } = await planOlderAgain(sql, caller.contextId, batchMaxEstates);
      return reply.code(201).send({ job_ids: jobIds, estates, refused });
    },
  );
}

function bookJson({ version, note, createdAt, book }: PriceBookVersion): object {
  const { version: _, ...content } = book;
  return { version, note, created_at: version === 0 ? null : createdAt, ...content };
}

function draftJson({ revision, note, updatedAt, book }: PriceBookDraft): object {
  return { revision, note, updated_at: updatedAt, ...book };
}
