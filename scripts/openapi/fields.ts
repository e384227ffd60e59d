import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVER = 'packages/server/src';
const SCHEMA = 'packages/server/schema.sql';
const JOBS = `${SERVER}/planning/calculation-jobs`;
const PAGING = { file: `${SERVER}/http/requests/paging.ts`, name: 'pageFields' };

/** A function, constant or statement that a reader finds by searching the file for its name. */
interface Place {
  file: string;
  name: string;
}

const ESTATE_CHECK = { file: `${SERVER}/estates/estate-check.ts`, name: 'toEstate' };
const LIST = { file: `${SERVER}/estates/list/estate-list.routes.ts`, name: '"estates"' };
const ENTRY = { file: `${SERVER}/estates/estate-json.ts`, name: 'ENTRY_JSON' };
const PLACE_NAMES = { file: `${SERVER}/estates/estate-json.ts`, name: 'NAMES_IN_EVERY_LANGUAGE' };
const CHUNK = { file: `${JOBS}/calculate/chunk.repository.ts`, name: 'INSERT INTO renovations' };
const CENTS = { file: `${SERVER}/planning/renovations/plan-cents.ts`, name: 'planCents' };
const NEW_JOB = { file: `${JOBS}/batch/batch.repository.ts`, name: 'insertJob' };
const REPORT = { file: `${SERVER}/output/reports/report-json.ts`, name: 'reportFields' };
const NEW_REPORT = { file: `${SERVER}/output/reports/reports.service.ts`, name: 'prepareReport' };
const TOKEN = { file: `${SERVER}/access/clients/clients.service.ts`, name: 'access_token' };

interface Resource {
  title: string;
  operation: [method: string, path: string];
  /** The first that has the field writes it. */
  writers: Place[];
  /** Where the values come from, when not from the one given here by name. */
  origin: Place;
  origins?: Record<string, Place>;
  /** A part that the contract leaves open. */
  isOpen?: string;
}

const RESOURCES: Resource[] = [
  {
    title: 'Access token',
    operation: ['post', '/v1/oauth/token'],
    writers: [TOKEN],
    origin: TOKEN,
  },
  {
    title: 'Calculation job',
    operation: ['post', '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch'],
    writers: [{ file: `${JOBS}/calculation-jobs.repository.ts`, name: 'json_build_object' }],
    origin: NEW_JOB,
    origins: {
      calculation_job_status: {
        file: `${JOBS}/calculate/chunk.repository.ts`,
        name: 'calculation_job_status',
      },
      published_at: { file: `${JOBS}/calculate/chunk.repository.ts`, name: 'published_at' },
    },
    isOpen: 'metadata',
  },
  {
    title: 'Renovation report',
    operation: ['get', '/v1/renovations/{renovation_id}/reports'],
    writers: [REPORT],
    origin: NEW_REPORT,
    origins: { '[].is_outdated': { file: SCHEMA, name: 'judge_reports' } },
  },
  {
    title: 'Page of renovations',
    operation: ['get', '/v1/renovations'],
    writers: [
      PAGING,
      { file: SCHEMA, name: 'renovation_search_json' },
      { file: SCHEMA, name: 'estate_search_json' },
    ],
    origin: CHUNK,
    origins: {
      'data[].subsidy_amount': { file: 'packages/engine/src/money/subsidise.ts', name: 'subsidise' },
      'data[].estimated_cost': CENTS,
      'data[].estimated_vat_cost': CENTS,
      'data[].total_estimated_cost_incl_vat': CENTS,
      'data[].estate_geo_address': ESTATE_CHECK,
      'data[].estate_type': ESTATE_CHECK,
      'data[].estate_format': ESTATE_CHECK,
    },
  },
  {
    title: 'Estate list',
    operation: ['get', '/v1/estate/list'],
    writers: [PAGING, { file: SCHEMA, name: 'estate_list_json' }, PLACE_NAMES, ESTATE_CHECK, LIST],
    origin: ESTATE_CHECK,
    origins: {
      estates: LIST,
      'estates[].estate.address.country': PLACE_NAMES,
      'estates[].estate.address.region': PLACE_NAMES,
      'estates[].estate.quality_label': {
        file: `${SERVER}/estates/quality-label.ts`,
        name: 'qualityLabelOf',
      },
      'estates[].referral_link': ENTRY,
    },
  },
];

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >;
  components: { schemas: Record<string, Schema> };
}

