import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from './contract/refusal.ts';
import { readRecord } from './read-record.ts';

const TODAY = '2026-11-15';
const LABEL = {
  Registratiedatum: '2024-03-10T00:00:00',
  Opnamedatum: '2024-03-08T00:00:00',
  Geldig_tot: '2034-03-08T00:00:00',
  Status: 'Bestaand',
  Berekeningstype: 'NTA 8800:2023 (basisopname woningbouw)',
  Gebouwklasse: 'W',
  Gebouwtype: 'Rijwoning hoek',
  Postcode: '3503BA',
  Huisnummer: 12,
  Huisletter: 'A',
  Bouwjaar: 1987,
  Gebruiksoppervlakte_thermische_zone: 65.66,
  Energieklasse: 'C',
  PrimaireFossieleEnergie: 206.65,
  Primaire_fossiele_energie_EMG_forfaitair: 232.92,
};
const read = (text: string, query: Parameters<typeof readRecord>[2] = null) => {
  const reading = readRecord(text, TODAY, query);
  return { ...reading, values: Object.fromEntries(reading.fields.map(({ name, value }) => [name, value])) };
};
const refuses = (code: string, text: string, query?: Parameters<typeof read>[1]) =>
  assert.throws(
    () => read(text, query),
    (error) => error instanceof Refusal && error.code === code,
  );

describe('a record of EP-Online', () => {
  it('as JSON: the label follows the value with area measures', () => {
    const { document, values, certificate, address, fields } = read(JSON.stringify([LABEL]));
    assert.equal(document.kind, 'ep-online-json');
    assert.deepEqual(values, {
      energy_label: 'C',
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1987,
      energy_score_kwh_per_m2: 232.92,
      habitable_space_m2: 65.66,
    });
    assert.equal(certificate?.valid_until, '2034-03-08');
    assert.deepEqual(
      [address?.zip_code, address?.house_number, address?.house_number_extra],
      ['3503 BA', '12', 'A'],
    );
    assert.ok(fields.every(({ confidence }) => confidence === 'HIGH'));
  });

  it('the newest survey of a dwelling counts; an index is no score', () => {
    const old = {
      ...LABEL,
      Opnamedatum: '2012-01-01T00:00:00',
      Berekeningstype: 'ISSO82.3, versie 3.0',
      Energieklasse: 'G',
    };
    const permit = {
      ...LABEL,
      Opnamedatum: '2025-01-01T00:00:00',
      Status: 'Vergunningsaanvraag',
      Energieklasse: 'A',
    };
    assert.equal(read(JSON.stringify([old, LABEL, permit])).values['energy_label'], 'C');
    assert.equal(read(JSON.stringify([old])).values['energy_score_kwh_per_m2'], undefined);
    refuses('other_certificate', JSON.stringify([permit]));
    refuses('other_certificate', JSON.stringify([{ ...LABEL, Gebouwklasse: 'U' }]));
  });

  const csv =
    'PublicatieDatum;20260401\nLaatstVerwerkteMutatievolgnummer;1\nOpnamedatum;GeldigTot;Status;Berekeningstype;Gebouwklasse;Gebouwtype;Postcode;Huisnummer;Huisletter;Energieklasse;GebruiksoppervlakteThermischeZone;PrimaireFossieleEnergie\n20240308;20340308;Bestaand;NTA 8800:2023;W;Appartement;3503BA;12;A;B;65,66;180,5\n20240308;20340308;Bestaand;NTA 8800:2023;W;Appartement;3503BA;14;;D;80;260\n';

  it('as CSV with two lines before its header, of the address that is asked for', () => {
    const { document, values } = read(csv, { zip_code: '3503 ba', house_number: '12A' });
    assert.equal(document.kind, 'ep-online-csv');
    assert.deepEqual(values, {
      energy_label: 'B',
      estate_type: 'APARTMENT',
      energy_score_kwh_per_m2: 180.5,
      habitable_space_m2: 65.66,
    });
    refuses('not_a_certificate', csv);
    refuses('other_address', csv, { zip_code: '3503BA', house_number: '999' });
  });

  it('as the older CSV and as XML', () => {
    const older =
      '"Pand_opnamedatum";"Pand_status";"Pand_berekeningstype";"Pand_energieklasse";"Pand_gebouwklasse";"Pand_postcode";"Pand_huisnummer"\n"20231118";"Bestaand";"NTA 8800:2022";"A+++";"W";"8001GN";"184"\n';
    assert.equal(read(older).values['energy_label'], 'A+++');
    const xml =
      '<MutationMessage xmlns="http://schemas.ep-online.nl/EpbdExportTypesV4"><Mutatiebericht><Pandcertificaat><Opnamedatum>20231001</Opnamedatum><Status>Bestaand</Status><Gebouwklasse>W</Gebouwklasse><Postcode>3503BW</Postcode><Huisnummer>13</Huisnummer><Energieklasse>B</Energieklasse></Pandcertificaat></Mutatiebericht></MutationMessage>';
    assert.deepEqual([read(xml).document.kind, read(xml).values['energy_label']], ['ep-online-xml', 'B']);
  });
});

