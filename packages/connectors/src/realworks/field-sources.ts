/** Where each field of a listing stands in an object of Realworks. */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';

export const REALWORKS_FIELDS = fieldTable([
  ['external_id', 'id', 'answer', ABSENT.refused],
  ['address.country', 'adres.land', 'answer', 'Dutch by the form of the postal code, else rejected'],
  ['address.street', 'adres.straat', 'answer'],
  ['address.house_number', 'adres.huisnummer.hoofdnummer', 'answer'],
  ['address.house_number_extra', 'adres.huisnummer.toevoeging', 'answer'],
  ['address.zip_code', 'adres.postcode', 'answer'],
  ['address.place', 'adres.plaats', 'answer'],
  ['estate_type', 'object.type.objecttype', 'answer', ABSENT.refused],
  ['estate_status', 'financieel.overdracht.status', 'answer'],
  ['price_cents', 'financieel.overdracht.koopprijs', 'answer', ABSENT.none],
  ['managing_user_external_id', 'algemeen.gekoppeldeMakelaar', 'answer', ABSENT.none],
  ['pictures', 'media[].link', 'answer', ABSENT.none],
  ['facts.estate_format', 'algemeen.woonhuistype', 'answer'],
  [
    'facts.apartment_floor',
    'algemeen.appartementsoort',
    'answer',
    'left open; BENEDENWONING and PENTHOUSE are assumed',
  ],
  ['facts.year_built', 'algemeen.bouwjaar', 'answer'],
  ['facts.habitable_space_m2', 'algemeen.woonoppervlakte', 'answer'],
  [
    'facts.energy_label',
    'algemeen.energieklasse',
    'answer',
    'left open; A_P for A+ and A_PP for A++ are assumed',
  ],
  ['facts.energy_label (last day)', 'algemeen.energiedatum', 'answer', 'not expired'],
  [
    'facts.condition',
    'algemeen.onderhoudswaarderingBinnen + algemeen.onderhoudswaarderingBuiten',
    'answer',
    'left open; words other than REDELIJK, GOED and GOED_TOT_UITSTEKEND are assumed',
  ],
  [
    'facts.roof_type',
    'detail.buitenruimte.daktype',
    'answer',
    'left open; words other than PLAT_DAK, ZADELDAK and TENTDAK are assumed',
  ],
  [
    'facts.heating_type',
    'algemeen.verwarmingsoorten[] + algemeen.cvKetelBrandstof | algemeen.warmwatersoorten[]',
    'answer',
    'left open; words other than CV_KETEL, WARMTEPOMP and STADSVERWARMING are assumed, fuels other than GAS, too',
  ],
  ['facts.heating_device', 'algemeen.verwarmingsoorten[]', 'assumed'],
  ['facts.heating_is_collective', 'algemeen.verwarmingsoorten[]', 'assumed'],
  ['facts.heating_installation_year', 'algemeen.cvKetelBouwjaar', 'answer'],
  ['facts.has_gas_connection', 'algemeen.cvKetelBrandstof', 'answer'],
  [
    'facts.sanitary_heating_device',
    'algemeen.warmwatersoorten[]',
    'answer',
    'left open; words other than CV_KETEL and STADSVERWARMING are assumed',
  ],
  ['facts.ventilation_type', 'algemeen.voorzieningenWonen[] + algemeen.verwarmingsoorten[]', 'answer'],
  ['facts.window_glazing_type', 'algemeen.isolatievormen[]', 'answer'],
  ['facts.*_insulation_type', 'algemeen.isolatievormen[]', 'answer'],
  ['facts.has_solar_*', 'algemeen.voorzieningenWonen[] + algemeen.warmwatersoorten[]', 'answer'],
]);

/** What a recording keeps besides the fields. */
export const REALWORKS_RECORDING: RecordingRules = {
  format: 'json',
  words: /^(Nederland|België|Belgie|https?:\/\/[\w.:-]+\/wonen\/v3\/objecten\?[\w=&%:.+-]*)$/,
  records: ['resultaten'],
  keep: [
    'paginering.volgende',
    'paginering.totaalAantal',
    'resultaten.tijdstipLaatsteWijziging',
    'resultaten.algemeen.woonhuissoort',
    'resultaten.financieel.overdracht.huurprijs',
    'resultaten.media.soort',
    'resultaten.media.volgnummer',
    'resultaten.media.mimetype',
  ],
  ids: [],
};