/**
 * docs/fields.md: each field of the public contract, the place that writes it and the one that its value comes from.
 */
export function writeFields(openApi: string): string {
  // Written by us; a test holds it against the routes.
  const document = JSON.parse(openApi) as Document;
  const sections = RESOURCES.map((resource) => {
    const rows = fieldsOf(document, resource).map((field) => {
      const writer = findWriter(resource, field);
      const origin = writer === PAGING ? writer : (originOf(resource, field) ?? resource.origin);
      return `| \`${field}\` | ${link(writer)} | ${origin === writer ? 'the same' : link(origin)} |`;
    });
    const [method, path] = resource.operation;
    return `## ${resource.title}\n\n\`${method.toUpperCase()} ${path}\`\n\n| Field | Written by | Its value comes from |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `# Where a field is made

Find the field of an answer below, open the two files of its row, and search them for the name beside the link. The first writes the field
as JSON; the second decides its value. \`npm run openapi\` writes this page, and a test fails when a field or a name is missing.
The body of an error is written by [http/errors/error-handler.ts](../packages/server/src/http/errors/error-handler.ts).
`;

function fieldsOf(document: Document, { operation: [method, path], isOpen }: Resource): string[] {
  const responses = document.paths[path]?.[method]?.responses ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const schema = success?.content?.['application/json']?.schema;
  if (schema === undefined) throw new Error(`openapi.json has no answer of ${method} ${path}`);
  const fields = new Set<string>();
  const walk = (given: Schema, place: string): void => {
    const {
      anyOf = [],
      items,
      properties = {},
      required = [],
    } = given.$ref === undefined ? given : refer(document, given.$ref);
    for (const one of anyOf) walk(one, place);
    if (items !== undefined) walk(items, `${place}[]`);
    for (const [name, property] of Object.entries(properties)) {
      // Only with `expand`: a thing that has a page of its own.
      if (!required.includes(name) && property.anyOf?.some(({ $ref }) => $ref !== undefined)) continue;
      const field = place === '' ? name : `${place}.${name}`;
      fields.add(field);
      if (field !== isOpen) walk(property, field);
    }
  };
  walk(schema, '');
  return [...fields];
}

function refer({ components }: Document, ref: string): Schema {
  const schema = components.schemas[ref.slice(ref.lastIndexOf('/') + 1)];
  if (schema === undefined) throw new Error(`openapi.json has no ${ref}`);
  return schema;
}

/** The place given for the field, or for the nearest object around it. */
function originOf({ origins = {} }: Resource, field: string): Place | undefined {
  const around = Object.keys(origins).filter((name) => field === name || field.startsWith(`${name}.`));
  return origins[around.sort().at(-1) ?? ''];
}

function findWriter({ title, writers }: Resource, field: string): Place {
  const name = field.slice(field.lastIndexOf('.') + 1);
  // As a key of an object, of JSON text, or of json_build_object.
  const key = new RegExp(`\\b${name}"?:|'${name}',|\\b${name},`);
  const found = writers.find((place) => (place !== PAGING || field === name) && key.test(bodyOf(place)));
  if (found !== undefined) return found;
  throw new Error(`${title}: nothing writes ${field}; name its writer in scripts/openapi/fields.ts`);
}

/** The file, or of the schema the one function. */
function bodyOf({ file, name }: Place): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file !== SCHEMA) return text;
  const start = text.indexOf(`FUNCTION ${name}(`);
  return text.slice(start, text.indexOf('$function$;', start));
}

function link({ file, name }: Place): string {
  if (!readFileSync(join(ROOT, file), 'utf8').includes(name)) throw new Error(`${file} has no ${name}`);
  const words = file.replace(`${SERVER}/`, '').replace('packages/', '');
  return `[${words}](../${file}): \`${name}\``;
}
