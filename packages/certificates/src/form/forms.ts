/** How the forms are distinguished: by several short marks, because every one of them also stands on other papers. */
import type { Kind } from '../contract/reading.ts';
import { list } from '../value/list.ts';

export interface FormMarks {
  kind: Kind;
  /** Plain phrases; a star stands for the rest of a word. */
  marks: readonly string[];
  /** How many of them must be there. */
  needs: number;
  /** One of these must be there as well. */
  anchors: readonly string[];
  /** A paper about a certificate that states what it says of one home; its values are never sure. */
  isReport?: true;
}

export const FORMS: readonly FormMarks[] = [
  {
    kind: 'be-vlg-2019',
    anchors: ['residentiele eenheid'],
    marks: list(`
      energieprestatiecertificaat, residentiele eenheid, energielabel*, kwh m2 jaar, kwh m2jaar,
      certificaatnummer, geldig tot en met, huidige staat van*, algemene gegevens, bruikbare
      vloeroppervlakte, w m2k, overzicht aanbevelingen
    `),
    needs: 5,
  },
  {
    kind: 'be-vlg-2008',
    anchors: [
      'bestaand gebouw met woonfunctie',
      'berekend energieverbruik kwh m2',
      'berekend energieverbruik',
    ],
    marks: list(`
      energieprestatiecertificaat, bestaand gebouw met woonfunctie, woonfunctie, berekend
      energieverbruik, certificaatnummer, softwareversie, postnummer, erkenningscode,
      energiedeskundige, niet energiezuinig, zeer energiezuinig
    `),
    needs: 5,
  },
  {
    kind: 'be-wal',
    anchors: list('espec, consommation specifique, certif p*, wallonie, surface de plancher chauffee'),
    marks: list(`
      certificat de performance energetique, peb, batiment residentiel existant, espec, consommation
      specifique d energie primaire, surface de plancher chauffee, kwh m2 an, validite maximale,
      etabli le, logement certifie, indicateurs specifiques, pertes par les parois, volume protege,
      besoins en chaleur
    `),
    needs: 5,
  },
  {
    kind: 'be-bru-encoding',
    anchors: ['rapport d encodage', 'invoerverslag', 'encoderingsverslag'],
    marks: list(`
      rapport d encodage, invoerverslag, encoderingsverslag, region de bruxelles capitale, brussels
      hoofdstedelijk gewest, bruxelles environnement, leefmilieu brussel, parois de deperdition,
      verliesoppervlakken, preuves acceptables, composantes, generalites, superficie brute, bruto
      oppervlakte, planchers, toitures, vloeren, daken
    `),
    needs: 5,
  },
  {
    kind: 'be-bru',
    anchors: list(`
      region de bruxelles capitale, bruxelles environnement, leefmilieu brussel, brussels
      hoofdstedelijk gewest, kwhep*, kwhpe*
    `),
    marks: list(`
      certificat peb, epb certificaat, habitation individuelle, wooneenheid, region de bruxelles
      capitale, brussels hoofdstedelijk gewest, bruxelles environnement, leefmilieu brussel, classe
      energetique, energieklasse, kwhep m2 an, kwhpe m2 jaar, valide jusqu au, geldig tot, surface
      brute, superficie brute, bruto oppervlakte
    `),
    needs: 4,
  },
  {
    kind: 'nl-2021',
    anchors: ['kwh m2 per jaar', 'kwh m2 jaar', 'nta 8800', 'kwh m2 jr'],
    marks: list(`
      energielabel*, rijksoverheid, registratienummer, heeft energielabel, datum registratie, kwh m2
      per jaar, warmtebehoefte, aandeel hernieuwbare energie, gevelpanelen, buitendeuren, compactheid,
      opnamedetails, certificaathouder, bag id, vloeroppervlakte, detailgegevens, wattpiekvermogen,
      gebruiksoppervlakte*, primaire fossiele energie, nta 8800
    `),
    needs: 6,
  },
  {
    kind: 'nl-2015',
    anchors: ['woonoppervlakte', 'bouwperiode', 'glas woonruimte s', 'datum van registratie'],
    marks: list(`
      energielabel woning, rijksoverheid, registratienummer, datum van registratie, bag id,
      bouwperiode, woonoppervlakte, glas woonruimte s, glas slaapruimte s, gevelisolatie,
      vloerisolatie, overzicht woningkenmerken, aparte warmtapwatervoorziening
    `),
    needs: 6,
  },
  {
    kind: 'nl-2008',
    anchors: ['energie index', 'regeling energieprestatie gebouwen', 'labelklasse maakt vergelijking*'],
    marks: list(`
      energielabel woning, regeling energieprestatie gebouwen, zie toelichting in bijlage, labelklasse
      maakt vergelijking*, energie index, gebruiksoppervlak*, opnamedatum, afmeldnummer, standaard
      energiegebruik, mj megajoules, kwh elektriciteit, m3 gas, gj warmte, advies voor uw woning
    `),
    needs: 5,
  },
  {
    kind: 'be-vlg-2019',
    isReport: true,
    anchors: ['verslag van de invoer', 'invoerverslag', 'inspectieverslag', 'verslag van het plaatsbezoek'],
    marks: list(`
      epc residentieel, energielabel*, energiescore*, kwh m2jaar, kwh m2 jaar, beschermd volume*, bruikbare
      vloeroppervlakte, schildelen, begrenzing, beglazing, w m2k, ruimteverwarming, sanitair warm water, opwekker*,
      energiedrager, wooneenheid, thermische massa
    `),
    needs: 9,
  },
  {
    kind: 'nl-2021',
    isReport: true,
    anchors: ['berekeningstype', 'gebouwklasse', 'op basis van referentiegebouw'],
    marks: list(`
      ep online, energielabel*, registratiedatum, opnamedatum, certificaathouder, soort opname, berekeningstype,
      gebouwklasse, gebouwtype, bouwjaar, gebruiksoppervlakte*, compactheid, bag*, energieklasse, energiebehoefte,
      primaire fossiele energie, aandeel hernieuwbare energie, warmtebehoefte
    `),
    needs: 9,
  },
  {
    kind: 'nl-2021',
    isReport: true,
    anchors: ['maatwerkadvies', 'energieadvies', 'verduurzamingsadvies', 'woningadvies'],
    marks: list(`
      maatwerkadvies, energielabel*, nta 8800, huidige situatie, huidig, labelklasse, ep1, ep2, ep3,
      gebruiksoppervlakte, rekenzone, geldig tot, constructie, begrenzing, maatregelen, opname*, rc m2k w
    `),
    needs: 9,
  },
];

