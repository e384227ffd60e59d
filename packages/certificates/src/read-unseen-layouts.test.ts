import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageText } from './contract/text.ts';
import { readPaper } from './read-paper.ts';
import { pageOf } from './testing/page-of.ts';

const FRONT = `
Energieprestatiecertificaat
Residentiële eenheid
Zilveren Lepelstraat 12
9000 Gent
woning, gesloten bebouwing | oppervlakte: 102 m²
certificaatnummer: 20240309-0003209409-RES-1
Uw energielabel:
C
215 kWh/(m² jaar)
Datum: 09-03-2024`;
const WALLS = `
Technische fiche muren
Beschrijving          Oriëntatie    Netto-oppervlakte (m²)    U-waarde (W/(m²K))
Buitenmuur voor       N             20,0                      0,40
Buitenmuur achter     Z             30,0                      0,60`;

function valuesOf(...pages: readonly (string | PageText)[]): Record<string, unknown> {
  const all = [FRONT, ...pages].map((page, index) =>
    typeof page === 'string' ? pageOf(page, index + 1) : { ...page, number: index + 1 },
  );
  return Object.fromEntries(readPaper(all, '2026-11-15').fields.map(({ name, value }) => [name, value]));
}

function assertWalls(...pages: readonly (string | PageText)[]): void {
  const { outer_wall_surface_m2, outer_wall_insulation_type } = valuesOf(...pages);
  assert.deepEqual(
    { outer_wall_surface_m2, outer_wall_insulation_type },
    { outer_wall_surface_m2: 50, outer_wall_insulation_type: { u_value_w_per_m2_k: 0.52 } },
  );
}

/** The page as it lies when its text runs downwards. */
function turned(page: PageText): PageText {
  const pieces = page.pieces.map((piece) => ({
    ...piece,
    x: page.height - piece.y,
    y: piece.x,
    rotation: -90,
  }));
  return { ...page, width: page.height, height: page.width, pieces };
}

describe('tables in looks that no form is known to have', () => {
  it('upright, and turned by a quarter', () => {
    assertWalls(WALLS);
    const [heading = '', ...table] = WALLS.trim().split('\n');
    const upright = pageOf(heading);
    const { pieces, width, height } = turned(pageOf(`\n\n\n${table.join('\n')}`));
    assertWalls({
      ...upright,
      width,
      height,
      pieces: [...upright.pieces, ...pieces.map((piece) => ({ ...piece, y: piece.y + 60 }))],
    });
  });

  it('in two parts below each other, of the same rows', () => {
    assertWalls(`
Technische fiche muren
Beschrijving          Netto-oppervlakte (m²)
Buitenmuur voor       20,0
Buitenmuur achter     30,0

Beschrijving          U-waarde (W/(m²K))
Buitenmuur voor       0,40
Buitenmuur achter     0,60`);
  });

  it('with two measures in one box, and with their sums and means below', () => {
    assertWalls(`
Technische fiche muren
Beschrijving          Oriëntatie    Netto-oppervlakte / U-waarde (m² / W/(m²K))
Buitenmuur voor       N             20,0 / 0,40
Buitenmuur achter     Z             30,0 / 0,60`);
    assertWalls(`${WALLS}
Totaal / gemiddelde                 50,0                      0,52`);
  });

  it('headed by symbols, or on their side with the units last', () => {
    assertWalls(`
Technische fiche muren
Bes.                  Ori.          A [m²]                    U [W/(m²K)]
Buitenmuur voor       N             20,0                      0,40
Buitenmuur achter     Z             30,0                      0,60`);
    assertWalls(`
Technische fiche muren
Beschrijving          Buitenmuur voor    Buitenmuur achter
Netto-oppervlakte     20,0               30,0               m²
U-waarde              0,40               0,60               W/(m²K)`);
  });

  it('as sentences that state a U-value too, never as advice', () => {
    assertWalls(`
Technische fiche muren
Buitenmuur voor heeft een netto-oppervlakte van 20,0 m² en een U-waarde van 0,40 W/(m²K).

Buitenmuur achter heeft een U-waarde van 0,60 W/(m²K) en een netto-oppervlakte van 30,0 m².

39 m² van de muren met een U-waarde van 0,60 W/(m²K) is te weinig geïsoleerd.`);
  });
});

describe('labels and values in looks that no form is known to have', () => {
  it('with the unit between them, and a remark behind', () => {
    const values = valuesOf(`
Algemene gegevens
Kenmerk                 Eenheid    Waarde     Bron
Bouwjaar                -          1964       plan
Bruikbare vloeroppervlakte    m²   102        plaatsbezoek`);
    assert.equal(values['year_built'], 1964);
    assert.equal(values['habitable_space_m2'], 102);
  });

  it('as ticked boxes, whichever comes first', () => {
    const read = (boiler: string, panels: string) => {
      const values = valuesOf(`
Installaties voor zonne-energie
Zonneboiler     ${boiler}
Zonnepanelen    ${panels}`);
      return [values['has_solar_boiler'], values['has_solar_panels']];
    };
    assert.deepEqual(read('☒ aanwezig   ☐ niet aanwezig', '☐ aanwezig   ☒ niet aanwezig'), [true, false]);
    assert.deepEqual(read('☐ niet aanwezig   ☑ aanwezig', '☑ niet aanwezig   ☐ aanwezig'), [true, false]);
  });

  it('in two languages, behind a sign, or in a sentence', () => {
    const yearIn = (line: string) => valuesOf(`\nAlgemene gegevens\n${line}`)['year_built'];
    assert.equal(yearIn('Année de construction / Bouwjaar    1964'), 1964);
    assert.equal(yearIn('◆ Bouwjaar    1964'), 1964);
    assert.equal(yearIn('Bouwjaar bedraagt 1964.'), 1964);
  });

  it('with the value first, and the label in smaller letters behind it', () => {
    const page = pageOf(`
Algemene gegevens
1964 Bouwjaar
102 Bruikbare vloeroppervlakte
gas Energiedrager`);
    const pieces = page.pieces.flatMap((piece) => {
      const [, value, label] = /^(\S+) ((?:Bouwjaar|Bruikbare|Energiedrager).*)$/.exec(piece.text) ?? [];
      if (!value || !label) return [piece];
      const width = value.length * 4.5;
      const small = { ...piece, text: label, x: piece.x + width + 4, width: label.length * 4, height: 7 };
      return [{ ...piece, text: value, width }, small];
    });
    const values = valuesOf({ ...page, pieces });
    assert.equal(values['year_built'], 1964);
    assert.equal(values['habitable_space_m2'], 102);
  });

  it('an area that only the front states is read there', () => {
    assert.equal(valuesOf('\nAlgemene gegevens')['habitable_space_m2'], 102);
  });

  it('an oil boiler is none that burns gas', () => {
    const page = pageOf(`
Energielabel woning
Registratienummer      447420038
Datum registratie      09-03-2024
Deze woning heeft energielabel C
215,40 kWh/m² per jaar
BAG-ID                 0363010313029209
Vloeroppervlakte       102 m²
Woningtype             Vrijstaande woning
7 Verwarming           Oliegestookte ketel
8 Warm water           Combitoestel`);
    const fields = readPaper([page], '2026-11-15').fields;
    assert.equal(fields.find(({ name }) => name === 'heating_type')?.value, 'OIL');
  });
});
