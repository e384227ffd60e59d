import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from './contract/refusal.ts';
import { readPaper } from './read-paper.ts';
import { pagesOf } from './testing/page-of.ts';

const TODAY = '2026-11-15';
const read = (text: string) => readPaper(pagesOf(text), TODAY);
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).fields.map(({ name, value }) => [name, value]));
const refuses = (code: string, text: string) =>
  assert.throws(
    () => read(text),
    (error) => error instanceof Refusal && error.code === code,
  );

const REGISTER = `
EP-Online                                        Zoeken op adres
Verzonnen Pad 26, 4811 DJ Breda
Energielabel woningbouw
Certificaathouder                                Bureau Voorbeeld Energieadvies
Registratiedatum                                 09-09-2022
Opnamedatum                                      09-09-2022
Soort opname                                     Basisopname
Berekeningstype                                  NTA 8800:2022 (basisopname woningbouw)
Gebouwklasse                                     W (woningbouw)
Gebouwtype                                       Vrijstaande woning
Bouwjaar                                         1907
Gebruiksoppervlakte thermische zone              234,92 m²
Compactheid                                      1,77
BAG-verblijfsobject-ID                           0772010000374020
Energieklasse                                    A+
Energiebehoefte                                  57,99 kWh/m²·jr
Eis primaire fossiele energie                    -
Primaire fossiele energie                        80,54 kWh/m²·jr
Aandeel hernieuwbare energie                     26 %
Warmtebehoefte                                   49,13 kWh/m²·jr
`;

const INSPECTION = `
EPC residentieel – verslag van de invoer
Certificaat
Nummer                        20200514-0005556694-RES-1
Resultaat                     energielabel C, energiescore 234 kWh/(m²jaar)
Wooneenheid
Bestemming                    eengezinswoning
Bebouwing                     halfopen bebouwing
Bouwjaar (kadaster)           1935
Beschermd volume BV           464 m³
Bruikbare vloeroppervlakte    160 m²
Thermische massa              half zwaar
Schildelen
Voorgevel (zuid)

S01     Muur
Begrenzing: buiten     Bruto: 25,2 m²     Openingen: 3,7 m²     Netto: 21,5 m²
Opbouw: isolatie niet vastgesteld     →     U = 1,61 W/m²K

S02     Venster
Begrenzing: buiten     Netto: 7,5 m²
Beglazing: gewoon dubbel glas – profiel: pvc     →     U = 2,75 W/m²K

Ruimteverwarming
Opwekker 1                    CV-ketel, condenserend
Energiedrager                 aardgas
Sanitair warm water
Bereiding                     gasgeiser, niet gekoppeld aan ruimteverwarming
Hygiënische ventilatie
Systeem                       type D met warmterecuperatie
`;

const ADVICE = `
Maatwerkadvies
Verzonnen Plein 39
2013 HA Haarlem
Adviseur: Bureau Voorbeeld
1. Samenvatting
Uw woning is een twee-onder-een-kapwoning uit 1940 met een gebruiksoppervlakte van 205 m². Dat label is geldig
tot 21-11-2032.
Indicator                                           Huidig        Na pakket 2
EP2 primair fossiel energiegebruik [kWh/m².jr]      214,48        102,95
EP1 energiebehoefte [kWh/m².jr]                     150,14        82,36
EP3 aandeel hernieuwbaar [%]                        15,5          36,7
Labelklasse                                         C             A+
2. Huidige situatie
2.1 Schil
De tabellen komen uit de berekening volgens NTA 8800 (rekenzone 1).
Constructie            Begrenzing                       Oriëntatie     A [m²]     Rc [m²K/W]
Dak, hellend           buitenlucht                      oost           20,3       1,86
Gevel                  buitenlucht                      oost           40,4       0,83
Woningscheidende wand  aangrenzende verwarmde ruimte    noord          38,2       0,36
Raam of deur           Oriëntatie                       A [m²]         U [W/m²K]
Raam                   oost                             5,7            2,66
Voordeur               noord                            2,4            3,09
2.2 Installaties
De woning wordt verwarmd door een VR-ketel op aardgas uit 2013, met radiatoren. Het warme tapwater komt van een
gasgeiser. De woning wordt natuurlijk geventileerd (systeem A). Er zijn geen zonnepanelen. Een zonneboiler is er niet.
3. Maatregelen
Pakket     Maatregelen                        EP2     Label     Investering
1          Dak tot Rc 4,0, 3.000 Wp panelen   103     A+        € 21.900
De woning wordt daarna verwarmd door een warmtepomp.
`;

