/** Where the homes are: a map that is drawn from what the console brings along, and the same as a list. */

import type { PortfolioPlace } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { List, MapPin } from 'lucide';
import { useMemo } from 'preact/hooks';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { filterOf } from '../homes/views/view.ts';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { MapLegend } from './map-legend.tsx';
import { MapPicture, type PlacedPlace } from './map-picture.tsx';
import { MapSources } from './map-sources.tsx';
import { PlaceList } from './place-list.tsx';
import { pointFinder } from './place-points.ts';
import { costClasses, SHADES, type Shade, shadeOf } from './shades.ts';
import { useMap } from './use-map.ts';

export function MapScreen({ route: { query } }: ScreenProps) {
  const { texts, language } = useWords();
  const { found, data, fault, reload } = useMap(query);
  const shade = shadeOf(query);
  const filter = filterOf(query);
  const find = useMemo(() => data && pointFinder(data), [data]);
  const places = found?.places ?? [];
  const placed = places.flatMap((place): PlacedPlace[] => {
    const point = find?.(place) ?? null;
    return point === null ? [] : [{ ...place, point }];
  });
  const classes = costClasses(places);
  const number = (value: number) => formatNumber(language, value);
  const homes = sum(places);
  const unplaced = homes - sum(placed);
  const linkOf = (place: PortfolioPlace) => linkToHomes(filter, place);
  return (
    <div class="screen map-screen">
      <PageHeader
        title={texts.map.title}
        count={
          found !== null &&
          `${texts.count(number(homes), homes === 1)} · ${texts.map.places(number(found.total), found.total === 1)}`
        }
        actions={
          <>
            {filter.size > 0 && (
              <Button kind="quiet" href={linkTo(['map'], withShade(new URLSearchParams(), shade))}>
                {texts.clear}
              </Button>
            )}
            <Button icon={List} href={linkTo(['homes'], filter)}>
              {texts.map.list}
            </Button>
          </>
        }
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {found === null && fault === null && <Skeleton kind="block" count={1} />}
      {found !== null && places.length === 0 && (
        <EmptyState icon={MapPin} title={filter.size === 0 ? texts.noHomes : texts.noMatch} />
      )}
      {data !== null && places.length > 0 && (
        <div class="map-and-list">
          <section class="map-side" aria-label={texts.map.title}>
            <fieldset class="map-shades">
              <legend class="unseen">{texts.map.shadeBy}</legend>
              {SHADES.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="shade"
                    checked={one === shade}
                    onChange={() => go(linkTo(['map'], withShade(filter, one)), true)}
                  />{' '}
                  {texts.map.shades[one]}
                </label>
              ))}
            </fieldset>
            <MapPicture
              outlines={data.outlines}
              places={placed}
              shade={shade}
              classes={classes}
              onChoose={(place) => go(linkOf(place) ?? linkTo(['map'], query))}
            />
            <MapLegend places={placed} shade={shade} classes={classes} />
            {unplaced > 0 && <p class="quiet">{texts.map.unplaced(number(unplaced), unplaced === 1)}</p>}
            <MapSources />
          </section>
          <PlaceList places={inOrder(places, shade)} linkOf={linkOf} />
        </div>
      )}
    </div>
  );
}

const sum = (places: readonly PortfolioPlace[]) => places.reduce((total, { count }) => total + count, 0);

function withShade(filter: URLSearchParams, shade: Shade): URLSearchParams {
  const query = new URLSearchParams(filter);
  if (shade !== 'label') query.set('shade', shade);
  return query;
}

/** Most homes first, as the server lists them; by cost, the dearest first. */
function inOrder(places: readonly PortfolioPlace[], shade: Shade): readonly PortfolioPlace[] {
  if (shade !== 'cost') return places;
  return places.toSorted((one, other) => (other.average_net_cost ?? -1) - (one.average_net_cost ?? -1));
}

/** Under the same filters. A list of places is separated by commas, so a name with one cannot be requested. */
function linkToHomes(filter: URLSearchParams, { place, region }: PortfolioPlace): string | null {
  if (place === null || place.includes(',')) return null;
  const query = new URLSearchParams(filter);
  query.set('place', place);
  if (region !== null) query.set('region', region);
  return linkTo(['homes'], query);
}
