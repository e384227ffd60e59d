/** The part of TopoJSON that the outline of a country needs: https://github.com/topojson/topojson-specification */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { id: string; arcs: number[][] | number[][][] }[] } };
}

export type Point = readonly [longitude: number, latitude: number];

/** The rings of a country, holes among them, in degrees. */
export function ringsOf(world: Topology, countryId: string): Point[][] {
  const country = world.objects.countries.geometries.find(({ id }) => id === countryId);
  if (country === undefined) throw new Error(`the atlas has no country ${countryId}`);
  const isMany = Array.isArray(country.arcs[0]?.[0]);
  // A polygon is a list of rings, several polygons are a list of such lists; which of them was asked above.
  const rings = (isMany ? country.arcs.flat(1) : country.arcs) as number[][];
  return rings.map((ring) => ring.flatMap((arc) => pointsOf(world, arc)));
}

/** A negative number means the same line, backwards. */
function pointsOf({ arcs, transform }: Topology, arc: number): Point[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return arc < 0 ? points.reverse() : points;
}
