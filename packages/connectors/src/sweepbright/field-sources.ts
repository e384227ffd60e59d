/** Where each field of a listing stands in an estate of SweepBright. */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';

export const SWEEPBRIGHT_FIELDS = fieldTable([
  ['external_id', 'id', 'answer', ABSENT.refused],
  ['project_id', 'project_id', 'client', ABSENT.none],
  [
    'address.country',
    'location.country',
    'answer',
    'refused; a unit without a location has its project’s, which is assumed',
  ],
  ['address.street', 'location.street', 'answer'],
  ['address.house_number', 'location.number', 'answer'],
  ['address.house_number_extra', 'location.addition | location.box', 'answer'],
  ['address.zip_code', 'location.postal_code', 'answer'],
  ['address.place', 'location.city', 'answer'],
  ['address.latitude', 'location.geo.latitude', 'answer'],
  ['address.longitude', 'location.geo.longitude', 'answer'],
  ['address (shown)', 'location.hidden', 'answer', 'shown'],
  ['estate_type', 'type', 'answer', ABSENT.refused],
  ['estate_status', 'status', 'answer'],
  ['price_cents', 'price.amount', 'answer', ABSENT.none],
  ['managing_user_external_id', 'office.id', 'answer', ABSENT.none],
  ['pictures', 'images[].url', 'answer', ABSENT.none],
  ['facts.estate_format', 'sub_type', 'client'],
  ['facts.year_built', 'building.construction.year', 'answer'],
  ['facts.year_renovated', 'building.renovation.year', 'answer'],
  ['facts.habitable_space_m2', 'sizes.liveable_area.size', 'answer'],
  ['facts.energy_score_kwh_per_m2', 'legal.energy.epc_value | epc_value', 'answer'],
  ['facts.energy_label', 'legal.energy.epc_category | epc_category', 'answer'],
  ['facts.condition', 'general_condition', 'answer'],
  ['facts.heating_type', 'features.energy.gas + features.energy.fuel + features.energy.heat_pump', 'answer'],
  ['facts.has_gas_connection', 'features.energy.gas', 'answer'],
  [
    'facts.window_glazing_type',
    'features.ecology.double_glazing',
    'answer',
    'left open, also when it is not ticked',
  ],
  [
    'facts.*_insulation_type',
    'features.ecology.insulated_roof',
    'answer',
    'left open, also when it is not ticked',
  ],
  [
    'facts.has_solar_panels',
    'features.ecology.solar_panels',
    'answer',
    'left open, also when it is not ticked',
  ],
  [
    'facts.has_solar_boiler',
    'features.ecology.solar_boiler',
    'answer',
    'left open, also when it is not ticked',
  ],
]);

/** What a recording keeps besides the fields. */
export const SWEEPBRIGHT_RECORDING: RecordingRules = {
  format: 'json',
  words: /^$/,
  records: ['', 'properties'],
  keep: [
    'negotiation',
    'price.currency',
    'sizes.liveable_area.unit',
    'images.ordinal',
    'images.url_expires_on',
    'properties.negotiation',
    'properties.price.currency',
    'properties.sizes.liveable_area.unit',
  ],
  ids: [],
};
