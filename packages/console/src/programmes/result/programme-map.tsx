/** Where the works are: the homes with works by place, on the map of the portfolio. */
import type { ProgrammeHome } from '@rooftree/client/members';
import { call } from '../../api.ts';
import { MapPicture, type PlacedPlace } from '../../map/map-picture.tsx';
import { type MapData, pointFinder } from '../../map/place-points.ts';
import { useResource } from '../../reading/use-resource.ts';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';

/** Of more homes the list takes too long to read: the map of the portfolio has their places. */
const MOST_HOMES = 3000;
const PAGE_SIZE = 1000;

export function ProgrammeMap({ programme, scenario }: ProgrammePart) {
  const { texts } = useWords();
  const isSmall = scenario.homes_with_works <= MOST_HOMES;
  const { value } = useResource(
    async (signal) => {
      if (!isSmall) return null;
      const [homes, data] = await Promise.all([
        readHomes(programme.id, scenario.number, signal),
        import('../../map/map-data.json'),
      ]);
      return placesOf(homes, data.default);
    },
    [programme.id, scenario.number],
  );
  if (value === null || value.places.length === 0) return null;
  return (
    <section class="card programme-map" aria-label={texts.programmes.map}>
      <h2 class="part-title">{texts.programmes.map}</h2>
      <MapPicture outlines={value.outlines} places={value.places} shade="count" classes={[]} />
    </section>
  );
}

async function readHomes(id: string, scenario: number, signal: AbortSignal): Promise<ProgrammeHome[]> {
  const homes: ProgrammeHome[] = [];
  for (let after: string | null = null; ; ) {
    const query = {
      scenario,
      status: 'PLANNED' as const,
      page_size: PAGE_SIZE,
      ...(after !== null && { after }),
    };
    const page: { data: ProgrammeHome[]; next: string | null } = await call('GET /v1/programmes/{id}/homes', {
      path: { id },
      query,
      signal,
    });
    homes.push(...page.data);
    if (page.next === null) return homes;
    after = page.next;
  }
}

function placesOf(
  homes: readonly ProgrammeHome[],
  data: MapData,
): { outlines: MapData['outlines']; places: PlacedPlace[] } {
  const find = pointFinder(data);
  const groups = Map.groupBy(homes, ({ region, place }) => `${region} ${place}`);
  const places = [...groups.values()].flatMap((group): PlacedPlace[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { region, place } = first;
    const country = region?.startsWith('NL') ? 'NL' : 'BE';
    const point = find({ country, region, place });
    if (point === null) return [];
    const unknown = { planned: group.length, most_common_label: null, labels: [], average_net_cost: null };
    return [{ country, region, place, count: group.length, point, ...unknown }];
  });
  return { outlines: data.outlines, places };
}
