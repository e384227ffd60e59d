/** The places of the map as a table: the same figures and links, by keyboard and for screen readers. */
import type { PortfolioPlace } from '@rooftree/client';
import { labelsOf } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { formatEuro, formatNumber } from '@rooftree/words/format';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { rounded } from '@rooftree/words/rounded-range';
import { useState } from 'preact/hooks';
import { scaleOfAddress } from '../homes/cells.ts';
import { useWords } from '../words/language.ts';
import { placeTitle } from './place-title.ts';

interface Props {
  places: readonly PortfolioPlace[];
  /** The homes of a place; null where there is no way to ask for them. */
  linkOf: (place: PortfolioPlace) => string | null;
}

const FIRST_ROWS = 50;

export function PlaceList({ places, linkOf }: Props) {
  const words = useWords();
  const { texts, language, places: names } = words;
  const [hasAll, setAll] = useState(false);
  const number = (value: number) => formatNumber(language, value);
  const regions: Record<string, string> = names.regions;
  return (
    <div class="place-list">
      <table>
        <caption class="unseen">{texts.map.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col" class="number">
              {texts.homes}
            </th>
            <th scope="col">{texts.map.labels}</th>
            <th scope="col">{texts.map.mostCommon}</th>
            <th scope="col" class="number">
              {texts.map.average}
            </th>
          </tr>
        </thead>
        <tbody>
          {(hasAll ? places : places.slice(0, FIRST_ROWS)).map((place) => {
            const link = linkOf(place);
            const name = placeTitle(place, words);
            return (
              <tr key={`${place.country} ${place.region} ${place.place}`}>
                <th scope="row">
                  {link === null ? name : <a href={link}>{name}</a>}{' '}
                  <small class="quiet">{regions[place.region ?? ''] ?? ''}</small>
                </th>
                <td class="number">{number(place.count)}</td>
                <td>
                  <LabelBar place={place} />
                </td>
                <td>
                  <CommonLabel place={place} />
                </td>
                <td class="number">
                  {place.average_net_cost === null
                    ? '–'
                    : formatEuro(language, rounded(place.average_net_cost))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!hasAll && places.length > FIRST_ROWS && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {texts.map.showAll(number(places.length))}
        </button>
      )}
    </div>
  );
}

function CommonLabel({ place }: { place: PortfolioPlace }) {
  const { texts } = useWords();
  const scale = scaleOfAddress(place);
  const { most_common_label: label } = place;
  if (label === null || !labelsOf(scale).includes(label)) return <span class="quiet">{texts.noLabel}</span>;
  return <LabelBadge scale={scale} label={label} size={24} name={texts.labelName(writeLabel(label))} />;
}

/** How many homes have which label: a bar of their colours, and in words. */
function LabelBar({ place }: { place: PortfolioPlace }) {
  const { language } = useWords();
  const scale = scaleOfAddress(place);
  const labels = place.labels.filter(({ label }) => labelsOf(scale).includes(label));
  const total = labels.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span class="quiet">–</span>;
  const words = labels.map(({ label, count }) => `${writeLabel(label)}: ${formatNumber(language, count)}`);
  let x = 0;
  return (
    <svg
      class="label-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={words.join(', ')}
    >
      <title>{words.join(', ')}</title>
      {labels.map(({ label, count }) => {
        const width = (100 * count) / total;
        x += width;
        return (
          <rect
            key={label}
            x={x - width}
            width={width}
            height="10"
            fill={labelColour(scale, label).background}
          />
        );
      })}
    </svg>
  );
}
