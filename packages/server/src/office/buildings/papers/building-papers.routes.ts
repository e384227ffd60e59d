import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { actorOf } from '../../../access/audit/actor-of.ts';
import { type ApiScope, sendJson } from '../../../http/access/api-scope.ts';
import { errorResponses } from '../../../http/errors/error-schemas.ts';
import { oneOf, webAddress } from '../../../http/requests/json-schemas.ts';
import { BUILDING_PAPER_KINDS } from '../../../output/reports/building/building-paper.ts';
import { buildingParamsSchema } from '../buildings.schemas.ts';
import { createBuildingPaper, type PaperSettings } from './building-papers.service.ts';

/** Letters to hundreds of owners take a thread for seconds. */
const PAPERS_PER_MINUTE = 30;

const newPaperSchema = Type.Object(
  {
    kind: oneOf(BUILDING_PAPER_KINDS, {
      description:
        '`LETTERS`: one PDF with a letter to the owner of each unit. `AGENDA`: the item for the meeting.',
    }),
    language: oneOf(LANGUAGES, { description: 'Language of its text, numbers and dates.' }),
  },
  {
    title: 'NewBuildingPaper',
    additionalProperties: false,
    examples: [{ kind: 'PASSPORT', language: 'nl-BE' }],
  },
);

const paperSchema = Type.Object(
  { url: webAddress({ description: 'Where the PDF can be downloaded.' }) },
  {
    title: 'BuildingPaper',
    description: 'The PDF. It replaces the one before of the same kind and language.',
    examples: [{ url: 'https://rooftree.example.com/cdn/reports/FUgXpymfknn5IzFpElp_jQ/linde-passport.pdf' }],
  },
);

export function buildingPaperRoutes(app: ApiScope, settings: PaperSettings): void {
  app.post(
    '/v1/buildings/:external_id/papers',
    {
      config: {
        permission: 'buildings:write',
        hasOwnAuditEntry: true,
        rateLimit: { name: 'building-papers', perMinute: PAPERS_PER_MINUTE },
      },
      schema: {
        tags: ['Buildings'],
        'x-extension': true,
        operationId: 'createBuildingPaper',
        summary: 'Generate a document of a building',
        description:
          'Generates the passport of the building, the letters to its owners or the item for the agenda of the meeting, from the latest plan. Rejected (409) without a plan. Letters contain the code of each unit, which opens its figures.',
        params: buildingParamsSchema,
        body: newPaperSchema,
        response: { 201: paperSchema, ...errorResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const { caller, params, body } = request;
      const paper = await createBuildingPaper(settings, caller.contextId, params.external_id, {
        ...body,
        actor: actorOf(request),
      });
      return sendJson(reply, 201, JSON.stringify(paper));
    },
  );
}
