import type { Language } from '@rooftree/words';

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
  createdAt: Date;
}

export interface NewContext {
  slug: string;
  name: string;
  managesEstates?: boolean;
  language?: Language;
  cdnUrl?: string | null;
  logoUrl?: string | null;
  accentColor?: string | null;
}
