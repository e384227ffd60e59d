/**
 * Where each field of a listing stands in an object assignment of Kolibri. Evidence is the OpenAPI document behind a
 * public SDK: no answer was seen.
 */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';
import { KNOWN_CODES } from './words.ts';

export const KOLIBRI_FIELDS = fieldTable([
  ['external_id', 'id', 'contract', ABSENT.refused],
  ['account_id', 'realEstateAgencyId', 'contract', 'not checked: homes of another agency stop a sync'],
  ['address.country', 'address.countryIso2', 'contract', ABSENT.refused],
  ['address.street', 'address.street.name', 'contract'],
  ['address.house_number', 'address.houseNumber', 'contract'],
  [
    'address.house_number_extra',
    'address.houseLetter | address.houseNumberAddendum | address.houseNumberPostfix',
    'contract',
    'left open; that the postfix repeats letter and addition is assumed',
  ],
  ['address.zip_code', 'address.postalCode', 'contract'],
  ['address.place', 'address.locality.name', 'contract'],
  ['address.latitude', 'address.geoLocation.latitude', 'contract'],
  ['address.longitude', 'address.geoLocation.longitude', 'contract'],
  ['address (shown)', 'hideAddress', 'contract', 'shown'],
  ['address (number shown)', 'hideHouseNumber', 'contract', 'shown'],
  ['price_cents (shown)', 'hidePrice', 'contract', 'shown'],
  ['estate_type', 'listingType', 'contract', ABSENT.refused],
  ['estate_type (no building)', 'houseSort', 'contract', 'a building'],
  ['estate_status', 'availabilityStatus', 'contract'],
  ['estate_status (draft)', 'assignmentPhase', 'assumed', 'that a Concept is not offered yet is assumed'],
  ['price_cents', 'saleOffer.salePrice', 'contract', ABSENT.none],
  ['managing_user_external_id', 'linkedOffice.id', 'contract', ABSENT.none],
  ['pictures', 'photos[].urlBig | photos[].urlOriginal', 'assumed', 'that they need no token is assumed'],
  ['facts.estate_format', 'houseType', 'contract'],
  ['facts.apartment_floor', 'apartmentSort', 'contract'],
  ['facts.year_built', 'yearOfConstruction.constructionYear', 'contract'],
  ['facts.year_renovated', 'renovationYear.constructionYear', 'contract'],
  [
    'facts.habitable_space_m2',
    'usableArea.area',
    'assumed',
    'left open; that it is the usable area of the home in m² is assumed',
  ],
  ['facts.energy_label', 'energyLabel.energyClass', 'contract'],
  ['facts.energy_label (last day)', 'energyLabel.endDate', 'contract', 'not expired'],
  ['facts.condition', 'maintenanceInside.rating + maintenanceOutside.rating', 'contract'],
  ['facts.roof_type', 'roof.roofType', 'contract'],
  [
    'facts.heating_type',
    'heating[] + boilerFuel | warmWaterTypes[]',
    'contract',
    'left open; that GeothermalEnergy is a heat pump is assumed',
  ],
  ['facts.heating_device', 'heating[]', 'assumed'],
  ['facts.heating_is_collective', 'heating[]', 'contract'],
  ['facts.heating_installation_year', 'boilerYearOfConstruction', 'contract'],
  [
    'facts.has_gas_connection',
    'hasGasConnection | boilerFuel',
    'contract',
    'left open, also when it is not ticked',
  ],
  [
    'facts.sanitary_heating_device',
    'warmWaterTypes[]',
    'contract',
    'left open; that WaterHeater is one on gas is assumed',
  ],
  ['facts.ventilation_type', 'residentialFacilities[] + heating[]', 'contract'],
  ['facts.window_glazing_type', 'insulationTypes[]', 'contract'],
  ['facts.*_insulation_type', 'insulationTypes[]', 'contract'],
  ['facts.has_solar_*', 'residentialFacilities[] + warmWaterTypes[]', 'contract'],
  ['facts.is_heritage', 'peculiarities[]', 'contract'],
]);

/** What a recording keeps besides the fields. */
export const KOLIBRI_RECORDING: RecordingRules = {
  format: 'json',
  words: new RegExp(`^(${KNOWN_CODES.join('|')}|Aplus(plus){0,4})$`),
  records: ['objectAssignment'],
  keep: [
    'resultCount',
    'totalResults',
    'results.isActive',
    'results.dateTimeModified',
    'objectAssignment.isActive',
    'objectAssignment.isConfidential',
    'objectAssignment.confidentialityLevel',
    'objectAssignment.forSale',
    'objectAssignment.forRent',
    'objectAssignment.usableArea.unitOfMeasurement',
  ],
  ids: ['results.id'],
};
