/**
 * What the parts of a dwelling's shell are called, in Dutch and French, whatever the form: names of rows, groups and
 * headings are all made of these words. A star stands for the rest of a word, before or behind.
 */
import { list } from './list.ts';

/** One of these words anywhere in a plain text. */
function anyOf(words: string): RegExp {
  const patterns = list(words).map((word) => {
    const core = word.replaceAll('*', '');
    // `GL1`, `DE2`
    const end = /^\w\w$/.test(word) ? ' ?\\d*\\b' : '\\b';
    return `${word.startsWith('*') ? '' : '\\b'}${core}${word.endsWith('*') ? '' : end}`;
  });
  return new RegExp(patterns.join('|'));
}

export const WINDOW = anyOf(`
  raam*, *raam, *ramen, *venster*, *kozijn, *kozijnen, *beglaasd*, *beglazing, *glas, ruit, ruiten, *koepel*, lichtstraat*,
  velux*, *pui, *puien, gl, fenetre*, chassis, vitrage*, vitre*,
  baie*, lucarne*, coupole*, lanterneau*, hublot*, verriere*, oculus
`);
/** Foam glass insulates, and a storey is no floor. */
const NEITHER = /\b(?:cellen|schuim)glas\b|\bgelijkvloers\w*/g;
export const DOOR = anyOf(`
  *deur, *deuren, deur*, *poort, *poorten, *paneel, *panelen, inkom*, entree*, porte, portes, portail*, panneau*, ouvrant*
`);
const CEILING = anyOf('*plafond*');
const ATTIC = anyOf('*zolder*, vliering*, grenier*, comble*');
export const FLOOR = anyOf(`
  *vloer*, *bodemplaat*, vloerplaat*, funderingsplaat*, begane grond*, plancher*, dalle*, radier*, chape*
`);
export const ROOF = anyOf(`
  *dak*, kap, *kap, toit*, toiture*, couverture*, versant*, rampant*, terrasse*, plateforme*, pan incline*
`);
export const WALL = anyOf(`
  *muur*, *muren, *gevel*, wand*, *wand, *wanden, metselwerk*, mur, murs, facade*, pignon*, maconnerie*,
  paroi* verticale*, parois exterieure*, paroi exterieure
`);
export const FLAT = anyOf('plat*, horizonta*, vlakke*, *terras, *terrasse*, terrasdak*');
export const PITCHED = anyOf(`
  hellend*, schuin*, *helling, *hellingen, zadel*, *schild*, lessenaar*, mansard*, kap, *kap, incline*, pente, pentes,
  versant*, pan, pans, rampant*
`);

export type Part = 'roof' | 'attic' | 'wall' | 'floor' | 'window' | 'door';

/** What stands on the other side: `vloer boven garage`, `mur vers cave`. */
const BEYOND =
  /\b(?:boven|naar|onder|tegen|aan|grenzend|richting|vers|sur|sous|contre|donnant|au dessus|avec|met)\b.*/;

/** The part that a plain name says; null where it says none. */
export function partIn(name: string): Part | null {
  return partOf(name.replace(BEYOND, '')) ?? partOf(name);
}

/** Of these the first counts: a `dak voorgevel` is a roof. */
const SOLID = [
  ['roof', ROOF],
  ['wall', WALL],
  ['floor', FLOOR],
] as const;

function partOf(name: string): Part | null {
  const words = name.replace(NEITHER, ' ');
  if (/\bporte fenetre/.test(words)) return 'window';
  // Of `deurraam` and `dakraam` the last word counts, and a door with glass in it stays one.
  if (/deur\b(?!.*\b(?:raam|venster))|gevel de ?\d/.test(words)) return 'door';
  if (WINDOW.test(words)) return 'window';
  if (DOOR.test(words)) return 'door';
  if (CEILING.test(words)) return /kelder|cave\b/.test(words) ? 'floor' : 'attic';
  const [first = null] = SOLID.flatMap(([part, pattern]) => {
    const at = words.search(pattern);
    return at < 0 ? [] : [{ part, at }];
  }).sort((a, b) => a.at - b.at);
  return first?.part !== 'wall' && ATTIC.test(words) && first?.part !== 'roof'
    ? 'attic'
    : (first?.part ?? null);
}

/** Where an element is: a roof or a window may be on the front, too. */
export const PLACE =
  /\b(?:voor|achter|linker|rechter|linkerzij|rechterzij|zij|links|rechts) ?gevel\b(?! gl| de)|\b(?:facade|cote) (?:avant|arriere|gauche|droite?|laterale)\b/g;

/** How the name of a group of rows begins. */
export const GROUP =
  /^(hellend|plat|plafond|zolder|buitenmu|mu(ur|ren)\b|vloer|dak(en)?\b|gevel|venster|ra(am|men)\b|deur|toit|mur|facade|planch|fenetre|porte|chassis|parois)/;
