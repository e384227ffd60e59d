/** Labels as EP-Online sends them, of dwellings that do not exist. */

export const EP_ONLINE_CREDENTIALS = { api_key: 'only-in-tests' };

export type EpOnlineLabel = Record<string, unknown>;

export function epOnlineLabel(changes: Record<string, unknown> = {}): EpOnlineLabel {
  return {
    Registratiedatum: '2024-03-10T00:00:00.000',
    Opnamedatum: '2024-03-08T00:00:00',
    Geldig_tot: '2034-03-08T00:00:00',
    Status: 'Bestaand',
    Berekeningstype: 'NTA 8800:2023 (basisopname woningbouw)',
    // The API's own words; files say W and U.
    Gebouwklasse: 'Woningbouw',
    Gebouwtype: 'Rijwoning tussen',
    Postcode: '9999XA',
    Huisnummer: 12,
    Huisletter: null,
    Huisnummertoevoeging: null,
    Detailaanduiding: null,
    BAGVerblijfsobjectID: '0999010000000012',
    Bouwjaar: 1968,
    Gebruiksoppervlakte_thermische_zone: 96.5,
    Energieklasse: 'D',
    Primaire_fossiele_energie_EMG_forfaitair: 272.4,
    ...changes,
  };
}
