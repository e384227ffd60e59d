/** From an estate's row to what its page shows; pure. */
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import { priceBookAt } from '@rooftree/engine/own-prices';
import { wishesOf } from '@rooftree/engine/upgrade-plan';
import { FORM_OUTCOMES, type FormOutcome } from '@rooftree/planner/certificate/handed-over';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import type { PageContext, PageData, PageEstate } from '@rooftree/planner/page-data';
import type { FactOrigins, Language } from '@rooftree/words';
import { addressLines } from '@rooftree/words/address-lines';
import { isOwnPicture, pictureAddress } from '../../access/contexts/logo.ts';
import { factOrigins } from '../../estates/facts/fact-origins.ts';
import { safePicture } from './page-headers.ts';
import type { ReferredEstate } from './planner-page.repository.ts';

/**
 * The estate's suggested renovation determines date, controls and price book, so that the page opens with the API's
 * figures. One of another method or of older data cannot be reproduced to the cent: then the page plans for today.
 */
export function planBasisOf(found: ReferredEstate, today: string): PlanBasis {
  const { suggestion, estate } = found;
  const isOfThisEngine =
    suggestion?.engine_version === ENGINE_VERSION && suggestion?.data_version === DATA_VERSION;
  const own = found.priceBook === null ? {} : { priceBook: priceBookAt(found.priceBook, found.address) };
  if (suggestion === null || !isOfThisEngine) return { input: estate, date: today, controls: {}, ...own };
  return { input: estate, date: suggestion.date, controls: wishesOf(suggestion.controls), ...own };
}

/** The parameters of a request for a page. */
export interface PageVisit {
  token: string;
  language: Language;
  /** The choices as in the address. */
  search: string;
  publicUrl: string;
  today: string;
}

/** What the page of an estate shows; `decision` is added where there is time for one. */
export function pageDataOf(found: ReferredEstate, { today, ...visit }: PageVisit): PageData {
  return {
    ...planBasisOf(found, today),
    ...visit,
    context: pageContextOf(found, visit.publicUrl),
    estate: pageEstateOf(found, visit.language),
    origins: originsOf(found),
    decision: null,
    takesAlerts: false,
    takesContacts: found.context.takes_contact_requests,
    certificateOutcome: outcomeIn(visit.search),
    keepsCertificates: found.context.keeps_owner_certificates,
    savedPlanId: null,
    isEmbedded: new URLSearchParams(visit.search).get('embed') === '1',
    previewHasAddress: found.context.preview_has_address,
  };
}

/** Of a certificate that was handed over without script. */
function outcomeIn(search: string): FormOutcome | null {
  const given = new URLSearchParams(search).get('certificate');
  return FORM_OUTCOMES.find((each) => each === given) ?? null;
}

export function originsOf({ facts, estate, context }: ReferredEstate): FactOrigins {
  return factOrigins(facts, {
    yearRenovated: estate.year_renovated,
    dwelling: estate.dwelling,
    organisation: context.name,
  });
}

export function pageContextOf({ context }: Pick<ReferredEstate, 'context'>, publicUrl: string): PageContext {
  const { contact_name: name, contact_phone: phone, contact_email: email, contact_url: url } = context;
  const hasContact = [name, phone, email, url].some((value) => value !== null);
  return {
    name: context.name,
    logoUrl: isOwnPicture(context.logo_url)
      ? pictureAddress(publicUrl, context.logo_url)
      : safePicture(context.logo_url),
    accentColor: context.accent_color,
    contact: hasContact
      ? { name, phone, email, url, photoUrl: pictureAddress(publicUrl, context.contact_photo_url) }
      : null,
  };
}

function pageEstateOf({ address, media }: ReferredEstate, language: Language): PageEstate {
  return {
    ...addressLines(address, { country: address.country, language }),
    pictureUrl: firstPicture(media),
  };
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
