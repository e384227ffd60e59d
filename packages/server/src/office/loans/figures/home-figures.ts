/** What a report says of a home, from its facts, its certificate and its plan. Stored as JSON: see `home_figures`. */
import type { Carrier } from '@rooftree/engine';

export interface HomeFigures {
  country: string;
  region: string | null;
  year_built: number | null;
  certificate: {
    label: string | null;
    score_kwh_per_m2: number | null;
    valid_until: string | null;
    number: string | null;
    is_registered: boolean;
  } | null;
  /** Null for a home of which too little is known. */
  energy: {
    label: string;
    ep_p10: number;
    ep_p50: number;
    ep_p90: number;
    /** Of the bands of template 2. */
    bands: number[];
    /** Of the letters A to G. */
    letters: number[];
    floor_area_m2: number;
    is_area_given: boolean;
    kwh: Record<Carrier, number>;
    /** All carriers of the home are metered. */
    is_metered: boolean;
  } | null;
  plan: {
    duty: { id: string; label: string; year: number; probability_missed: number | null } | null;
    cost_to_next_label_eur: number | null;
    /** Of primary energy, without what solar panels make. */
    saved_share: number | null;
  } | null;
  engine_version: string;
  data_version: string;
}
