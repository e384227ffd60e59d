/** Where each field of a label stands in an answer of EP-Online. */
import { fieldTable } from '../contract/provider-field.ts';

export const EP_ONLINE_FIELDS = fieldTable([
  [
    'certificate (address)',
    'Postcode | Huisnummer | Huisletter | Huisnummertoevoeging | Detailaanduiding',
    'answer',
    'no label of this address',
  ],
  [
    'certificate (dwelling)',
    'Gebouwklasse',
    'answer',
    'taken for a dwelling; any word but W and Woningbouw is none',
  ],
  ['certificate (status)', 'Status', 'client', 'taken for a built dwelling; permits are left out'],
  ['certificate.issued_on', 'Registratiedatum', 'answer'],
  ['certificate.valid_until', 'Geldig_tot', 'answer'],
  ['certificate.method', 'Berekeningstype', 'answer'],
  ['facts.energy_label', 'Energieklasse', 'answer', 'left open; A+++++ is A++++ of a home'],
  [
    'facts.energy_score_kwh_per_m2',
    'Primaire_fossiele_energie_EMG_forfaitair | PrimaireFossieleEnergie',
    'answer',
    'left open; only of NTA 8800',
  ],
  [
    'facts.habitable_space_m2',
    'Gebruiksoppervlakte_thermische_zone',
    'answer',
    'left open; only of NTA 8800',
  ],
  ['facts.year_built', 'Bouwjaar', 'answer'],
  ['estate_type', 'Gebouwtype', 'answer'],
  ['facts.estate_format', 'Gebouwtype | Gebouwsubtype', 'answer'],
]);
