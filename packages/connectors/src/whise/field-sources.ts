/** Where each field of a listing stands in an estate of Whise. */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';

export const WHISE_FIELDS = fieldTable([
  ['external_id', 'id', 'answer', ABSENT.refused],
  ['account_id', 'clientId', 'answer', 'not checked: homes of another account stop a sync'],
  ['address.country', 'country.id', 'answer', ABSENT.refused],
  ['address.street', 'address', 'answer'],
  ['address.house_number', 'number', 'answer'],
  ['address.house_number_extra', 'box', 'client'],
  ['address.zip_code', 'zip', 'answer'],
  ['address.place', 'city', 'answer'],
  ['address.latitude', 'details[id=1849].value', 'answer'],
  ['address.longitude', 'details[id=1850].value', 'answer'],
  [
    'address (shown)',
    'displayAddress',
    'assumed',
    'hidden: in real answers it is true or absent, never false; a hidden address is compared, never stored',
  ],
  [
    'price_cents (shown)',
    'displayPrice',
    'assumed',
    'hidden: in real answers it is true or absent, never false',
  ],
  ['estate_type', 'category.id', 'answer', ABSENT.refused],
  ['estate_status', 'purposeStatus.id', 'answer'],
  ['price_cents', 'price', 'answer', ABSENT.none],
  ['managing_user_external_id', 'officeId', 'answer', ABSENT.none],
  ['pictures', 'pictures[].urlXXL | pictures[].urlLarge', 'answer', ABSENT.none],
  ['facts.estate_format', 'fronts', 'client'],
  ['facts.year_built', 'details[id=14].value', 'answer'],
  ['facts.year_renovated', 'details[id=585].value', 'answer'],
  ['facts.habitable_space_m2', 'area | details[id=407].value', 'answer'],
  ['facts.condition', 'state.id', 'answer'],
  ['facts.energy_label', 'energyClass | details[id=2056].value', 'answer'],
  ['facts.energy_score_kwh_per_m2', 'energyValue | details[id=2089].value', 'answer'],
  ['facts.energy_* (last day)', 'details[id=2776].value', 'answer', 'not expired'],
  [
    'facts.heating_type',
    'details[id=1020].value',
    'answer',
    'left open; French words were seen, Dutch and English ones are assumed',
  ],
  ['facts.heating_device', 'details[id=1020].value', 'assumed'],
  [
    'facts.heating_is_collective',
    'details[id=53].value',
    'answer',
    'left open; French words were seen, Dutch and English ones are assumed',
  ],
  ['facts.has_gas_connection', 'details[id=1760].value', 'answer'],
  [
    'facts.window_glazing_type',
    'details[id=2157].value | details[id=461].value',
    'answer',
    'left open; the words of detail 2157 are assumed',
  ],
  ['facts.*_insulation_type', 'details[id=778].value', 'answer'],
  ['facts.roof_type', 'details[id=1001].value', 'assumed'],
  ['facts.has_solar_*', 'details[id=1947].value', 'assumed'],
]);

/** What a recording keeps besides the fields. */
export const WHISE_RECORDING: RecordingRules = {
  format: 'json',
  words: /^$/,
  records: ['estates'],
  keep: [
    'totalCount',
    'isValidRequest',
    'isExecutedRequest',
    'estates.details.id',
    'estates.status.id',
    'estates.updateDateTime',
    'estates.pictures.order',
  ],
  ids: [],
};
