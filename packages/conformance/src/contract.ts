/** The resources of the specification's section 2, with what docs/api-decisions.md says about what it leaves open. */
import {
  anyObject,
  arrayOf,
  boolean,
  integer,
  matching,
  money,
  nullable,
  number,
  object,
  oneOf,
  text,
  timestamp,
  uuid,
  webAddress,
} from './shape.ts';

export const LANGUAGES = ['nl-BE', 'nl-NL', 'fr-BE', 'en'];
export const PLANNABLE_TYPES = ['HOUSE', 'APARTMENT'];

const ESTATE_TYPE = oneOf(
  ...PLANNABLE_TYPES,
  'LAND',
  'OFFICE',
  'COMMERCIAL',
  'INDUSTRIAL',
  'GARAGE',
  'OTHER',
);
const REGION_CODE = matching(/^(BE-(VLG|BRU|WAL)|NL-[A-Z]{2})$/, 'a region code such as BE-VLG');
const COUNTRY_CODE = oneOf('BE', 'NL');

/** 2.1 */
export const accessToken = object({ access_token: text, expires_in: integer, token_type: text });

/** 2.2 */
export const calculationJob = object({
  id: uuid,
  created_at: timestamp,
  updated_at: timestamp,
  external_id: nullable(text),
  deactivated_at: nullable(timestamp),
  calculation_job_type: oneOf(
    'EPC_DOCUMENT_PROCESSING',
    'ENERGY_EFFICIENCY_INDICATION',
    'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION',
  ),
  calculation_job_status: oneOf('NOT_STARTED', 'RUNNING', 'FINISHED', 'FAILED', 'STOPPED'),
  metadata: anyObject,
  estate_id: nullable(uuid),
  name: text,
  description: nullable(text),
  expires_at: nullable(timestamp),
  published_at: nullable(timestamp),
});

/** 2.3 */
export const report = object({
  id: uuid,
  created_at: timestamp,
  name: text,
  url: matching(/^https?:\/\/.+\.pdf$/, 'an address of the form {cdn_url}/<path>.pdf'),
  is_outdated: boolean,
});

/** 2.4 */
export const renovation = object({
  renovation_id: uuid,
  renovation_created_at: timestamp,
  renovation_updated_at: timestamp,
  renovation_deleted_at: nullable(timestamp),
  renovation_name: text,
  subsidy_amount: money,
  estimated_cost: money,
  estimated_vat_cost: money,
  total_estimated_cost_incl_vat: money,
  estate_id: uuid,
  estate_geo_address: object({
    country: nullable(COUNTRY_CODE),
    house_number: nullable(text),
    place: nullable(text),
    region: nullable(REGION_CODE),
    street: nullable(text),
    zip_code: nullable(text),
  }),
  estate_type: nullable(ESTATE_TYPE),
  estate_format: nullable(oneOf('OPEN', 'SEMI_OPEN', 'CLOSED')),
  managing_user: nullable(object({ id: uuid, external_id: text })),
});

/** 2.5 */
export const renovationPage = object({
  page: integer,
  page_size: integer,
  total_pages: integer,
  has_prev_page: boolean,
  has_next_page: boolean,
  prev_page: nullable(integer),
  next_page: nullable(integer),
  total: integer,
  data: arrayOf(renovation),
});

/** 2.6 */
const estateEntry = object({
  estate: object({
    metadata: anyObject,
    address: object({
      country: nullable(object({ code: COUNTRY_CODE, name: text })),
      house_number: nullable(text),
      house_number_extra: nullable(text),
      latitude: nullable(number),
      longitude: nullable(number),
      place: nullable(text),
      region: nullable(object({ code: REGION_CODE, name: text })),
      street: nullable(text),
      zip_code: nullable(text),
    }),
    estate_provider_type: matching(/^[A-Z][A-Z0-9_]*$/, 'a provider type such as MANUAL'),
    external_id: text,
    quality_label: nullable(oneOf('A', 'B', 'C', 'D')),
    estate_status: nullable(
      oneOf(
        'PREPARATION',
        'FOR_SALE',
        'UNDER_OPTION',
        'UNDER_CONTRACT',
        'SOLD',
        'FOR_RENT',
        'RENTED',
        'SUSPENDED',
        'WITHDRAWN',
        'OFF_MARKET',
      ),
    ),
    estate_type: nullable(ESTATE_TYPE),
    media: arrayOf(
      object({ filename: nullable(text), mime_type: nullable(text), url: text, position: integer }),
    ),
    price: nullable(money),
    year_built: nullable(integer),
    year_renovated: nullable(integer),
  }),
  referral_link: webAddress,
});

export const estateList = object({ estates: arrayOf(estateEntry) });
