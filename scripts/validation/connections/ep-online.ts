/** Labels in the form of EP-Online's API v5: about forty fields, classes as words, days with milliseconds. */
import type { Form } from './form.ts';

/** A house number has five digits. */
const MOST_NUMBER = 99_999;

export const EP_ONLINE_FORM: Form = {
  provider: 'EP-Online',
  identify: (number) => [
    {
      Postcode: '9999XA',
      Huisnummer: 1 + ((number - 1) % MOST_NUMBER),
      Huisletter: null,
      Huisnummertoevoeging: null,
      Detailaanduiding: null,
      BAGVerblijfsobjectID: `0999010000${String(number).padStart(6, '0')}`,
      BAGPandIDs: [`0999100000${String(number).padStart(6, '0')}`],
      Registratiedatum: '2024-05-21T14:03:11.417',
      Opnamedatum: '2024-05-14T00:00:00',
    },
    { issued_on: '2024-05-21' },
  ],
  groups: [
    [
      [{ Gebouwklasse: 'Woningbouw', Status: 'Bestaand' }, { kind: 'found' }],
      [{ Gebouwklasse: 'Woningbouw', Status: 'Oplevering' }, { kind: 'found' }],
      [{ Gebouwklasse: 'W', Status: 'Bestaand' }, { kind: 'found' }],
      [{ Gebouwklasse: 'Utiliteitsbouw', Status: 'Bestaand' }, { kind: 'none' }],
      [{ Gebouwklasse: 'U', Status: 'Bestaand' }, { kind: 'none' }],
      [{ Gebouwklasse: 'Woningbouw', Status: 'Vergunningsaanvraag' }, { kind: 'none' }],
    ],
    [
      [{ Gebouwtype: 'Rijwoning tussen' }, { estate_type: 'HOUSE', estate_format: 'CLOSED' }],
      [{ Gebouwtype: 'Vrijstaande woning' }, { estate_type: 'HOUSE', estate_format: 'OPEN' }],
      [{ Gebouwtype: 'Appartement', Gebouwsubtype: 'Tussenverdieping hoek' }, { estate_type: 'APARTMENT' }],
    ],
    [
      [{ Energieklasse: 'A+++++' }, { energy_label: 'A++++' }],
      [{ Energieklasse: 'A++' }, { energy_label: 'A++' }],
      [{ Energieklasse: 'E' }, { energy_label: 'E' }],
    ],
    [
      [
        {
          Berekeningstype: 'NTA 8800:2024 (basisopname woningbouw)',
          PrimaireFossieleEnergie: 198.34,
          Gebruiksoppervlakte_thermische_zone: 104.6,
        },
        {
          method: 'NTA 8800:2024 (basisopname woningbouw)',
          energy_score_kwh_per_m2: 198.34,
          habitable_space_m2: 104.6,
        },
      ],
      [
        {
          Berekeningstype: 'NTA 8800:2020 (detailopname woningbouw)',
          Primaire_fossiele_energie_EMG_forfaitair: 88.1,
          PrimaireFossieleEnergie: 70.2,
          Gebruiksoppervlakte_thermische_zone: 140,
        },
        {
          method: 'NTA 8800:2020 (detailopname woningbouw)',
          energy_score_kwh_per_m2: 88.1,
          habitable_space_m2: 140,
        },
      ],
      // The index and the megajoules of an older method are neither.
      [
        {
          Berekeningstype: 'Nader Voorschrift, versie 1.0, 1 februari 2014',
          EnergieIndex: 1.41,
          Energieverbruik: 61_204,
          Gebruiksoppervlakte_thermische_zone: 96,
        },
        { method: 'Nader Voorschrift, versie 1.0, 1 februari 2014' },
      ],
    ],
    [
      [
        { Geldig_tot: '2034-05-14T00:00:00', Bouwjaar: 1968 },
        { valid_until: '2034-05-14', year_built: 1968 },
      ],
      [{ Geldig_tot: '2034-05-14T00:00:00', Bouwjaar: null }, { valid_until: '2034-05-14' }],
    ],
  ],
  noise: [
    { Certificaathouder: 'EEN ADVISEUR', Soort_opname: 'Basisopname', IsVereenvoudigdLabel: false },
    { SBIcode: null, Energiebehoefte: 141.2, Warmtebehoefte: 96.1, Aandeel_hernieuwbare_energie: 3.1 },
    { Op_basis_van_referentiegebouw: false, Compactheid: 1.9, BerekendeCO2Emissie: 4000 },
  ],
};
