/** Where each field of a listing stands in a unit of VERA. */
import type { RecordingRules } from '../contract/provider.ts';
import { ABSENT, fieldTable } from '../contract/provider-field.ts';

export const VERA_FIELDS = fieldTable([
  ['external_id', 'id', 'answer', ABSENT.refused],
  ['address.country', 'adres.land.code | adres.land.naam', 'contract', 'Dutch, which is assumed'],
  ['address.street', 'adres.straatnaam', 'answer'],
  ['address.house_number', 'adres.huisnummer', 'answer'],
  [
    'address.house_number_extra',
    'adres.huisletter | adres.huisnummerToevoeging | adres.huisnummer_toevoeging',
    'answer',
  ],
  ['address.zip_code', 'adres.postcode', 'answer'],
  ['address.place', 'adres.woonplaats.naam', 'answer'],
  ['address.latitude', 'adres.geometrie.breedtegraad', 'contract'],
  ['address.longitude', 'adres.geometrie.lengtegraad', 'contract'],
  [
    'estate_type',
    'detailSoort.code | soort.code | panden[].soort.code | woningtype.code',
    'answer',
    ABSENT.refused,
  ],
  [
    'estate_type (own front door)',
    'woningwaarderingstelsel.code | zelfstandig',
    'answer',
    'a dwelling of its own',
  ],
  ['estate_status', 'verkoop', 'contract'],
  ['price_cents', 'vraagprijs', 'contract', ABSENT.none],
  ['facts.estate_format', 'detailSoort.code', 'contract'],
  ['facts.apartment_floor', 'detailSoort.code', 'contract'],
  ['facts.year_built', 'bouwjaar', 'answer'],
  ['facts.year_renovated', 'renovatie.datum', 'contract'],
  [
    'facts.habitable_space_m2',
    'gebruiksoppervlakte | oppervlakten[].waarde',
    'answer',
    'left open; of oppervlakten only GTZ counts',
  ],
  [
    'facts.energy_label',
    'energieprestaties[].label.code',
    'answer',
    'left open; also when it is provisional or has ended',
  ],
  ['facts.energy_score_kwh_per_m2', 'energieprestaties[].waarde', 'answer', 'left open; only of EP2 and NTA'],
  ['facts.heating_type', 'klimaatbeheersing[].code', 'contract'],
  ['facts.heating_device', 'klimaatbeheersing[].code', 'contract'],
  ['facts.heating_is_collective', 'klimaatbeheersing[].code | klimaatbeheersingSoort.code', 'answer'],
  ['facts.ventilation_type', 'klimaatbeheersing[].code', 'contract'],
  ['facts.window_glazing_type', 'isolatie[].code', 'contract'],
  ['facts.*_insulation_type', 'isolatie[].code', 'contract'],
  ['facts.has_solar_panels', 'energievoorzieningen[].code', 'contract'],
  ['facts.has_gas_connection', 'energievoorzieningen[].code', 'contract'],
  ['facts.is_heritage', 'monumenten[].naam', 'contract'],
]);

/** What a recording keeps besides the fields. */
export const VERA_RECORDING: RecordingRules = {
  format: 'json',
  words: /^\w*monument$/,
  records: [''],
  keep: [
    'uitExploitatiedatum',
    'soort.naam',
    'detailSoort.naam',
    'energieprestaties.soort.code',
    'energieprestaties.status.code',
    'energieprestaties.begindatum',
    'energieprestaties.einddatum',
    'oppervlakten.soort.code',
  ],
  ids: [],
};
