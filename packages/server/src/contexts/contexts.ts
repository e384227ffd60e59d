import type { Language } from '@rooftree/words';

/** The short name of a context in commands, like `north-agency`. */
export const SLUG = /^(?=.{1,63}$)[a-z0-9]+(-[a-z0-9]+)*$/;
export const ACCENT_COLOR = /^#[0-9a-f]{6}$/;

/** A tenant: its estates and renovations are separate from everybody else's. */
export interface Context {
  id: string;
  slug: string;
  name: string;
  managesEstates: boolean;
  language: Language;
  cdnUrl: string | null;
  logoUrl: string | null;
  accentColor: string | null;
  /** Web origins whose pages may call the API for it. */
  corsOrigins: string[];
  createdAt: Date;
}

/** What can be changed; what is absent stays. */
export type ContextChange = Partial<Omit<Context, 'id' | 'slug' | 'createdAt'>>;

export interface NewContext {
  slug: string;
  name: string;
  managesEstates?: boolean;
  language?: Language;
  cdnUrl?: string | null;
  logoUrl?: string | null;
  accentColor?: string | null;
  corsOrigins?: string[];
}
