/** What the server puts into the page: enough to render it, and to plan again with the buyer's choices. */
import type { Decision } from '@rooftree/engine';
import type { FactOrigins } from '@rooftree/words/fact-origins';
import type { Language } from '@rooftree/words/language';
import type { FormOutcome } from './certificate/handed-over.ts';
import type { Opening } from './choices/opening.ts';
import type { PlanBasis } from './choices/plans/plan-basis.ts';
import type { PreviewLogo } from './drawing/draw-preview.ts';
import type { OwnersData } from './owners/owners-data.ts';
import type { ReviewData, ReviewDone } from './review/review-data.ts';
import type { StartData } from './start/start-data.ts';

/** The owner of the estate, as the page shows it. */
export interface PageContext {
  name: string;
  logoUrl: string | null;
  accentColor: string | null;
  /** Whom to contact; null when the context names no one. */
  contact: Contact | null;
}

export interface Contact {
  name: string | null;
  phone: string | null;
  email: string | null;
  url: string | null;
  photoUrl: string | null;
}

export interface PageEstate {
  /** "Kerkstraat 12" and "9000 Gent"; either can be empty. */
  street: string;
  town: string;
  pictureUrl: string | null;
}

export interface PageData extends PlanBasis {
  token: string;
  language: Language;
  context: PageContext;
  estate: PageEstate;
  /** The origin of each fact of the estate. */
  origins: FactOrigins;
  /** The choices as written in the page's address: "target=A&budget=40000". */
  search: string;
  /** Of the choices in the address; null when it was not ready in time, which the page then makes up for. */
  decision: Decision | null;
  /** Without a slash at its end: what links that leave the page begin with. */
  publicUrl: string;
  /** The context receives the request when a reader wants to be informed of changes. */
  takesAlerts: boolean;
  /** The estate's owner stores who wants to be called back, or informed. */
  takesContacts: boolean;
  /** How a certificate that was handed over without script was read; null where none was. */
  certificateOutcome: FormOutcome | null;
  /** The estate's owner takes certificates from readers. */
  keepsCertificates: boolean;
  /** Of a saved plan that was opened again. */
  savedPlanId: string | null;
  /** Inside of somebody else's page: without header and bar. */
  isEmbedded: boolean;
  /** What a shared link may show of the address. */
  previewHasAddress: boolean;
}

/** What the controls and the pictures of a plan need of a page. */
export type PlayData = Pick<PageData, 'language' | 'input' | 'date' | 'controls'>;

/** With its first plan, so that the browser can show it before the engine is there. */
export interface OpenPage extends PageData {
  opening: Opening;
}

/** What the built page needs, from the build's manifest. */
export interface PageAssets {
  style: string;
  /** Of the Latin letters. */
  font: string;
  script: string;
  preloads: string[];
  /** Of the browser's thread for decisions. */
  decideScript: string;
}

/** A page that only says something. */
export interface RenderedMessage {
  kind: 'notFound' | 'deactivated' | 'unavailable';
  language: Language;
  context: PageContext | null;
}

/** The plan in one line, for a badge. */
export interface Badge {
  /** "E", or the band "D to F". */
  label_now: string;
  label_after: string;
  colour_now: string;
  colour_after: string;
  /** EUR, after grants, two figures. */
  from_eur: number;
  text: string;
  action: string;
  /** Of the context, readable on white. */
  accent: string;
  url: string;
}

/** What the built renderer exports; the server loads it by path, so its types cannot be imported. */
export interface PageRenderer {
  renderEstate: (page: PageData, assets: PageAssets) => string;
  /** A picture of the plan for a shared link, 1200 × 630, as SVG; null where there is no plan. */
  renderPreview: (page: PageData, logo: PreviewLogo | null) => string | null;
  /** What a badge on somebody else's page says; null where there is no plan. */
  badgeOf: (page: PageData) => Badge | null;
  renderMessage: (message: RenderedMessage, assets: PageAssets) => string;
  renderReview: (review: ReviewData, assets: PageAssets) => string;
  renderReviewDone: (done: ReviewDone, assets: PageAssets) => string;
  renderOwners: (page: OwnersData, assets: PageAssets) => string;
  renderStart: (start: StartData, assets: PageAssets) => string;
  /** The picture of a shared link to the start page, 1200 × 630, as SVG. */
  renderStartCard: (language: Language, date: string) => string;
}
