import type { ApiScope } from '../../http/access/api-scope.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Sql } from '../../infra/database/sql.ts';
import type { FileStore } from '../../infra/files/file-store.ts';
import {
  compareQuerySchema,
  comparisonSchema,
  fileParamsSchema,
  fileQuerySchema,
  homesPageSchema,
  homesQuerySchema,
  programmeFileSchema,
} from './programme-homes.schemas.ts';
import { compareProgrammes, getHomes, openFile, PROGRAMME_FILES } from './programme-homes.service.ts';
import { programmeParamsSchema } from './programme-result.schemas.ts';

/** A file with 100,000 homes goes through a slow line. */
const FILE_LIMIT_MS = 10 * 60_000;

export function programmeHomeRoutes(app: ApiScope, sources: { sql: Sql; files: FileStore }): void {
  const { sql } = sources;
  const shared = { tags: ['Programmes'], 'x-extension': true };
  const config = { permission: 'programmes:read' as const };

  app.get(
    '/v1/programmes/:id/homes',
    {
      config,
      schema: {
        ...shared,
        operationId: 'listProgrammeHomes',
        summary: 'List the homes of a programme',
        description:
          'Each home with its works, its years and the reason, those that were left out among them.',
        params: programmeParamsSchema,
        querystring: homesQuerySchema,
        response: { 200: homesPageSchema, ...errorResponses(404) },
      },
    },
    ({ caller, params, query }) =>
      getHomes(sql, caller.contextId, params.id, {
        scenario: query.scenario,
        year: query.year ?? null,
        status: query.status ?? null,
        after: query.after ?? null,
        limit: query.page_size,
        language: query.language ?? null,
      }),
  );

  app.get(
    '/v1/programmes/:id/compare',
    {
      config,
      schema: {
        ...shared,
        operationId: 'compareProgrammes',
        summary: 'Compare two programmes',
        description:
          'The figures of both and their difference. Refused (409) while one of them has no result.',
        params: programmeParamsSchema,
        querystring: compareQuerySchema,
        response: { 200: comparisonSchema, ...errorResponses(404, 409) },
      },
    },
    ({ caller, params, query }) =>
      compareProgrammes(sql, caller.contextId, {
        id: params.id,
        scenario: query.scenario,
        other: query.with,
        otherScenario: query.with_scenario,
      }),
  );

  app.get(
    '/v1/programmes/:id/files/:file',
    {
      config: { ...config, timeLimitMs: FILE_LIMIT_MS },
      schema: {
        ...shared,
        operationId: 'getProgrammeFile',
        summary: 'Download a file of a programme',
        description:
          '`programme.xlsx`: years, homes and limits as a workbook. `homes.csv`: the homes. `hours.csv`: hours by year and trade. `problem.txt` and `certificate.txt`: what `rooftree programme verify` checks. Refused (409) while there is no result, and for a certificate when no programme is within the limits.',
        params: fileParamsSchema,
        querystring: fileQuerySchema,
        response: { 200: programmeFileSchema, ...errorResponses(404, 409) },
      },
    },
    async ({ caller, params, query }, reply) => {
      const content = await openFile(sources, caller.contextId, params.id, {
        file: params.file,
        scenario: query.scenario,
        language: query.language ?? null,
      });
      return reply
        .header('content-type', PROGRAMME_FILES[params.file])
        .header('content-disposition', `attachment; filename="${params.file}"`)
        .send(content);
    },
  );
}
