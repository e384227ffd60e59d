import type { Language } from '@rooftree/words';

/** The short name of a context in commands, like `north-agency`. */
export const SLUG = /^(?=.{1,63}$)[a-z0-9]+(-[a-z0-9]+)*$/;
export const ACCENT_COLOR = /^#[0-9a-f]{6}$/;
export const PHONE = /^\+?[0-9][0-9 ()./-]{4,29}$/;
export const EMAIL = /^[^@\s]+@[^@\s]+$/;
/** As a browser writes it: no path, no wildcard. */
export const ORIGIN = /^https?:\/\/[^/?#@,*\s]+$/;
/** Where a planner page may be shown; plain http only on the machine itself. */
export const EMBED_ORIGIN = /^(https:\/\/[a-z0-9.-]{1,253}|http:\/\/(localhost|127\.0\.0\.1))(:[0-9]{1,5})?$/;

/** Kinds of organisations; the console speaks of buyers, customers or tenants accordingly. */
export const CONTEXT_KINDS = ['AGENCY', 'BANK', 'HOUSING_COMPANY'] as const;
export type ContextKind = (typeof CONTEXT_KINDS)[number];

/** A tenant: its estates and renovations are separate from everybody else's. */
export interface Context {
  id: string;
  slug: string;
  name: string;
  kind: ContextKind;
  managesEstates: boolean;
  language: Language;
  cdnUrl: string | null;
  logoUrl: string | null;
  accentColor: string | null;
  /** Web origins whose pages may call the API for it. */
  corsOrigins: string[];
  /** Web origins whose pages may show its planner pages inside of them. */
  embedOrigins: string[];
  /** The contact of a buyer, on its planner pages. */
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  contactUrl: string | null;
  /** The path of the uploaded photo. */
  contactPhotoUrl: string | null;
  /** Whether the preview of a shared link names the address of the home. */
  previewHasAddress: boolean;
  /** Whether a certificate that an owner hands over on the planner page may become facts of the estate. */
  keepsOwnerCertificates: boolean;
  /** Whether buyers may leave how to reach them on the planner page, for the context to keep. */
  takesContactRequests: boolean;
  /**
   * For tests: its homes are invented, nothing of it is counted and nobody is mailed from it. Decided when it is
   * created.
   */
  sandbox: boolean;
  /** The day for which a sandbox plans; null for today. */
  sandboxDate: string | null;
  createdAt: Date;
}

/** What can be changed; what is absent stays. A photo is uploaded, so that it can only be removed here. */
export type ContextChange = Partial<
  Omit<Context, 'id' | 'slug' | 'createdAt' | 'contactPhotoUrl' | 'sandbox' | 'sandboxDate'>
> & {
  contactPhotoUrl?: null;
};

export interface NewContext extends Omit<ContextChange, 'name' | 'contactPhotoUrl'> {
  slug: string;
  name: string;
  sandbox?: boolean;
}
