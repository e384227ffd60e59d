/**
 * A section through a building: floors from the top down, each apartment with its label today and after the works. SVG
 * and classes only: the pages' security policy allows no style attributes.
 */
import type { LabelScale } from '@rooftree/engine';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { type Flat, floorsOf } from './house-floors.ts';

export interface SectionTexts {
  title: string;
  /** "Floor 2", "Ground floor", "Floor not known". */
  floor: (floor: number | null) => string;
  /** In the narrow column beside a floor: "2", "G", "?". */
  shortFloor: (floor: number | null) => string;
  /** "label E today, label B after the works". */
  labels: (before: string, after: string) => string;
}

interface Props<One extends Flat> {
  scale: LabelScale;
  flats: readonly One[];
  texts: SectionTexts;
  isPitched?: boolean;
  openKey?: string | null;
  /** A press on an apartment; without it the section is a picture. */
  onOpen?: (flat: One) => void;
}

export function HouseSection<One extends Flat>(props: Props<One>) {
  const { flats, texts, isPitched = false, openKey = null, onOpen, scale } = props;
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class="house-section" tabIndex={0} aria-label={texts.title}>
      <div class="house-body">
        <svg
          class={isPitched ? 'house-roof is-pitched' : 'house-roof'}
          viewBox="0 0 100 24"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={isPitched ? 'M0 24 50 0l50 24Z' : 'M0 12h100v12H0Z'} />
        </svg>
        <ol class="house-floors">
          {floorsOf(flats).map((floor) => (
            <li key={floor.floor ?? 'unknown'} class="house-floor">
              <span class="house-floor-name" title={texts.floor(floor.floor)}>
                <span aria-hidden="true">{texts.shortFloor(floor.floor)}</span>
                <span class="unseen">{texts.floor(floor.floor)}</span>
              </span>
              <ul class="house-flats">
                {floor.flats.map((flat) => (
                  <li key={flat.key}>
                    {onOpen === undefined ? (
                      <span class="house-flat">
                        <FlatContent flat={flat} scale={scale} texts={texts} />
                      </span>
                    ) : (
                      <button
                        type="button"
                        class={flat.key === openKey ? 'house-flat is-open' : 'house-flat'}
                        aria-pressed={flat.key === openKey}
                        onClick={() => onOpen(flat)}
                      >
                        <FlatContent flat={flat} scale={scale} texts={texts} />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Two panes: the colour and letter of today, then those after the works. */
function FlatContent({ flat, scale, texts }: { flat: Flat; scale: LabelScale; texts: SectionTexts }) {
  const { name, before, after } = flat;
  const isChanged = before !== null && after !== null && after !== before;
  return (
    <>
      <span class="house-flat-name">{name}</span>
      {before === null ? (
        <span class="house-panes is-empty" />
      ) : (
        <svg
          class="house-panes"
          width="100%"
          height="30"
          role="img"
          aria-label={texts.labels(writeLabel(before), writeLabel(after ?? before))}
          focusable="false"
        >
          <Pane label={before} scale={scale} left={0} width={isChanged ? 50 : 100} />
          {isChanged && (
            <>
              <Pane label={after} scale={scale} left={50} width={50} />
              <svg x="50%" overflow="visible" aria-hidden="true">
                <path d="M-1 0 8 15-1 30Z" fill={labelColour(scale, before).background} />
              </svg>
            </>
          )}
        </svg>
      )}
    </>
  );
}

interface PaneProps {
  label: string;
  scale: LabelScale;
  left: number;
  width: number;
}

function Pane({ label, scale, left, width }: PaneProps) {
  const { background, text } = labelColour(scale, label);
  return (
    <>
      <rect x={`${left}%`} width={`${width}%`} height="100%" fill={background} />
      <text
        x={`${left + width / 2}%`}
        // Past the arrow's point.
        dx={left === 0 ? 0 : 3}
        y="50%"
        dy="0.36em"
        text-anchor="middle"
        font-size="15"
        font-weight="700"
        fill={text}
      >
        {writeLabel(label)}
      </text>
    </>
  );
}
