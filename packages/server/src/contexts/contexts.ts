import type { Language } from '@rooftree/words';

/** A tenant: whose estates and renovations are kept apart from everybody else's. */
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
