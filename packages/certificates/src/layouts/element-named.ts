/** Which element a row of a table is, by its own words, by those above it, and by the heading of the table. */
import { plain } from '../layout/mend-text.ts';
import { FLAT, FLOOR, type Part, PITCHED, PLACE, partIn } from '../value/element-words.ts';
import type { Below, Element } from './envelope.ts';

export interface Named {
  element: Element;
  /** No word of the row says that it is this element and not its neighbour: a flat roof, a door. */
  isAssumed: boolean;
}

/** A heading of windows and doors says of neither row which it is. */
const OF_BOTH = /\b(?:vensters|ramen|kozijnen|fenetres|chassis) (?:en|et) (?:buiten)?(?:deuren|portes)\b/g;
/** What adjoins a heated space loses nothing. */
const HEATED =
  /(?<!on|niet |non )\bverwarmde (?:aangrenzende )?(?:ruimte|buur)|aangrenzende verwarmde|andere (?:wooneenheid|woning)|woningscheidend|gemene muur|\bmitoyen|espace chauffe|voisin/;
const UNHEATED =
  /onverwarmd|niet verwarmd|\baor\b|non chauffe|\b(?:kelder|garage|cave|escalier|grenier|trap\w*hal|berging)\b/;

/** `row` has its cells parted by two spaces, `part` is what the heading of its table says. */
export function elementNamed(row: string, group = '', part: Part | null = null): Named | null {
  const cells = row.split('  ').map(plain);
  const own = plain(row).replace(OF_BOTH, ' ');
  // What has several cells is a header that was not recognised, and a sentence names nothing.
  const above = /\s\s|[.!?]$/.test(group) ? '' : plain(group).replace(OF_BOTH, ' ');
  if (HEATED.test(`${own} ${above}`) && !/onverwarmd|non chauffe/.test(own)) return null;
  const readings = [ownPart(cells.map((cell) => cell.replace(PLACE, ' '))), partIn(above)];
  const named = readings.find((each) => each !== null) ?? null;
  const found = named ?? part ?? ownPart(cells);
  return found && elementOf(found, own, above, named === null || isContradicted([...readings, part]));
}

/** Words that make a floor of what stands under a heading of walls may mean something else. */
function isContradicted(readings: readonly (Part | null)[]): boolean {
  const solid = readings.flatMap((each) =>
    each === null || each === 'window' || each === 'door' ? [] : [each === 'attic' ? 'roof' : each],
  );
  return new Set(solid).size > 1;
}

/** Its code says what a row is; only its name can tell a door from a floor and an attic floor from a roof. */
export function elementCoded(row: string, part: Part): Named | null {
  const own = plain(row);
  if (HEATED.test(own)) return null;
  const named = ownPart(row.split('  ').map(plain));
  if (part === 'floor')
    return elementOf(named === 'door' && !FLOOR.test(own) ? 'door' : 'floor', own, '', false);
  if (part === 'roof') return elementOf(named === 'attic' ? 'attic' : 'roof', own, '', false);
  return elementOf(part === 'window' && named === 'door' ? 'door' : part, own, '', false);
}

function elementOf(part: Part, own: string, above: string, isAssumed: boolean): Named {
  if (part === 'wall')
    return { element: UNHEATED.test(`${own} ${above}`) ? 'wall_unheated' : 'wall', isAssumed };
  if (part !== 'roof') return { element: part, isAssumed };
  const roof = [own, above].find((text) => FLAT.test(text) || PITCHED.test(text));
  const isFlat = roof !== undefined && FLAT.test(roof) && !PITCHED.test(roof);
  return { element: isFlat ? 'flat' : 'inclined', isAssumed: isAssumed || roof === undefined };
}

/**
 * What the first cell that names a part says; a part with glass in another cell is a window, and a wall before
 * anything else is where that stands.
 */
function ownPart(cells: readonly string[]): Part | null {
  const parts = cells.map((cell) => partIn(cell.replace(OF_BOTH, ' '))).filter((part) => part !== null);
  const [first = null, ...others] = parts;
  if (first === 'door') return first;
  if (parts.includes('window')) return 'window';
  return first === 'wall' && others[0] === 'door' ? 'door' : first;
}

/** A group may name two things ("boven kelder of onverwarmde ruimte"); the row itself then says which. */
export function belowNamed(row: string, group = ''): Below | null {
  for (const text of [plain(row), plain(group)]) {
    if (/(?:volle|op(?: de)?|aan(?: de)?) grond\b|\b(?:sur|au) (?:le )?sol\b|terre plein/.test(text))
      return 'ground';
    if (/vide (?:sanitaire|ventile)|kruipruimte|kruipkelder/.test(text)) return 'crawl_space';
    if (/kelder|\bcave/.test(text)) return 'cellar';
    if (/\b(?:grond|sol)\b/.test(text)) return 'ground';
  }
  return null;
}
