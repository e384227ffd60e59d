import { ESTATE_TYPES, QUALITY_LABELS, REGIONS } from '@rooftree/engine';
import { Type } from 'typebox';
import { listOf, oneOf, text, timestamp } from '../../http/requests/json-schemas.ts';
import { pageOf, pageParameters } from '../../http/requests/paging.ts';
import { WHOLE_ESTATE_FIELDS } from '../estate-json.ts';
import { estateFields } from '../estates.schemas.ts';
import { ESTATE_STATUSES } from '../estates.ts';

const LARGEST_ESTATE_PAGE = 1000;
const FIELD_NAMES = Object.keys(WHOLE_ESTATE_FIELDS);

export const estatesQuerySchema = Type.Object(
  {
    page: pageParameters.page,
    page_size: Type.Integer({ ...pageParameters.page_size, maximum: LARGEST_ESTATE_PAGE }),
    estate_status: Type.Optional(listOf(oneOf(ESTATE_STATUSES), 'Only estates with one of these.')),
    estate_type: Type.Optional(listOf(oneOf(ESTATE_TYPES), 'Only estates of one of these types.')),
    region: Type.Optional(listOf(oneOf(REGIONS), 'Only estates in one of these regions.')),
    energy_label: Type.Optional(
      listOf(text({ minLength: 1 }), 'Only estates whose certificate has one of these labels.'),
    ),
    quality_label: Type.Optional(listOf(oneOf(QUALITY_LABELS), 'Only estates with one of these.')),
    external_user_id: Type.Optional(
      text({
        minLength: 1,
        description: "Only estates managed by this user, by the identifier in the client's own system.",
      }),
    ),
    updated_since: Type.Optional(
      timestamp({ description: 'Only estates that changed or were deactivated at or after this time.' }),
    ),
    include_deactivated: Type.Boolean({ default: false, description: 'Also list deactivated estates.' }),
    fields: Type.Optional(listOf(oneOf(FIELD_NAMES), 'Only these fields of each estate; all when absent.')),
  },
  { additionalProperties: false },
);

/** The list has none by the specification: each is an extension, and all of it is answered without them. */
export const estateListQuerySchema = Type.Object(
  {
    page: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Number of the page, starting at 1.', 'x-extension': true }),
    ),
    page_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: LARGEST_ESTATE_PAGE,
        description: 'Number of estates per page; 20 when only `page` is given.',
        'x-extension': true,
      }),
    ),
    updated_since: Type.Optional(
      timestamp({
        description:
          'Only active estates that changed at or after this time. `GET /v1/estates` can also list deactivated estates.',
        'x-extension': true,
      }),
    ),
  },
  { additionalProperties: false },
);

export const estatePageSchema = (providerNames: readonly string[]) =>
  pageOf(
    Type.Partial(Type.Object(estateFields(providerNames)), {
      title: 'EstateItem',
      examples: [{ external_id: 'estate-1', price: 325000, updated_at: '2026-11-14T09:30:00.000Z' }],
    }),
    'EstatePage',
  );

export const ALL_FIELDS: readonly string[] = FIELD_NAMES;
