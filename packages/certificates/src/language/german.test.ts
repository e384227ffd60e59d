import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../contract/refusal.ts';
import { readPaper } from '../read-paper.ts';
import { pagesOf } from '../testing/page-of.ts';

const TODAY = '2026-11-15';
const FRONT = `
Ausweis über die Energieeffizienz (PEB)
Bestehendes Wohngebäude – Wallonische Region
Nummer: 20200309706925     Ausgestellt am: 09/03/2020     Gültig bis: 09/03/2030
Zertifizierte Wohnung
Erfundene Gasse 45, 4700 Eupen
Zertifiziert als: Einfamilienhaus, drei Fassaden
Baujahr: 1967
Der theoretische Gesamtverbrauch an Primärenergie dieser Wohnung beträgt 41.978 kWh/Jahr.
Beheizte Grundfläche                             139 m²
Spezifischer Primärenergieverbrauch (Espez)      302 kWh/m².Jahr
`;
const DETAILS = `
Verluste durch die Wände
Typ     Bezeichnung            Fläche      Begründung
T1      Schrägdach vorne       58,0 m²     Dämmung nicht bekannt
T2      Flachdach              11,5 m²     Dämmung nicht bekannt
M1      Außenwand vorne        48,8 m²     Mineralwolle, 14 cm
M2      Haustrennwand          30,0 m²     Dämmung nicht bekannt
F1      Fenster                12,4 m²     Gewöhnliche Doppelverglasung, Holzrahmen
P1      Boden über Keller      52,2 m²     Dämmung nicht bekannt
Heizungsanlage
Erzeugung: Heizkessel ohne Brennwerttechnik, Heizöl; Abgabe: Heizkörper
Warmwasserbereitung
Erzeugung: Gas-Durchlauferhitzer
Lüftung
System C: natürliche Zufuhr, mechanische Abfuhr
Erneuerbare Energien
Thermische Solaranlage     nicht vorhanden
Photovoltaikanlage         vorhanden, Spitzenleistung 3,20 kWp
`;

describe('the Walloon form in German', () => {
  it('is read like the French one, and says what it says in its own words', () => {
    const { document, address, fields, certificate } = readPaper(pagesOf(FRONT, DETAILS), TODAY);
    assert.deepEqual([document.kind, document.language], ['be-wal', 'de']);
    assert.equal(certificate?.valid_until, '2030-03-09');
    assert.equal(address?.place, 'Eupen');
    assert.deepEqual(Object.fromEntries(fields.map(({ name, value }) => [name, value])), {
      energy_score_kwh_per_m2: 302,
      energy_label: 'D',
      habitable_space_m2: 139,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1967,
      inclined_roof_surface_m2: 58,
      flat_roof_surface_m2: 11.5,
      roof_type: 'MIXED',
      outer_wall_surface_m2: 48.8,
      ground_floor_surface_m2: 52.2,
      basement_type: 'FULL',
      window_surface_m2: 12.4,
      window_glazing_type: 'DOUBLE',
      heating_type: 'OIL',
      heating_device: 'NON_CONDENSING_BOILER',
      sanitary_heating_device: 'GAS_WATER_HEATER',
      ventilation_type: 'EXHAUST',
      has_solar_panels: true,
      solar_panels_kwp: 3.2,
      has_solar_boiler: false,
    });
    assert.match(fields.find(({ name }) => name === 'heating_type')?.raw ?? '', /Heizkessel/);
  });

  it('of an office, of a new building or of Germany is none of them', () => {
    const refuses = (text: string) =>
      assert.throws(() => readPaper(pagesOf(text, DETAILS), TODAY), Refusal, text);
    refuses(FRONT.replace('Bestehendes Wohngebäude', 'Nichtwohngebäude'));
    refuses(FRONT.replace('Bestehendes Wohngebäude', 'Neubau'));
    refuses(
      FRONT.replace('Ausweis über die Energieeffizienz (PEB)', 'Energieausweis für Wohngebäude')
        .replace('Wallonische Region', 'gemäß §§ 79 ff. Gebäudeenergiegesetz')
        .replace('4700 Eupen', '52062 Aachen'),
    );
  });
});