const registration = (status = 'bestaand') => `<?xml version="1.0"?>
<mon:Energieprestatie xmlns:mon="http://schemas.ep-online.nl/monitoringbestand"><EPObject><MainBuilding><MainBuildingClass>residential</MainBuildingClass>
<TPGIdentification><ZipCode>8001KR</ZipCode><Number>36</Number></TPGIdentification><BuildingCategory>2</BuildingCategory><ConstructionYear>1970</ConstructionYear></MainBuilding></EPObject>
<EPSurvey><Summary><Labelklasse>C</Labelklasse><IndicatorPrimaireFossieleEnergie>200.5</IndicatorPrimaireFossieleEnergie><Gebruiksoppervlakte>100</Gebruiksoppervlakte><SurveyMethod><Status>${status}</Status></SurveyMethod></Summary>
<SurveySourceData><Energieprestatie xmlns="urn:nl.nta.8800.export"><Versie>4.4</Versie><Samenvatting><VentilatieHoofdtype>Dc</VentilatieHoofdtype><WattpiekvermogenPV>2565</WattpiekvermogenPV><ZonneboilerAanwezig>false</ZonneboilerAanwezig><OpwekkertypeTapwater>CombiGKHRCW</OpwekkertypeTapwater></Samenvatting>
<Verwarmingssysteem id="1"><Opwekkers><Opwekker><Energiedrager>elektriciteit</Energiedrager><IsPreferent>true</IsPreferent><HoofdtypeVerwarmingstoestel>ElektrischeWarmtepomp</HoofdtypeVerwarmingstoestel></Opwekker><Opwekker><Energiedrager>gas</Energiedrager><HoofdtypeVerwarmingstoestel>HR107</HoofdtypeVerwarmingstoestel></Opwekker></Opwekkers><AangeslotenOppervlak>80</AangeslotenOppervlak></Verwarmingssysteem>
<Ventilatiesysteem id="1"><WTWaanwezig>true</WTWaanwezig></Ventilatiesysteem>
<Constructiedeel><Begrenzing>Buiten</Begrenzing><Hellingshoek>90</Hellingshoek><Oppervlakte>40</Oppervlakte><Vlaktype>gevel</Vlaktype><Dicht><Rc>0.83</Rc></Dicht></Constructiedeel>
<Constructiedeel><Begrenzing>AangrenzendeVerwarmdeRuimteAnderGebouw</Begrenzing><Oppervlakte>60</Oppervlakte><Vlaktype>gevel</Vlaktype><Dicht><Rc>0.5</Rc></Dicht></Constructiedeel>
<Constructiedeel><Begrenzing>Buiten</Begrenzing><Hellingshoek>0</Hellingshoek><Oppervlakte>50</Oppervlakte><Vlaktype>dak</Vlaktype><Dicht><Rc>1.86</Rc></Dicht></Constructiedeel>
<Constructiedeel><Begrenzing>Kruipruimte</Begrenzing><Oppervlakte>50</Oppervlakte><Vlaktype>vloer</Vlaktype><Vloer><Rc>0.83</Rc></Vloer></Constructiedeel>
<Constructiedeel><Begrenzing>Buiten</Begrenzing><Hellingshoek>90</Hellingshoek><Oppervlakte>10</Oppervlakte><Vlaktype>gevel</Vlaktype><Raam><U>1.8</U><Beglazing>HR++</Beglazing></Raam></Constructiedeel>
</Energieprestatie></SurveySourceData></EPSurvey></mon:Energieprestatie>`;

describe('a registration file', () => {
  it('holds the whole envelope and the installations', () => {
    const { document, values } = read(registration());
    assert.deepEqual([document.kind, document.version], ['nl-registration-xml', '4.4']);
    assert.deepEqual(values, {
      energy_label: 'C',
      energy_score_kwh_per_m2: 200.5,
      habitable_space_m2: 100,
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1970,
      flat_roof_surface_m2: 50,
      flat_roof_insulation_type: { u_value_w_per_m2_k: 0.5 },
      outer_wall_surface_m2: 40,
      outer_wall_insulation_type: { u_value_w_per_m2_k: 1 },
      ground_floor_surface_m2: 50,
      floor_insulation_type: { u_value_w_per_m2_k: 1 },
      window_surface_m2: 10,
      window_u_value_w_per_m2_k: 1.8,
      roof_type: 'FLAT',
      window_glazing_type: 'HIGH_EFFICIENCY',
      basement_type: 'CRAWL_SPACE',
      heating_type: 'HEAT_PUMP',
      heating_device: 'HYBRID_HEAT_PUMP',
      sanitary_heating_device: 'WITH_HEATING',
      ventilation_type: 'BALANCED_WITH_RECOVERY',
      has_solar_panels: true,
      solar_panels_kwp: 2.565,
      has_solar_boiler: false,
    });
  });

  it('of a design is no label', () => refuses('other_certificate', registration('vergunningsaanvraag')));
});

describe('what is no record', () => {
  it('is refused by what it is', () => {
    refuses('unreadable', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    refuses('unreadable', '<a><b></a>');
    refuses('unreadable', `${'<a>'.repeat(100)}`);
    refuses('unreadable', '[{"Energieklasse": ');
    refuses('not_a_certificate', '{"name": "value"}');
    refuses('not_a_certificate', '<invoice/>');
    refuses('not_a_certificate', 'a;b;c\n1;2;3\n');
  });
});
