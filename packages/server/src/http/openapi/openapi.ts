import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { loadOnce } from '../../infra/load-once.ts';
import { StaticFile } from '../requests/static-file.ts';
import { documentHeaders } from './documented-headers.ts';
import { hoistTitledSchemas, nameCodes } from './named-schemas.ts';
import { polishDocument } from './polished-document.ts';
import { requestCollection } from './request-collection.ts';
import { shareParts } from './shared-parts.ts';
import { documentForConsole, documentForSoftware, OPENAPI_PATHS } from './split-document.ts';

const DESCRIPTION = `
Rooftree plans renovations: from a dwelling's current energy label to a better one, with costs, VAT, subsidies and energy.

1. **Get a token**: \`POST /v1/oauth/token\` with your client id and secret in the headers. It is valid for an hour; reuse it.
2. **Send it** with every other call: \`Authorization: Bearer <access_token>\`.
3. Send estates, plan them, search the renovations and generate reports. The six operations with the badge *Specification* are
   those of the public specification; start with them.

Amounts are in EUR with at most two decimals; timestamps are in UTC. Every field of a response is always present; an unknown
value is \`null\`. An invalid request returns all its errors at once. Every response has \`x-request-id\`, and \`RateLimit-Policy\`
beside \`RateLimit\`. Operations and fields marked \`x-extension\` go beyond the
public specification: a client written for the specification alone works unchanged.`.trim();

/** What a client's token can call; what the public specification speaks of comes first. */
const FOR_SOFTWARE = [
  { name: 'Access', description: 'Access tokens.' },
  { name: 'Estates', description: "The estates of the client's context." },
  { name: 'Calculation jobs', description: 'Plans and label estimates for many estates in one call.' },
  { name: 'Renovations', description: 'Renovation plans.' },
  { name: 'Reports', description: 'Renovation passports as PDF.' },
  { name: 'Portfolio', description: 'Estates with their plans, filtered and sorted.' },
  { name: 'Programmes', description: 'Works and years for a whole portfolio, with a proof.' },
  { name: 'Buildings', description: 'Buildings with co-owners: works, money, vote and maintenance.' },
  { name: 'Loans', description: 'Loans on homes, and what a bank reports about them.' },
  {
    name: 'Price book',
    description: "The agency's own prices and grants, in versions; see `docs/price-book.md`.",
  },
  {
    name: 'Sandbox',
    description: 'Invented homes, a clock and a reset for your tests; see `docs/guides/sandbox.md`.',
  },
  { name: 'Request log', description: 'What your clients called, and what came of it.' },
  { name: 'Webhooks', description: 'Events sent to your own server; see `docs/jobs.md`.' },
];

/** What needs a member's session, and what is for operators. */
const FOR_CONSOLE = [
  {
    name: 'Console',
    description: 'For members, who sign in with a session instead of a token; see `docs/members.md`.',
  },
  {
    name: 'Connections',
    description:
      'Automatic sync of estates from a CRM. For members, and for webhooks of providers; see `docs/connections.md`.',
  },
  { name: 'Operations', description: 'For operators of the server.' },
];

const TAG_GROUPS = [
  { name: 'For your software', tags: FOR_SOFTWARE.map(({ name }) => name) },
  { name: 'For the console and operators', tags: FOR_CONSOLE.map(({ name }) => name) },
];

/** The operations of the public specification; all others go beyond it. */
const SPECIFIED = new Set([
  'createAccessToken',
  'createSuggestedRenovationBatch',
  'createReport',
  'listReports',
  'searchRenovations',
  'listEstates',
]);

/** Makes the document of the whole API from the schemas of the routes that are registered after it. */
export async function describeApi(
  app: FastifyInstance,
  publicUrl: string,
  webhooks: Readonly<Record<string, object>>,
  sessionCookieName: string,
  codes: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rooftree API',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        contact: { name: 'The operator of this server', url: publicUrl },
      },
      servers: [{ url: publicUrl }],
      tags: [...FOR_SOFTWARE, ...FOR_CONSOLE],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName,
            description:
              "A member's session, created by `POST /v1/session`. `X-Rooftree-Context` selects the context. Every write needs `X-Rooftree-Console: 1` and an `Origin` of this server.",
          },
        },
      },
      security: [{ accessToken: [] }, { session: [] }],
    },
    // A route without a schema is a page, not an operation. Clients see which permission an operation needs.
    transform: ({ schema, url, route }) => {
      if (schema === undefined) return { schema: { hide: true }, url };
      const permission = route.config?.permission;
      const marks = {
        ...(SPECIFIED.has(schema.operationId ?? '')
          ? { 'x-badges': [{ name: 'Specification' }] }
          : { 'x-extension': true }),
        ...(permission !== undefined && { 'x-permission': permission }),
      };
      return { schema: { ...schema, ...marks }, url };
    },
    transformObject: (made) =>
      'openapiObject' in made
        ? shareParts(
            documentHeaders(
              nameCodes(
                hoistTitledSchemas(
                  polishDocument({ ...made.openapiObject, webhooks, 'x-tagGroups': TAG_GROUPS }),
                ),
                codes,
              ),
            ),
          )
        : made.swaggerObject,
  });
}

/**
 * Written once, at the first request: they are the same for everybody, and take the event loop as long as hundreds of
 * other answers.
 */
export function openapiRoute(app: FastifyInstance): void {
  const files = {
    [OPENAPI_PATHS.software]: documentForSoftware,
    [OPENAPI_PATHS.console]: documentForConsole,
    [OPENAPI_PATHS.all]: (made: object) => made,
    '/docs/requests.postman.json': requestCollection,
  };
  for (const [path, write] of Object.entries(files)) {
    const fileOnce = loadOnce(
      async () =>
        new StaticFile('application/json; charset=utf-8', JSON.stringify(write(app.swagger())), 'no-cache'),
    );
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      (await fileOnce()).send(request, reply),
    );
  }
}
