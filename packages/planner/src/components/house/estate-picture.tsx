/** The home: its photo, or a drawing from its facts where there is none or it does not load. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../../address-of.ts';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { HouseDrawing } from './house-drawing.tsx';

export function EstatePicture({ page, house }: { page: PageData; house: HouseFacts }) {
  const { texts } = usePageWords();
  const [isBroken, setIsBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before the script came.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setIsBroken(true);
  }, []);
  const { pictureUrl } = page.estate;
  const address = addressOf(page);
  if (pictureUrl === null || isBroken) return <HouseDrawing house={house} address={address} />;
  return (
    <img
      ref={image}
      class="picture"
      src={pictureUrl}
      alt={texts.pictureAlt(address)}
      referrerpolicy="no-referrer"
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}
