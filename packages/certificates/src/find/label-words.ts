/**
 * The words that labels are made of, in Dutch and French, by what they name. A star stands for the rest of a word;
 * compounds are parted into these words: `verwarmingsinstallatie`, `tapwaterbereiding`, `refertejaar`.
 */
import { list } from '../value/list.ts';

export const LABEL_WORDS: readonly (readonly [names: string, words: string])[] = [
  [
    'build',
    'bouw, constructie, construction, constr, oprichting, oplevering, stichting, achevement, edification, batisse, erection',
  ],
  [
    'build year',
    'gebouwd, construit, construite, bati, batie, opgericht, opgetrokken, edifie, erige, millesime, ingebruikname',
  ],
  ['make', 'fabricage, fabrication, fabrikage, plaatsing, placement, pose'],
  ['year', 'jaar, jr, jaartal, annee, an, annuel, annuelle, jaarlijks, jaarlijkse, year'],
  ['date', 'datum, date'],
  ['area', 'opp, oppervlak, oppervlakte, surf, surface, superf, superficie, aire'],
  ['floor', 'vloer, plancher'],
  ['gross', 'brut, brute, bruto'],
  ['gross floor area', 'bvo'],
  ['net', 'net, nette, netto'],
  ['total', 'totaal, totale, total'],
  ['use', 'gebruik, bruikbaar, bruikbare, utile, nuttig, nuttige'],
  ['use floor area', 'go, gbo'],
  ['live', 'woon, habitable'],
  ['heated', 'chauffee, chauffe, verwarmde'],
  ['zone', 'zone'],
  ['home', 'woning, logement, habitation, bien, batiment, gebouw, pand, object, immeuble, eenheid'],
  ['type', 'type, soort, aard, nature, genre, sorte, vorm, categorie, typologie'],
  ['purpose', 'affectation, bestemming, destination'],
  ['type home', 'bebouwing'],
  ['heating', 'verwarming, verwarmen, ruimteverwarming, chauffage, stook, cv'],
  ['generator', 'opwekker, opwekkers, opwekking, generator, generateur, producteur, warmtebron'],
  ['device', 'toestel, appareil, apparaat'],
  ['boiler', 'ketel, chaudiere'],
  ['warmth', 'warmte, chaleur'],
  ['energy', 'energie, energetique'],
  ['carrier', 'drager, vector, vecteur, brandstof, combustible'],
  ['source', 'bron, source'],
  [
    'ventilation',
    'ventilatie*, ventileren, ventilation, verluchting, luchtverversing, aeration, renouvellement',
  ],
  ['air', 'air, lucht'],
  ['water', 'water, tapwater, sww, ecs, eau'],
  ['warm', 'sanitair, sanitaire, warm, chaude'],
  ['sun', 'zon, zonne, zonnen, solaire, solaires'],
  ['sun heat', 'zonneboiler*'],
  ['sun panels', 'zonnepane*'],
  ['pv', 'pv, fotovolta*, photovolta*, zonnestroom'],
  ['heat', 'thermi*'],
  ['collectors', 'collector, collectoren, capteurs'],
  ['panels', 'panelen, panneaux, cellen, cellules'],
  ['power', 'vermogen, puissance'],
  ['peak', 'piek, crete'],
  ['electricity', 'elektriciteit, electricite, electrique'],
  ['tank', 'boiler, ballon'],
  ['glazing', 'beglazing, vitrage, vitrages, verglazing, glas'],
  ['valid', 'geldig, geldigheid, valable, valide, validite, verval, expiration'],
  [
    'part',
    `installatie, installation, systeem, systeme, voorziening, bereiding, productie, production, preparation,
    dispositif, wijze, manier, mode, equipement`,
  ],
  ['used', 'gebruikte, utilisee, utilise'],
];

