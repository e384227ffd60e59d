/** Where places are on the map, by their names. */
import { ALIASES } from './place-aliases.ts';

export interface MapData {
  /** Of each country, as the path of a picture. */
  outlines: Record<string, string>;
  /** Of each region, `name|x|y` separated by semicolons. */
  places: Record<string, string>;
}

export interface NamedPlace {
  country: string;
  region: string | null;
  place: string | null;
}
export type Point = readonly [x: number, y: number];

const ACCENTS = /\p{Mn}/gu;

/** Without accents, capitals and marks: "Sint-Niklaas" and "sint niklaas" are one place. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** A place is searched in its region; without one, in all regions of its country. */
export function pointFinder({ places }: MapData): (place: NamedPlace) => Point | null {
  const regions = new Map(Object.entries(places).map(([region, text]) => [region, pointsIn(text)]));
  return ({ country, region, place }) => {
    if (place === null) return null;
    const name = plainName(place);
    const wanted = region === null ? [...regions.keys()].filter((one) => one.startsWith(country)) : [region];
    for (const one of wanted) {
      const points = regions.get(one);
      const point = points?.get(name) ?? points?.get(ALIASES[name] ?? '');
      if (point !== undefined) return point;
    }
    return null;
  };
}

function pointsIn(text: string): Map<string, Point> {
  return new Map(
    text.split(';').map((entry): [string, Point] => {
      const [name = '', x, y] = entry.split('|');
      return [plainName(name), [Number(x), Number(y)]];
    }),
  );
}
