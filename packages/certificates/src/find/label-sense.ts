/**
 * What a label means, whichever words it is made of: `Jaar van bouw`, `Bouwjaar woning` and `Referentiejaar bouw` are
 * one label, and so are `Installation solaire photovoltaïque` and `PV`.
 */
import { plain } from '../layout/mend-text.ts';
import { perDocument } from '../per-document.ts';

/** Words that say the same; a part of a compound stands for itself. */
const SENSES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(gebouwd|construite?|bati)$/, ['build', 'year']],
  [/^(bouw|construction)$/, ['build']],
  [/^(jaar|jaarlijkse?|annee|annuel(le)?|an)$/, ['year']],
  [/^(opp|oppervlak|oppervlakte|surf|surface|superficie|aire)$/, ['area']],
  [/^(vloer|plancher)$/, ['floor']],
  [/^(brut|brute|bruto)$/, ['gross']],
  [/^(net|nette|netto)$/, ['net']],
  [/^(totaal|totale|total)$/, ['total']],
  [/^(woning|logement|habitation|bien|batiment|gebouw)$/, ['home']],
  [/^(type|soort|nature|genre|categorie)$/, ['type']],
  [/^(ruimteverwarming|verwarming|chauffage)$/, ['heating']],
  [/^(warmte)?opwekkers?$|^(generateur|warmtebron)$/, ['generator']],
  [/^(energie)?(drager|vector)$|^(brandstof|combustible|vecteur)$/, ['carrier']],
  [/^ventilati/, ['ventilation']],
  [/^(sww|ecs|eau|water|tapwater)$/, ['water']],
  [/^(sanitair|sanitaire|warm|chaude)$/, ['warm']],
  [/^zonneboiler/, ['sun', 'heat']],
  [/^zonnepane/, ['sun', 'panels']],
  [/^(pv|[pf]h?otovolta\w+)$/, ['pv']],
  [/^thermi/, ['heat']],
  [/^(zonne|zonnen|solaires?)$/, ['sun']],
  [/^(panelen|panneaux|capteurs)$/, ['panels']],
  [/^(piek|wattpiek)?vermogen$|^(puissance|crete)$/, ['power']],
  [/^(toestel|appareil)$/, ['device']],
];
const INSTALLATIONS: readonly string[] = ['heating', 'generator', 'ventilation', 'device'];
/** Compounds are parted before these. */
const LAST_PARTS = /^(\p{L}{3,}?)s?(jaar|oppervlakte|oppervlak|opp|type|systeem)$/u;
const SILENT = new Set(
  'de het een van der den voor uw deze dit in op per aan en of du la le les des l d au aux a et ou un une par pour votre ce referentie'.split(
    ' ',
  ),
);
/** `Gebruiksoppervlakte GO`, `Zonnepanelen (PV)` */
const SYMBOL = /(?<=\p{L})\s(?:\([A-Z]{1,4}\)|[A-Z]{2,3})$/u;

/** Alike for all texts that name the same thing; empty when no word says anything. */
export const senseOf = perDocument((text) => conceptsIn(text).sort().join(' '));

/** What is said twice stays twice: a heading and the label below it are no label together. */
function conceptsIn(text: string): string[] {
  const all = plain(text.trim().replace(SYMBOL, ''))
    .split(' ')
    .flatMap(partsOf)
    .filter((word) => !SILENT.has(word))
    .flatMap((word) => SENSES.find(([pattern]) => pattern.test(word))?.[1] ?? [word]);
  const has = (...words: readonly string[]) => words.every((word) => all.includes(word));
  const without = (...words: readonly string[]) => all.filter((each) => !words.includes(each));
  if (has('pv') || (has('sun', 'panels') && !has('heat')))
    return [...without('pv', 'sun', 'panels', 'installation', 'energie'), 'pv'];
  if (has('sun', 'heat')) return without('panels', 'installation', 'energie', 'systeem');
  if (has('water')) return without('warm');
  // A kind of installation is what it is; a kind of home is a fact of its own.
  if (all.some((word) => INSTALLATIONS.includes(word))) return without('type', 'systeem', 'systeme');
  return all.length > 1 && !has('type') ? without('home') : all;
}

function partsOf(compound: string): string[] {
  const word = compound.replace(/^referentie(?=\p{L})/u, '');
  const parts = LAST_PARTS.exec(word);
  return parts?.[1] && parts[2] ? [...partsOf(parts[1]), parts[2]] : [word];
}
