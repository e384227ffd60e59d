/**
 * What forms write before values. A cell that says nothing else is a label and never the value of its neighbour:
 * without this, a label whose value stands below takes the next label for it.
 */
import { squeezed } from '../layout/mend-text.ts';
import { forgettingAll, perDocument } from '../per-document.ts';
import { list } from '../value/list.ts';
import { senseOf } from './label-sense.ts';

const NAMES = list(`
    aandeel hernieuwbare energie, aandeel in volume, aangesloten opp, aangesloten oppervlakte, adres, affectation, afmeldnummer,
    annee d installation, annee de construction, annee de fabrication, aparte warmtapwatervoorziening, bag id, beglazing,
    benaming, berekend energieverbruik, berekende energiescore, beschermd volume, beschrijving, besoins en chaleur,
    bestemming, bouwjaar, bouwjaar toestel, bouwperiode, bruikbare vloeroppervlakte, bruto oppervlakte, bruto vloeroppervlakte,
    bus, certificaatnummer, certifie comme, chassis, chauffage, chauffe eau solaire, classe energetique, compactheid,
    consommation annuelle, consommation annuelle par m2, consommation annuelle totale, consommation specifique,
    consommation specifique d energie primaire, consommation specifique espec, consommation theorique totale d energie primaire,
    consommation totale, consommation totale d energie primaire, dakisolatie, date d etablissement, date de construction, datum,
    datum plaatsbezoek, datum registratie, datum van registratie, denomination, designation, detailaanduiding, deurtype,
    distribution, eau chaude sanitaire, emission, energiedrager, energie index, energieklasse, energielabel, energiescore,
    environnement, espec, etabli le, fabricagejaar, fotovoltaische panelen, fotovoltaische zonnepanelen, gebouwtype,
    gebruiksoppervlak, gebruiksoppervlakte, geldig tot, geldig tot en met, gekoppeld aan ruimteverwarming, gemeente,
    gemiddelde u waarde gebouwschil, gemiddelde u waarde van de gebouwschil, gevelisolatie, glas slaapruimte s,
    glas woonruimte s, helling, huisnummer, installation de chauffage, installation photovoltaique,
    installation solaire photovoltaique, installation solaire thermique, isolatie, isolation, jaar van fabricage,
    jaarlijks primair energieverbruik, jaarlijks verbruik per m2, justification, karakteristiek jaarlijks primair energieverbruik,
    kengetal, koeling, luchtlaag, muurtype, naam, nombre de facades, nom, numero, nummer, omschrijving, opnamedatum,
    oppervlakte, orientatie, orientation, panneaux photovoltaiques, panneaux solaires photovoltaiques,
    panneaux solaires thermiques, piekvermogen, piekvermogen zonnepanelen, plaats, postcode, postnummer, production, profiel,
    referentiejaar bouw, referentiejaar fabricage, registratienummer, regulation, sanitair warm water, softwareversie,
    soort opname, soort opwekker, soort opwekker s, soort toestel, stockage, straat, superficie, superficie brute, surface,
    surface brute, surface de plancher chauffee, surface totale des parois, surface totale des parois de deperdition,
    systeme de ventilation, thermische zonnepanelen, totaal jaarlijks primair energieverbruik, totaal jaarlijks verbruik,
    totale verliesoppervlakte, type, type de batiment, type de logement, type de systeme, type opwekker, type systeem,
    type toestel, type ventilatie, type ventilatiesysteem, type verwarming, valable jusqu au, valide jusqu au,
    validite maximale, ventilatie, ventilatiesysteem, ventilation, verliesoppervlakte, vermogen, verwarming,
    vitrage, vitrages, vloerisolatie, vloeroppervlakte, vloertype, volume protege, warm water, warmtebehoefte,
    warmteterugwinning, wattpiekvermogen, woningtype, woonoppervlakte, woonplaats, zonne energie, zonneboiler, zonnepanelen
`);
const LABELS: ReadonlySet<string> = new Set(NAMES.map(squeezed));
const SENSES: ReadonlySet<string> = forgettingAll(
  () =>
    new Set(
      // `Gekoppeld aan de verwarming` is an answer, too.
      NAMES.filter((name) => !name.startsWith('gekoppeld'))
        .map(senseOf)
        .filter((sense) => sense !== ''),
    ),
);
/** A unit in brackets and a colon belong to the label. */
const UNIT = /\s*(?:[([][^)\]]*(?:\([^)]*\)[^)\]]*)?[)\]])?\s*:?\s*$/;

/** `Bouwjaar (1)`, where it leads to a note. */
const FOOTNOTE = /\s?\(\d{1,2}\)(?=\s*:?\s*$)/;
const NUMBERS_BEFORE = /^\s*(?:\d{1,2}[^\p{L}\d]+){1,2}(?=\p{L})/u;

/** `Production : par le générateur du chauffage` has its value behind it. */
const SIGN_WITHIN = /\S\s?[:=→]\s+\S/;
const NUMBERING = /^\s*\(?[a-z]\)\s+/i;

/** `Bouwjaar / Année de construction`: one label in two languages. */
export const BETWEEN_NAMES = /\s[/|]\s/;

export const isKnownLabel = perDocument((text) => isName(text) || text.split(BETWEEN_NAMES).some(isName));

function isName(text: string): boolean {
  const named = text.replace(NUMBERING, '').replace(FOOTNOTE, '');
  const bare = named.replace(UNIT, '').replace(NUMBERS_BEFORE, '');
  if (LABELS.has(squeezed(named)) || LABELS.has(squeezed(bare))) return true;
  return SENSES.has(senseOf(bare)) && !SIGN_WITHIN.test(bare) && !areTwo(bare);
}

/** `Type Bruto-oppervlakte`, `ketel Bouwjaar`: a label begins with a capital, behind another one or behind a value. */
function areTwo(text: string): boolean {
  const words = text.split(' ');
  const isSense = (from: number, to?: number) => SENSES.has(senseOf(words.slice(from, to).join(' ')));
  return words.some(
    (word, at) =>
      at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && isSense(at) && (isSense(0, at) || /^\p{Ll}/u.test(text)),
  );
}

/** A label alone, or before a colon, an arrow or a dash with its value behind it. */
export function beginsWithLabel(text: string): boolean {
  return isKnownLabel(text) || isKnownLabel(text.split(/\s?:\s|\s[=→►▸»–—-]\s/)[0] ?? '');
}
