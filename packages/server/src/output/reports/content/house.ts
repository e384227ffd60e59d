/** The home today, drawn as on the page: each part in its colour, and beside it in words. */
import { drawHouse } from '@rooftree/planner/drawing/draw-house';
import { drawMoment, type Moment } from '@rooftree/planner/drawing/draw-moment';
import { HOUSE_PARTS } from '@rooftree/planner/drawing/house-facts';
import { RATING_COLOURS } from '@rooftree/planner/drawing/rating-colours';
import { writeDrawing } from '@rooftree/planner/drawing/write-drawing';
import { houseTexts as en, type HouseTexts } from '@rooftree/planner/texts/en/page';
import { houseTexts as frBE } from '@rooftree/planner/texts/fr-BE/page';
import { houseTexts as nlBE } from '@rooftree/planner/texts/nl-BE/page';
import { houseTexts as nlNL } from '@rooftree/planner/texts/nl-NL/page';
import type { Language } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

/** The page's own words, so that page and paper rate a part alike. */
const HOUSE_TEXTS: Record<Language, HouseTexts> = { 'nl-BE': nlBE, 'nl-NL': nlNL, 'fr-BE': frBE, en };

export function houseContent({ house }: Passport, { words, texts }: Writer) {
  const { rating, partNames } = HOUSE_TEXTS[words.language];
  const drawing = drawHouse(house);
  const parts = HOUSE_PARTS.flatMap((part) => {
    const state = house.parts[part];
    if (state === undefined) return [];
    return [
      {
        name: partNames[part],
        title: `${partNames[part]}${texts.colon}`,
        // Panels are there or not; none of them is not a weakness.
        rating:
          part === 'solar_panels' ? words.factValue(state.fact, state.value) : rating(part, state.rating),
        colour: RATING_COLOURS[state.rating].fill,
        isKnown: state.isKnown,
      },
    ];
  });
  return {
    svg: writeDrawing(drawing, partNames),
    title: texts.cover.houseTitle,
    alt: texts.cover.houseAlt(parts.map(({ name, rating }) => `${name} ${rating}`).join(', ')),
    key: parts.some(({ isKnown }) => !isKnown) ? texts.cover.houseKey : '',
    parts,
  };
}

/** The same building, small, in the colour of its label. */
export function momentDrawing({ house }: Passport, { words }: Writer, moment: Moment): string {
  return writeDrawing(drawMoment(house, moment), HOUSE_TEXTS[words.language].partNames);
}
