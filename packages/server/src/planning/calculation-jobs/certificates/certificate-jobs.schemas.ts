import { Type } from 'typebox';
import { APPLY, LEAST_CONFIDENCES } from '../../../estates/certificates/layer-from-reading.ts';
import { READING_LIMITS } from '../../../estates/certificates/reading-limits.ts';
import { oneOf, text } from '../../../http/requests/json-schemas.ts';

/** The types in which a document may be sent; what it is, is seen by its first bytes. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/xml',
  'text/xml',
  'application/json',
  'text/csv',
  'image/png',
  'image/jpeg',
  'image/tiff',
  'application/octet-stream',
] as const;

export const certificateQuerySchema = Type.Object(
  {
    estate: text({
      minLength: 1,
      description: 'The estate: its id, otherwise its `external_id`, otherwise its `metadata.property_id`.',
      examples: ['house-1'],
    }),
    apply: oneOf(APPLY, {
      default: 'empty',
      description:
        "Which values to apply. `empty`: only facts without a value from the client. `all`: they also take precedence over the client's values so far. `none`: nothing is applied, only returned. `empty` and `all` need the permission `estates:write`.",
    }),
    min_confidence: oneOf(LEAST_CONFIDENCES, {
      default: 'HIGH',
      description:
        'Minimum confidence. `HIGH`: confirmed by a second reading of the document, or taken from a data file. `MEDIUM`: read at the expected position.',
    }),
    review: Type.Boolean({
      default: false,
      description:
        'Keeps the document until the values have been reviewed (`review-link`): at most 14 days by default.',
    }),
    external_id: Type.Optional(text({ minLength: 1, description: "The client's identifier of the job." })),
  },
  { additionalProperties: false },
);

const file = { type: 'string', format: 'binary', maxLength: READING_LIMITS.recordBytes };

/** How a document of each type begins. */
const BEGINNINGS: Record<(typeof DOCUMENT_TYPES)[number], string> = {
  'application/pdf': '%PDF-1.7',
  'application/xml': '<?xml version="1.0"?>',
  'text/xml': '<?xml version="1.0"?>',
  'application/json': '[{"Postcode": "3503BA", "Huisnummer": 12, "Energieklasse": "C"}]',
  'text/csv': 'Postcode;Huisnummer;Energieklasse',
  'image/png': 'PNG',
  'image/jpeg': 'JFIF',
  'image/tiff': 'II*',
  'application/octet-stream': '%PDF-1.7',
};

/** For `openapi.json`. */
export const documentBodySchema = {
  content: {
    ...Object.fromEntries(
      DOCUMENT_TYPES.map((type) => [type, { schema: { ...file, examples: [BEGINNINGS[type]] } }]),
    ),
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { ...file, description: 'The document.' } },
        required: ['file'],
        examples: [{ file: BEGINNINGS['application/pdf'] }],
      },
    },
  },
};
