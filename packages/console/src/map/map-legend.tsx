import type { PortfolioPlace } from '@rooftree/client';
import { labelsOf } from '@rooftree/engine';
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import type { PlaceWords } from '@rooftree/words/catalogue';
import { formatEuro } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { scaleOfAddress } from '../homes/cells.ts';
import { useWords } from '../words/language.ts';
import type { Shade } from './shades.ts';

interface Props {
  places: readonly PortfolioPlace[];
  shade: Shade;
  classes: readonly number[];
}

export function MapLegend({ places, shade, classes }: Props) {
  const { texts, language, places: names } = useWords();
  if (shade === 'count') return <p class="quiet">{texts.map.sizes}</p>;
  const scales = scalesIn(places, names);
  return (
    <div class="map-legend">
      {shade === 'label'
        ? scales.map(({ scale, regions, labels }) => (
            <span key={scale}>
              {scales.length > 1 && <span class="quiet">{regions}</span>}
              {labels.map((label) => (
                <LabelBadge
                  key={label}
                  scale={scale}
                  label={label}
                  size={24}
                  name={texts.labelName(writeLabel(label))}
                />
              ))}
            </span>
          ))
        : classes.map((start, index) => (
            <span key={start}>
              <svg width="16" height="16" aria-hidden="true">
                <circle class={`map-cost-${index}`} cx="8" cy="8" r="7" />
              </svg>{' '}
              {texts.map.from(formatEuro(language, start))}
            </span>
          ))}
      <span class="quiet">{texts.map.sizes}</span>
    </div>
  );
}

/** Those that colour a circle, by their scales, each with the regions that have it. */
function scalesIn(places: readonly PortfolioPlace[], { regions, countries }: PlaceWords) {
  return Object.entries(Object.groupBy(places, scaleOfAddress)).map(([, ofScale = []]) => {
    const [first] = ofScale;
    const scale = scaleOfAddress(first ?? { country: 'BE', region: null });
    const found = new Set(ofScale.map(({ most_common_label: label }) => label));
    return {
      scale,
      regions: scale === 'netherlands' ? countries.NL : regions[first?.region ?? 'BE-VLG'],
      labels: labelsOf(scale).filter((label) => found.has(label)),
    };
  });
}