/** What is said of homes and of other buildings; reports of the latter look the same. */
export const OTHER_BUILDINGS = list(`
  utiliteitsbouw, utiliteitsgebouw*, kantoorfunctie, winkelfunctie, gebouwklasse u, niet residentiel*, kantoorgebouw
`);

/** Certificates of something else: named, so that the sender learns what it is. */
export const OTHER_CERTIFICATES: readonly {
  name: string;
  head: readonly string[];
  marks: readonly string[];
  /** Nor is it a report that states the certificate of one home. */
  isReport?: true;
}[] = [
  {
    name: 'an EPC of the common parts of a building',
    head: ['gemeenschappelijke delen', 'parties communes'],
    marks: ['energieprestatiecertificaat', 'certificat peb', 'epb certificaat'],
  },
  {
    name: 'an EPC of a small non-residential unit',
    head: ['kleine niet residentiele eenheid'],
    marks: ['energieprestatiecertificaat'],
  },
  {
    name: 'an EPC of a non-residential unit',
    head: ['niet residentiele eenheid', 'niet residentieel', 'publiek gebouw', 'publieke gebouwen'],
    marks: ['energieprestatiecertificaat'],
  },
  {
    name: 'an EPB certificate of a new building',
    head: list(`
      nieuwbouw, epc bouw, energieprestatiecertificaat bouw, e peil, batiment neuf, batiment
      residentiel neuf
    `),
    marks: ['energieprestatiecertificaat', 'epb', 'peb', 'epc bouw'],
  },
  {
    name: 'an EPB declaration',
    head: ['epb aangifte', 'declaration peb'],
    marks: ['epb aangifte', 'declaration peb'],
  },
  {
    name: 'a certificate of an office or a public building',
    head: list(`
      batiment public, unite tertiaire, bureaux et services, kantoren en diensten, openbaar gebouw,
      tertiaire eenheid, bureau, utiliteitsgebouw, utiliteitsbouw, utiliteitsgebouwen
    `),
    marks: list(`
      certificat peb, epb certificaat, certificat de performance energetique, energielabel,
      energielabel utiliteitsbouw, energielabel utiliteitsgebouw
    `),
  },
  {
    name: 'a French DPE',
    head: ['diagnostic de performance energetique', 'dpe'],
    marks: ['ademe', 'diagnostic de performance energetique', 'kwh m2 an'],
  },
  {
    name: 'a British EPC',
    head: ['energy performance certificate'],
    marks: ['energy performance certificate'],
  },
  { name: 'a German Energieausweis', head: ['energieausweis'], marks: ['energieausweis'] },
  {
    name: 'an energy audit',
    head: list('energieaudit, energie audit, audit energetique, audit logement'),
    marks: list('energieaudit, energie audit, audit energetique, audit logement'),
  },
  {
    name: 'an energy audit',
    head: ['maatwerkadvies'],
    marks: ['maatwerkadvies'],
    isReport: true,
  },
];