describe('reports about the certificate of one home', () => {
  it('the page of the Dutch register: use without fossil energy is the score', () => {
    assert.deepEqual(valuesOf(REGISTER), {
      energy_score_kwh_per_m2: 80.54,
      energy_label: 'A+',
      habitable_space_m2: 234.92,
      estate_type: 'HOUSE',
      estate_format: 'OPEN',
      year_built: 1907,
    });
  });

  it('the sheet of a Flemish inspection: the net area of each part', () => {
    assert.deepEqual(valuesOf(INSPECTION), {
      energy_score_kwh_per_m2: 234,
      energy_label: 'C',
      habitable_space_m2: 160,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1935,
      outer_wall_surface_m2: 21.5,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1.61 },
      has_cavity_wall: false,
      window_surface_m2: 7.5,
      window_u_value_w_per_m2_k: 2.75,
      window_glazing_type: 'DOUBLE',
      heating_type: 'GAS',
      heating_device: 'CONDENSING_BOILER',
      sanitary_heating_device: 'GAS_WATER_HEATER',
      ventilation_type: 'BALANCED_WITH_RECOVERY',
    });
  });

  it("an adviser's report: the home as it is now, from tables and sentences", () => {
    assert.deepEqual(valuesOf(ADVICE), {
      energy_score_kwh_per_m2: 214.48,
      energy_label: 'C',
      habitable_space_m2: 205,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1940,
      inclined_roof_surface_m2: 20.3,
      inclined_roof_insulation_type: { u_value_w_per_m2_k: 0.5 },
      roof_type: 'INCLINED',
      outer_wall_surface_m2: 40.4,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1 },
      window_surface_m2: 5.7,
      window_u_value_w_per_m2_k: 2.66,
      window_glazing_type: 'DOUBLE',
      door_u_value_w_per_m2_k: 3.09,
      heating_type: 'GAS',
      heating_device: 'NON_CONDENSING_BOILER',
      heating_installation_year: 2013,
      sanitary_heating_device: 'GAS_WATER_HEATER',
      ventilation_type: 'NATURAL',
      has_solar_panels: false,
      has_solar_boiler: false,
    });
    refuses('not_a_certificate', ADVICE.replace(/^Uw woning is.*\n.*\n/m, ''));
    // An example in a brochure.
    refuses('not_a_certificate', ADVICE.replace(/^Verzonnen Plein.*\n.*\n/m, ''));
  });

  it('are never sure', () => {
    for (const text of [REGISTER, INSPECTION, ADVICE])
      assert.ok(read(text).fields.every(({ confidence }) => confidence !== 'HIGH'));
  });

  it('of a shop, of several homes, and those that name no home are none', () => {
    refuses(
      'other_certificate',
      REGISTER.replace(
        'Gebouwklasse                                     W (woningbouw)',
        'Gebouwklasse     U (utiliteitsbouw)',
      ),
    );
    refuses('not_a_certificate', `${REGISTER}BAG-verblijfsobject-ID     0772010000374021\n`);
    refuses(
      'not_a_certificate',
      REGISTER.replace(/Gebruiksoppervlakte.*\n/, 'Gebruiksoppervlakte: wat telt mee?\n'),
    );
  });
});
