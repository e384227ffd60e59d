import type {
  Country,
  DwellingFacts,
  EstateFormat,
  EstateType,
  QualityLabel,
  Region,
} from '@rooftree/engine';
import type { EffectiveFacts } from './facts/effective-facts.ts';
import type { Layers } from './facts/layers.ts';

export const ESTATE_STATUSES = [
  'PREPARATION',
  'FOR_SALE',
  'UNDER_OPTION',
  'UNDER_CONTRACT',
  'SOLD',
  'FOR_RENT',
  'RENTED',
  'SUSPENDED',
  'WITHDRAWN',
  'OFF_MARKET',
] as const;
type EstateStatus = (typeof ESTATE_STATUSES)[number];

/** How an estate was created, besides the provider names that the operator configures. */
export const ESTATE_PROVIDER_TYPES = ['MANUAL', 'API', 'IMPORT'] as const;

interface Media {
  filename: string | null;
  mime_type: string | null;
  url: string;
  position: number;
}

/**
 * An estate as its client describes it, or, where others say something of it too, with the facts that hold; null is
 * what is not known.
 */
export interface Estate {
  external_id: string;
  property_id: string | null;
  managing_user_external_id: string | null;
  country: Country;
  region: Region | null;
  zip_code: string | null;
  place: string | null;
  street: string | null;
  house_number: string | null;
  house_number_extra: string | null;
  latitude: number | null;
  longitude: number | null;
  estate_provider_type: string;
  estate_status: EstateStatus | null;
  estate_type: EstateType;
  estate_format: EstateFormat | null;
  media: Media[];
  price_cents: number | null;
  year_built: number | null;
  year_renovated: number | null;
  dwelling: DwellingFacts;
  quality_label: QualityLabel;
  /** What others than the client say, and which facts hold then. Null when only the client says anything. */
  layers: Layers | null;
  facts: EffectiveFacts | null;
}
