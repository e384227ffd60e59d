/** Countries and a circle per place. For the eye and the mouse only: the list beside it says the same to everybody. */
import type { PortfolioPlace } from '@rooftree/client';
import { useWords } from '../words/language.ts';
import type { Point } from './place-points.ts';
import { placeTitle } from './place-title.ts';
import { classOf, colourOf, type Shade } from './shades.ts';

export interface PlacedPlace extends PortfolioPlace {
  point: Point;
}

interface Props {
  outlines: Record<string, string>;
  places: readonly PlacedPlace[];
  shade: Shade;
  classes: readonly number[];
  /** Without it the circles are a picture only. */
  onChoose?: (place: PortfolioPlace) => void;
}

const MARGIN = 60;
/** Of the picture's longer side. */
const SMALLEST = 0.006;
const LARGEST = 0.032;

export function MapPicture({ outlines, places, shade, classes, onChoose }: Props) {
  const words = useWords();
  const { texts } = words;
  const shown = Object.entries(outlines).filter(
    ([country]) => places.length === 0 || places.some((place) => place.country === country),
  );
  const frame = frameOf(shown.map(([, path]) => path));
  const most = Math.max(1, ...places.map(({ count }) => count));
  const side = Math.max(frame.width, frame.height);
  // A circle is as large as its number of homes; small ones stay in front.
  const drawn = places.toSorted((one, other) => other.count - one.count);
  return (
    <svg
      class="map-picture"
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {shown.map(([country, path]) => (
        <path key={country} class="map-land" d={path} />
      ))}
      {drawn.map((place) => {
        const radius = side * (SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(place.count / most));
        const [x, y] = place.point;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same link is in the list, for the keyboard and for screen readers
          <circle
            key={`${place.region} ${place.place}`}
            cx={x}
            cy={y}
            r={radius}
            onClick={onChoose && (() => onChoose(place))}
            {...paint(place, shade, classes)}
          >
            <title>
              {texts.map.tip(placeTitle(place, words), String(place.count), place.most_common_label)}
            </title>
          </circle>
        );
      })}
    </svg>
  );
}

function paint(place: PortfolioPlace, shade: Shade, classes: readonly number[]) {
  if (shade === 'count') return { class: 'map-place map-count' };
  if (shade === 'label') {
    const colour = colourOf(place);
    return colour === null ? { class: 'map-place map-unknown' } : { class: 'map-place', fill: colour };
  }
  const index = classOf(place.average_net_cost, classes);
  return { class: `map-place ${index === null ? 'map-unknown' : `map-cost-${index}`}` };
}

function frameOf(paths: readonly string[]) {
  const numbers = paths.flatMap((path) => path.match(/\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}