/** Say nothing of what a label names. */
export const SILENT: ReadonlySet<string> = new Set(
  list(`
    de, het, een, van, der, den, voor, uw, deze, dit, in, op, per, aan, en, of, met, tot, du, la, le, les, des, l, d, au,
    aux, a, et, ou, un, une, par, pour, votre, ce, jusqu, maximale, referentie, referte, reference, ref, register, watt,
    oorspronkelijk, oorspronkelijke, origine, hoofd, principal, principale, locaux, hygienique, geinstalleerd, installee, eerste,
    hoofdzakelijk, opgesteld
  `),
);

/** A text that begins so answers: `via de verwarming`, `geen installatie`. */
export const ANSWERING: ReadonlySet<string> = new Set(
  list('par, via, door, met, avec, sans, zonder, niet, geen, pas, non, aucun, aucune'),
);

/**
 * What goes without saying beside what a label is about, in this order: a `type ventilatiesysteem` is the ventilation, a
 * `bouwjaar van de ketel` the year in which it was made.
 */
export const IMPLIED: readonly {
  about: string;
  unless?: string;
  implies: string;
  becomes?: string;
}[] = [
  { about: 'build date', implies: 'date', becomes: 'year' },
  { about: 'build year device', implies: 'build device', becomes: 'make' },
  { about: 'build year boiler', implies: 'build boiler', becomes: 'make' },
  { about: 'build year generator', implies: 'build generator', becomes: 'make' },
  { about: 'build year heating', implies: 'build heating', becomes: 'make' },
  { about: 'boiler year', unless: 'build', implies: 'boiler', becomes: 'make' },
  { about: 'part year', unless: 'build', implies: 'part', becomes: 'make' },
  { about: 'make date', implies: 'date', becomes: 'year' },
  { about: 'make year', implies: 'device boiler generator heating part' },
  { about: 'build year', implies: 'home' },
  { about: 'purpose', unless: 'water', implies: 'purpose type', becomes: 'type home' },
  { about: 'build type', unless: 'year', implies: 'build', becomes: 'home' },
  { about: 'sun panels', unless: 'heat', implies: 'sun panels', becomes: 'pv' },
  { about: 'sun electricity', implies: 'sun electricity', becomes: 'pv' },
  { about: 'pv', implies: 'sun panels collectors part energy' },
  { about: 'sun collectors', implies: 'collectors', becomes: 'heat' },
  { about: 'sun water', implies: 'water warm heated', becomes: 'heat' },
  { about: 'sun warmth', implies: 'warmth', becomes: 'heat' },
  { about: 'sun tank', implies: 'tank', becomes: 'heat' },
  { about: 'panels heat', implies: 'panels', becomes: 'sun' },
  { about: 'sun heat', implies: 'panels collectors part energy' },
  { about: 'power peak', implies: 'power' },
  { about: 'peak total', implies: 'total' },
  { about: 'power pv', implies: 'power', becomes: 'peak' },
  { about: 'energy source', implies: 'source', becomes: 'carrier' },
  { about: 'energy type', implies: 'type', becomes: 'carrier' },
  { about: 'energy used', implies: 'used', becomes: 'carrier' },
  { about: 'carrier', unless: 'water', implies: 'energy used type heating warmth generator' },
  { about: 'water', unless: 'carrier heating', implies: 'warm warmth part type device generator' },
  { about: 'warmth part', implies: 'warmth part', becomes: 'generator' },
  { about: 'boiler type', implies: 'boiler type heating', becomes: 'generator' },
  { about: 'heating generator', implies: 'heating warmth part type device' },
  { about: 'heating device', implies: 'heating device part type', becomes: 'generator' },
  { about: 'generator', unless: 'year', implies: 'warmth part type device' },
  { about: 'heating', unless: 'year', implies: 'part type' },
  { about: 'ventilation', implies: 'air part type' },
  { about: 'device', unless: 'year', implies: 'part type' },
  { about: 'use area', implies: 'gross floor total zone heat net' },
  { about: 'gross area', implies: 'floor total' },
  { about: 'heated area', implies: 'floor total' },
  { about: 'live area', implies: 'floor total' },
  { about: 'valid', implies: 'date' },
  { about: 'type home', implies: 'type home', becomes: 'type home' },
];
