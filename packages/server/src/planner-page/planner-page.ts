/** From an estate's row to what its page shows; pure. */
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import type { PlanBasis } from '@rooftree/planner/choices/plan-basis';
import type { PageContext, PageEstate } from '@rooftree/planner/page-data';
import { addressLines } from '../estates/address-lines.ts';
import { safePicture } from './page-headers.ts';
import type { ReferredEstate } from './planner-page.repository.ts';

/**
 * The estate's suggested renovation determines date and controls, so that the page opens with the API's figures. One
 * of another method or of older data cannot be reproduced to the cent: then the page plans for today.
 */
export function planBasisOf(found: ReferredEstate, today: string): PlanBasis {
  const { suggestion, estate } = found;
  const isOfThisEngine =
    suggestion?.engine_version === ENGINE_VERSION && suggestion?.data_version === DATA_VERSION;
  if (suggestion === null || !isOfThisEngine) return { input: estate, date: today, controls: {} };
  return { input: estate, date: suggestion.date, controls: suggestion.controls };
}

export function pageContextOf({ context }: ReferredEstate): PageContext {
  return { name: context.name, logoUrl: safePicture(context.logo_url), accentColor: context.accent_color };
}

export function pageEstateOf({ address, media }: ReferredEstate): PageEstate {
  return { ...addressLines(address), pictureUrl: firstPicture(media) };
}

/** Media are ordered by position; documents and videos among them are not pictures. */
function firstPicture(media: ReferredEstate['media']): string | null {
  const positionOf = (item: ReferredEstate['media'][number]) => Number(item.position ?? 0);
  const pictures = media
    .filter((item) => typeof item.mime_type !== 'string' || item.mime_type.startsWith('image/'))
    .toSorted((a, b) => positionOf(a) - positionOf(b));
  for (const picture of pictures) {
    const url = safePicture(picture.url);
    if (url !== null) return url;
  }
  return null;
}
