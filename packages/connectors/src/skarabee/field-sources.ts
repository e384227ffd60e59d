/** Where each field of a listing stands in a publication of Skarabee. */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';

export const SKARABEE_FIELDS = fieldTable([
  ['external_id', 'Info.ID', 'contract', ABSENT.refused],
  ['address.country', 'Property.Address.CountryID', 'contract', ABSENT.refused],
  ['address.street', 'Property.Address.Street', 'contract'],
  ['address.house_number', 'Property.Address.HouseNumber', 'contract'],
  [
    'address.house_number_extra',
    'Property.Address.HouseNumberExtension | Property.Address.MailBox',
    'contract',
  ],
  ['address.zip_code', 'Property.Address.City.@ZipCode', 'contract'],
  ['address.place', 'Property.Address.City.# | Property.Address.City', 'contract'],
  [
    'address.latitude',
    'Property.Address.Position.@Y',
    'contract',
    'left open; which of X and Y comes first is told by the values',
  ],
  ['address.longitude', 'Property.Address.Position.@X', 'contract'],
  ['address (shown)', 'Info.HideAddress', 'contract', 'shown'],
  ['price_cents (shown)', 'Info.HidePrice', 'contract', 'shown'],
  [
    'estate_type',
    'Property.Typo.Sort | Property.Type',
    'contract',
    'rejected; the codes of three letters are those of a public client, IND and SHO are assumed',
  ],
  ['estate_status', 'Property.FlowStatus | Property.Status', 'contract'],
  ['price_cents', 'Property.Price', 'contract', ABSENT.none],
  ['managing_user_external_id', 'Property.ResponsibleLoginId | Property.OfficeId', 'contract', ABSENT.none],
  ['pictures', 'Pictures.Picture[].URL', 'contract', ABSENT.none],
  ['facts.estate_format', 'Property.Typo.Characterisation | Property.CommonWalls', 'contract'],
  ['facts.apartment_floor', 'Property.Typo.Genre', 'contract'],
  ['facts.year_built', 'Property.ConstructionYear', 'contract'],
  ['facts.year_renovated', 'Property.RenovationYear', 'contract'],
  ['facts.habitable_space_m2', 'Property.SurfaceLivable', 'contract'],
  [
    'facts.condition',
    'Property.GeneralState | Property.MaintenanceInside + Property.MaintenanceOutside',
    'contract',
  ],
  ['facts.energy_label', 'Property.Energy.Class', 'contract'],
  ['facts.energy_score_kwh_per_m2', 'Property.Energy.Index', 'contract', 'left open; of Dutch homes always'],
  [
    'facts.energy_* (last day)',
    'Property.Energy.ClassEndDate',
    'assumed',
    'not expired; the form of the date is not documented',
  ],
  ['facts.heating_type', 'Property.HeatingTypes.HeatingType', 'contract'],
  ['facts.heating_device', 'Property.HeatingTypes.HeatingType', 'contract'],
  ['facts.heating_is_collective', 'Property.HeatingTypes.HeatingType', 'contract'],
  ['facts.heating_installation_year', 'Property.HeatedCentrallyConstructionYear', 'contract'],
  ['facts.sanitary_heating_device', 'Property.WarmWaterTypes.WarmWaterType', 'contract'],
  ['facts.has_gas_connection', 'Property.HasGasConnect', 'contract'],
  ['facts.window_glazing_type', 'Property.GlazingTypes.GlazingType', 'contract'],
  ['facts.*_insulation_type', 'Property.IsolationTypes.IsolationType', 'contract'],
  ['facts.has_cavity_wall', 'Property.IsolationTypes.IsolationType', 'contract'],
  ['facts.roof_type', 'Property.RoofType', 'contract'],
  ['facts.basement_type', 'Property.BasesType', 'contract'],
  ['facts.has_solar_panels', 'Property.HasSolarPanels', 'contract'],
  ['facts.has_solar_boiler', 'Property.HasSolarBoiler | Property.WarmWaterTypes.WarmWaterType', 'contract'],
  ['facts.has_solar_shading', 'Property.ExternalSolarBlinds', 'contract'],
  ['facts.is_heritage', 'Property.UrbanDevelopment.ProtectedMonument | Property.IsMonumentsAct', 'contract'],
]);

const LIST =
  'Envelope.Body.GetPublicationSummariesResponse.GetPublicationSummariesResult.PublicationSummaries.PublicationSummary';
const ONE = 'Envelope.Body.GetPublicationResponse.GetPublicationResult';

/** What a recording keeps besides the fields. */
export const SKARABEE_RECORDING: RecordingRules = {
  format: 'xml',
  words:
    /^(Dwelling|Flat|ServiceFlat|Land|Parking|Office|Shop|Catering|Industry|Room|Other|Professional|Groundfloor|Penthouse|RoofAppartement)\w*$/,
  records: [`${ONE}.Publication`],
  keep: [
    `${LIST}.Modified`,
    `${LIST}.Active`,
    `${ONE}.Errors.Error.Code`,
    `${ONE}.Publication.Property.PropertyType`,
    `${ONE}.Publication.Property.PriceType`,
    `${ONE}.Publication.Info.HideHouseNumber`,
    `${ONE}.Publication.Pictures.Picture.Index`,
    `${ONE}.Publication.Pictures.Picture.PictureType`,
  ],
  ids: [`${LIST}.ID`],
};
