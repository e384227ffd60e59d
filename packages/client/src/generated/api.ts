// Made from openapi.json by `npm run openapi`; a test proves that the two agree.

export type Acceptance = {
  /** The part of the link after its last slash. */
  token: string;
  /** Display name. */
  name?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** A new password (12 to 128 characters), or the password of the existing account for this address. */
  password: string;
};

export type AccessToken = {
  /** Send it as `Authorization: Bearer <access_token>`. */
  access_token: string;
  /** Lifetime in seconds. */
  expires_in: number;
  token_type: 'Bearer';
};

export type AddedPasskey = {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  /** Shown once. Each code works once, in place of a passkey. */
  recovery_codes: string[] | null;
};

export type Area = 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';

export type AssociationLoan = {
  id: string;
  amount: number;
  max_amount: number;
  years: number;
  rate_percent: number;
  payment_per_month: number;
  /** The last day on which it can be requested at these terms. */
  available_until: string | null;
  conditions: string[];
  confidence: 'high' | 'medium' | 'low';
};

export type AuditFile = string;

export type AuditPage = {
  entries: ({
    id: string;
    happened_at: string;
    actor: {
      kind: 'member' | 'client' | 'command' | 'server' | 'link';
      id: string | null;
      /** Null when the member or client no longer exists. */
      name: string | null;
    };
    /** The `operationId`; `planChanged` when a calculation changed the cost or label of a plan. */
    operation: string;
    thing: {
      kind: string;
      id: string;
      /** Name of a member, client, webhook, connection or renovation. */
      name: string | null;
    } | null;
    /** The estate that the change concerns. */
    home: {
      external_id: string;
      address: HomeAddress;
    } | null;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    /** Status code of a request for which no values are recorded. */
    status: number | null;
    /** Path of a request for which no values are recorded. */
    path: string | null;
    network: string | null;
    request_id: string | null;
  })[];
  /** Null on the last page. */
  next_before: string | null;
};

export type Building = {
  external_id: string;
  /** The name of the building or of its association. */
  name: string;
  address: {
    country: 'BE' | 'NL';
    zip_code: string | null;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region: Region | null;
    street: string | null;
    house_number: string | null;
    city: string | null;
  };
  year_built: number | null;
  /** What the shares of all units add up to, such as 1000 or 10000. */
  shares_total: number;
  /** Facts that are stated once and hold for all units, instead of those of their estates. Areas are those of the whole building. */
  facts: CommonFacts;
  parts: ({
    /** Unique in the building, such as `roof` or `facade-street`. */
    id: string;
    kind: 'flat_roof' | 'pitched_roof' | 'facade' | 'windows' | 'floor' | 'stairwell' | 'heating' | 'lift' | 'other';
    name: string | null;
    orientation: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
    area_m2: number | null;
    /** 1 (as new) to 6 (very bad), as in NEN 2767. */
    condition: number | null;
    /** When it was last maintained or replaced. */
    last_done_year: number | null;
    /** When it is due; derived from its lifetime when absent. */
    next_due_year: number | null;
    /** Cost of maintaining or replacing it as it is, at current prices; estimated when absent. */
    maintenance_cost_eur: number | null;
    maintenance_interval_years: number | null;
    /** How its cost is divided over the units; `SHARES` when absent. */
    apportioning: 'SHARES' | 'EQUAL' | 'USE' | 'UNITS_WITH_PART' | null;
    /** For `UNITS_WITH_PART`: the units that have it. */
    units: string[];
  })[];
  units: ({
    /** The `external_id` of its estate, which must be an apartment. */
    external_id: string;
    /** As on the bell, such as `2B`. */
    name: string;
    /** 0 is the ground floor. */
    floor: number | null;
    /** Whole parts of `shares_total`. */
    share: number;
    /** As many as shares when absent. */
    votes: number | null;
    /** The same for all units of one owner, whose votes are capped together. Not the name of a person. */
    owner: string | null;
    /** Measured use, for `USE`. */
    use: number | null;
  })[];
  deed: {
    /** The majority for works; that of the law or the model rules when absent. */
    majority: {
      numerator: number;
      denominator: number;
    } | null;
    /** The part of all votes that must be present. */
    quorum: {
      numerator: number;
      denominator: number;
    } | null;
    /** True where windows belong to the apartments. False when absent. */
    windows_are_private: boolean;
  };
  money: {
    /** In the reserve fund now. 0 when absent. */
    reserve_fund_eur: number;
    /** What all owners pay into it each year. 0 when absent. */
    reserve_contribution_eur_per_year: number;
  };
  /** What must be corrected before the building can be planned, such as shares that no longer add up because an estate was erased. Empty when it is complete. */
  messages: string[];
  /** The latest plan at a glance; null when none was requested. */
  plan: BuildingPlanOutline;
  created_at: string;
  updated_at: string;
};

export type BuildingBody = {
  /** The name of the building or of its association. */
  name: string;
  address: {
    country: 'BE' | 'NL';
    zip_code?: string | null | undefined;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region?: Region | null | undefined;
    street?: string | null | undefined;
    house_number?: string | null | undefined;
    city?: string | null | undefined;
  };
  /** Not in the future. */
  year_built?: number | null | undefined;
  /** What the shares of all units add up to, such as 1000 or 10000. */
  shares_total: number;
  /** Facts that are stated once and hold for all units, instead of those of their estates. Areas are those of the whole building. */
  facts?: CommonFacts | undefined;
  parts?: NewBuildingPart[] | undefined;
  units: NewBuildingUnit[];
  /** Where the deed differs from the law or the model rules. */
  deed?: {
    /** The majority for works; that of the law or the model rules when absent. */
    majority?: {
      numerator: number;
      denominator: number;
    } | null | undefined;
    /** The part of all votes that must be present. */
    quorum?: {
      numerator: number;
      denominator: number;
    } | null | undefined;
    /** True where windows belong to the apartments. False when absent. */
    windows_are_private?: boolean | undefined;
  } | undefined;
  money?: {
    /** In the reserve fund now. 0 when absent. */
    reserve_fund_eur?: number | undefined;
    /** What all owners pay into it each year. 0 when absent. */
    reserve_contribution_eur_per_year?: number | undefined;
  } | undefined;
  /** Ignored in requests: set by the server. */
  external_id?: string | undefined;
  /** Ignored in requests: set by the server. */
  messages?: string[] | undefined;
  /** Ignored in requests: set by the server. */
  plan?: Record<string, unknown> | null | undefined;
  /** Ignored in requests: set by the server. */
  created_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  updated_at?: string | undefined;
};

export type BuildingControls = {
  /** The long-term goal of the region when null. */
  target_label?: string | null | undefined;
  /** The label of every unit, or that of the mean score by floor area. */
  target_of?: 'EVERY_UNIT' | 'MEAN' | undefined;
  objective?: 'least_investment' | 'least_lifetime_cost' | undefined;
  /** The probability with which the target must be reached. */
  confidence?: number | undefined;
  fossil_free?: boolean | undefined;
  /** The least probability that the meeting accepts the works. */
  least_vote_probability?: number | null | undefined;
  /** Whether the plan must not increase what any owner pays per month. When there is no such plan, the one with the lowest sum of losses is returned. */
  nobody_pays_more?: boolean | undefined;
  /** Years of the association's loan; the longest when null. */
  loan_years?: number | null | undefined;
  /** Of the association's own money, per year of works. */
  budget_per_year_eur?: number | null | undefined;
  first_year?: number | null | undefined;
  /** The horizon of the maintenance plan. */
  maintenance_years?: 10 | 20 | 30 | undefined;
};

export type BuildingEntry = {
  external_id: string;
  name: string;
  address: {
    country: 'BE' | 'NL';
    zip_code: string | null;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region: Region | null;
    street: string | null;
    house_number: string | null;
    city: string | null;
  };
  year_built: number | null;
  /** How many units it has. */
  units: number;
  shares_total: number;
  /** What the shares of its units add up to; another figure than `shares_total` means incomplete. */
  shares_stated: number;
  /** The latest plan at a glance; null when none was requested. */
  plan: BuildingPlanOutline;
  created_at: string;
  updated_at: string;
};

export type BuildingEvent = {
  type: 'building.planned' | 'building.failed';
  /** When it happened. */
  timestamp: string;
  data: {
    /** The request of the plan. */
    id: string;
    /** The building. */
    external_id: string;
    status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED';
    /** Why it failed. */
    messages: string[];
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type BuildingOwnerLink = {
  /** The owners' page of the building. */
  url: string;
  units: {
    external_id: string;
    name: string;
    /** Opens the figures of this unit on the page; for its owner only. */
    code: string;
  }[];
};

export type BuildingPage = {
  page: number;
  page_size: number;
  /** 0 when no value was found. */
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: BuildingEntry[];
};

export type BuildingPaper = {
  /** Where the PDF can be downloaded. */
  url: string;
};

export type BuildingPlan = {
  engine_version: string;
  data_version: string;
  date: string;
  country: 'BE' | 'NL';
  region: Region;
  controls: {
    /** The long-term goal of the region when null. */
    target_label: string | null;
    /** The label of every unit, or that of the mean score by floor area. */
    target_of: 'EVERY_UNIT' | 'MEAN';
    objective: 'least_investment' | 'least_lifetime_cost';
    /** The probability with which the target must be reached. */
    confidence: number;
    fossil_free: boolean;
    /** The least probability that the meeting accepts the works. */
    least_vote_probability: number | null;
    /** Whether the plan must not increase what any owner pays per month. When there is no such plan, the one with the lowest sum of losses is returned. */
    nobody_pays_more: boolean;
    /** Years of the association's loan; the longest when null. */
    loan_years: number | null;
    /** Of the association's own money, per year of works. */
    budget_per_year_eur: number | null;
    first_year: number | null;
    /** The horizon of the maintenance plan. */
    maintenance_years: 10 | 20 | 30;
  };
  label_scale: 'flanders' | 'brussels' | 'wallonia' | 'netherlands';
  target: {
    label: string;
    of: 'EVERY_UNIT' | 'MEAN';
    reached: boolean;
    /** Of reaching the target. */
    probability: number;
    reason: {
      code: string;
      values?: Record<string, string | number> | undefined;
    } | null;
  };
  common_works: CommonWork[];
  /** Years of works, and where their money comes from. */
  phases: {
    year: number;
    works: Work[];
    net_cost: number;
    from_reserve: number;
    from_loan: number;
    from_owners: number;
  }[];
  loan: AssociationLoan | null;
  maintenance: MaintenancePlan;
  totals: {
    estimated_cost: number;
    estimated_vat_cost: number;
    total_estimated_cost_incl_vat: number;
    subsidy_amount: number;
    net_cost: number;
    from_reserve: number;
    from_loan: number;
    from_owners: number;
    private_net_cost: number;
  };
  vote: {
    /** That the meeting accepts all works. */
    probability: number;
    items: VoteItem[];
    /** Changes that raise the probability, the cheapest first. */
    improvements: ({
      change: 'LONGER_LOAN' | 'MORE_FROM_RESERVE' | 'LESS_FROM_RESERVE' | 'LATER_YEAR' | 'FEWER_WORKS' | 'NOBODY_PAYS_MORE';
      /** `years`, `amount_eur`, `year` or `works`: codes with commas between them, of what is left out or of all that is done instead. */
      values: Record<string, string | number>;
      /** A second change that belongs to it; absent for one alone. */
      also?: {
        change: 'LONGER_LOAN' | 'MORE_FROM_RESERVE' | 'LESS_FROM_RESERVE' | 'LATER_YEAR' | 'FEWER_WORKS' | 'NOBODY_PAYS_MORE';
        /** `years`, `amount_eur`, `year` or `works`: codes with commas between them, of what is left out or of all that is done instead. */
        values: Record<string, string | number>;
      } | undefined;
      /** With this change. */
      probability: number;
      /** More interest, savings lost until a later start, or a higher price. */
      cost_eur: number;
      /** What other works save less on all bills in a year. */
      missed_savings_per_year_eur: number;
      /** Apartments whose label improves less by the common works than in the plan. */
      worse_labels: number;
    })[];
  };
  units: UnitPlan[];
  core: Work[];
  depends: Work[];
  next_questions: ({
    fact: string;
    unit: string | null;
    variance_share: number;
  })[];
  /** True when no owner pays more per month. */
  nobody_pays_more: boolean;
  losses_per_month: number;
  warnings: ({
    code: string;
    values?: Record<string, string | number> | undefined;
  })[];
};

export type BuildingPlanOutline = {
  status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED';
  /** True when something that the plan was made from has changed since. */
  is_outdated: boolean;
  created_at: string;
  target_label: string | null;
  target_reached: boolean | null;
  /** Of the common works after grants, EUR. */
  net_cost: number | null;
  vote_probability: number | null;
  /** The labels of the units today, best first; empty without a finished plan. */
  labels_before: {
    label: string;
    /** How many units have it. */
    units: number;
  }[];
  /** The likeliest labels of the units after the works. */
  labels_after: {
    label: string;
    /** How many units have it. */
    units: number;
  }[];
} | null;

export type BuildingPlanState = {
  /** Of the latest request; null when no plan was requested. */
  id: string | null;
  /** Of the latest request. */
  status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED';
  /** True when the building, one of its estates, the prices or the version of the data changed since the plan was made. */
  is_outdated: boolean;
  /** When the plan was requested. */
  created_at: string | null;
  /** Why it failed. */
  messages: string[];
  /** The latest finished plan, also while another is computed. */
  plan: BuildingPlan | null;
};

export type BuildingSuggestion = {
  external_id: string;
  /** The name of the building or of its association. */
  name: string;
  address: {
    country: 'BE' | 'NL';
    zip_code: string | null;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region: Region | null;
    street: string | null;
    house_number: string | null;
    city: string | null;
  };
  year_built: number | null;
  /** What the shares of all units add up to, such as 1000 or 10000. */
  shares_total: number;
  /** True: all shares are equal until they are stated. */
  are_shares_assumed: boolean;
  units: ({
    /** The `external_id` of its estate, which must be an apartment. */
    external_id: string;
    /** As on the bell, such as `2B`. */
    name: string;
    /** 0 is the ground floor. */
    floor: number | null;
    /** Whole parts of `shares_total`. */
    share: number;
    /** As many as shares when absent. */
    votes: number | null;
    /** The same for all units of one owner, whose votes are capped together. Not the name of a person. */
    owner: string | null;
    /** Measured use, for `USE`. */
    use: number | null;
  })[];
};

export type BuildingSuggestions = {
  /** At most 100, the largest first. */
  suggestions: BuildingSuggestion[];
};

export type CalculationJob = {
  id: string;
  created_at: string;
  updated_at: string;
  /** The `external_id` of the request; without one, the string that identified its only estate. */
  external_id: string | null;
  /** When the job was archived: by a client, or because retention removed its child jobs. */
  deactivated_at: string | null;
  calculation_job_type: 'EPC_DOCUMENT_PROCESSING' | 'ENERGY_EFFICIENCY_INDICATION' | 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  calculation_job_status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED' | 'STOPPED';
  metadata: {
    /** Version of the calculation engine. */
    engine_version: string;
    /** Version of the prices, rules and statistics. */
    data_version: string;
    /** Progress of a batch. */
    estates: {
      total: number;
      finished: number;
      failed: number;
    };
    /** The renovation created by a job for one estate. */
    renovation_id: string | null;
    /** Why the job FAILED, or was STOPPED because it expired. */
    failure: string | null;
    /** The controls given with the batch. */
    controls: Record<string, unknown>;
    /** Set on a FINISHED ENERGY_EFFICIENCY_INDICATION: label, label_probabilities, primary_kwh_per_m2, quality_label, assumptions. */
    indication: Record<string, unknown> | null;
    /** Why the document was refused. */
    failure_code?: 'not_a_certificate' | 'other_certificate' | 'other_address' | 'unreadable' | 'encrypted' | 'too_large' | 'took_too_long' | null | undefined;
    document?: {
      /** The recognised form; null for a refused document. */
      kind: string | null;
      version: string | null;
      language: string | null;
      pages: number | null;
      /** How its text was obtained. */
      text: 'layer' | 'ocr' | 'data';
      /** Pages of a scan that were not read. The values are those of the other pages. */
      unread_pages?: number[] | undefined;
      /** Debian packages that the server lacks to read this scan, or to read its language better. */
      missing_packages?: string[] | undefined;
      sha256: string;
    } | null | undefined;
    certificate?: {
      scheme: 'BE-VLG' | 'BE-WAL' | 'BE-BRU' | 'NL';
      number: string | null;
      issued_on: string | null;
      valid_until: string | null;
      method: string | null;
      expired: boolean | null;
    } | null | undefined;
    address?: {
      country: 'BE' | 'NL';
      street: string | null;
      house_number: string | null;
      house_number_extra: string | null;
      zip_code: string | null;
      place: string | null;
      /** BAG ids of the homes that a Dutch tailored advice is for. */
      bag_ids?: string[] | undefined;
    } | null | undefined;
    /** The address in the document compared with the estate's. Nothing is applied when they differ. */
    address_check?: 'same' | 'different' | 'unknown' | null | undefined;
    fields?: CertificateField[] | undefined;
    /** Second, independent readings of the same document. */
    checks?: {
      name: string;
      holds: boolean;
    }[] | undefined;
    /** Facts for which the document differs from the value in use. */
    conflicts?: ({
      field: string;
      ours: string | number | boolean | {
        u_value_w_per_m2_k: number;
      };
      document: string | number | boolean | {
        u_value_w_per_m2_k: number;
      };
      kept: 'ours' | 'document';
    })[] | undefined;
    /** Text that was not understood, as written in the document. */
    unread?: string[] | undefined;
    /** Facts that such a form usually states and that were not found. */
    missing?: {
      name: string;
      /** The words of the form that were searched for on every page. */
      searched: string[];
    }[] | undefined;
    /** The pages of a scan that were read so far, while the job is RUNNING. */
    progress?: {
      pages_read: number;
      pages: number;
    } | null | undefined;
    /** The reviewer's decision for each value. */
    review?: {
      reviewed_at: string;
      /** Facts of the estate, as the certificate states them. */
      accepted: string[];
      /** Facts added by the reviewer. */
      corrected: string[];
      /** Values that the reviewer rejected. */
      rejected: string[];
    } | null | undefined;
    /** The facts that the document changed. */
    applied?: string[] | undefined;
    /** The values that were not applied, and why. */
    not_applied?: ({
      field: string;
      reason: 'apply_none' | 'address_differs' | 'not_sure_enough' | 'said_by_client_only' | 'newer_certificate' | 'outranked' | 'contradicts' | 'impossible' | 'certificate_expired' | 'older_than_renovation';
    })[] | undefined;
    [name: string]: unknown;
  };
  /** Null for a batch of several estates: each estate has a child job. */
  estate_id: string | null;
  name: string;
  description: string | null;
  /** A job that has not finished by then is STOPPED. */
  expires_at: string;
  /** When its result was published as a renovation. */
  published_at: string | null;
  /** The parent batch. */
  parent_id: string | null;
  /** With `expand=renovation`: the renovation of `metadata.renovation_id`; null until there is one, and for a batch of several estates. */
  renovation?: Renovation | null | undefined;
};

export type CalculationJobEvent = {
  type: 'calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped';
  /** When it happened. */
  timestamp: string;
  data: CalculationJob;
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type CalculationJobPage = {
  page: number;
  page_size: number;
  /** 0 when no value was found. */
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: CalculationJob[];
};

export type CertificateField = {
  /** The name of the fact. */
  name: string;
  value: string | number | boolean | {
    u_value_w_per_m2_k: number;
  };
  /** The source text. */
  raw: string | null;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  basis: 'printed' | 'computed' | 'derived';
  /** What lowers the confidence. */
  reasons: string[];
  /** Null for a value from a data file. */
  source: {
    /** Starts at 1. */
    page: number;
    /** Left, top, right and bottom, in points from the top left corner of the page. */
    box: number[];
    page_size: number[];
  } | null;
};

export type CheckedImport = {
  columns: ({
    heading: string;
    /** The field it maps to; null for an ignored column. */
    column: string | null;
    /** True when mapped for this context, false when recognised automatically. */
    is_chosen: boolean;
  })[];
  /** Notes about the import, such as ignored columns. */
  notes: string[];
  /** Why the whole file is rejected. */
  problems: string[];
  rows: RowCounts;
  /** At most 1,000. */
  faults: ({
    line: number;
    /** The column heading, or the path of a JSON field; null when the error concerns the whole line. */
    column: string | null;
    value: string | null;
    message: string;
  })[];
  /** Total number of errors. */
  fault_count: number;
  /** At most 200. */
  changed_rows: ({
    line: number;
    external_id: string;
    changes: ({
      column: string;
      before: string | null;
      after: string | null;
    })[];
  })[];
};

export type ClientCredentials = {
  /** Of a sandbox with `test_` before the id; without it, it works as well. */
  client_id: string;
  /** Returned only in this response; it cannot be retrieved later. */
  client_secret: string;
};

export type ClientList = {
  clients: ({
    client_id: string;
    /** Slug of the context. */
    context: string;
    name: string;
    permissions: ClientPermission[];
    live_secrets: number;
    /** The request log has redacted bodies. */
    records_bodies: boolean;
    created_at: string;
    /** Rounded to the minute; null when it never received a token. */
    last_token_at: string | null;
    disabled_at: string | null;
  })[];
};

export type ClientPermission = 'calculations:create' | 'renovations:read' | 'reports:read' | 'reports:create' | 'estates:read' | 'estates:write' | 'renovations:write' | 'loans:read' | 'loans:write' | 'programmes:read' | 'programmes:write' | 'buildings:read' | 'buildings:write' | 'webhooks:manage' | 'requests:read' | 'sandbox:manage';

export type ClientUpdate = {
  /** Whether the request log stores redacted bodies. Off for a new client. */
  records_bodies: boolean;
};

export type CommonFacts = {
  /** Storeys with living space; of the building for an apartment */
  storeys?: number | null | undefined;
  /** Width of the façade, m */
  building_width_m?: number | null | undefined;
  /** Depth of the building, m */
  building_depth_m?: number | null | undefined;
  /** Shape of the roof */
  roof_type?: 'INCLINED' | 'FLAT' | 'MIXED' | null | undefined;
  /** Surface of the pitched roof, m² */
  inclined_roof_surface_m2?: number | null | undefined;
  /** Surface of the flat roof, m² */
  flat_roof_surface_m2?: number | null | undefined;
  /** Insulation of the pitched roof or of the attic floor */
  inclined_roof_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Insulation of the flat roof */
  flat_roof_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Insulation of the outer walls */
  outer_wall_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** The outer walls have a cavity */
  has_cavity_wall?: boolean | null | undefined;
  /** Width of the cavity, cm */
  cavity_wall_width_cm?: number | null | undefined;
  /** The cavity is filled with insulation */
  has_cavity_wall_insulation?: boolean | null | undefined;
  /** Surface of the lowest heated floor, m² */
  ground_floor_surface_m2?: number | null | undefined;
  /** What is below the lowest heated floor */
  basement_type?: 'NONE' | 'CRAWL_SPACE' | 'PARTIAL' | 'FULL' | null | undefined;
  /** Insulation of the lowest heated floor */
  floor_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Energy source for heating */
  heating_type?: 'GAS' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP' | 'DISTRICT' | 'WOOD' | null | undefined;
  /** Heating appliance */
  heating_device?: HeatingDevice | null | undefined;
  /** Year in which the heating appliance was installed */
  heating_installation_year?: number | null | undefined;
  /** The apartment building has a shared heating installation */
  heating_is_collective?: boolean | null | undefined;
  /** The dwelling is connected to the gas network */
  has_gas_connection?: boolean | null | undefined;
  /** A heat network is available in the street */
  has_heat_network?: boolean | null | undefined;
  /** The façade is listed and cannot be changed on the outside */
  is_heritage?: boolean | null | undefined;
};

export type CommonWork = {
  work: Work;
  part_id: string | null;
  quantity: number;
  unit: 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'dwelling';
  estimated_cost: number;
  estimated_vat_cost: number;
  total_estimated_cost_incl_vat: number;
  subsidy_amount: number;
  subsidies: ({
    rule_id: string;
    scheme: string;
    name?: string | undefined;
    amount: number;
    conditions: string[];
    /** The last day of its scheme, where it has one. */
    ends_on?: string | undefined;
    /** The year whose amount is counted, where that of the year of the works is not published. */
    amount_of_year?: number | undefined;
    confidence: 'high' | 'medium' | 'low';
  })[];
  /** Cost with VAT after grants. */
  net_cost: number;
  year: number;
  apportioning: 'SHARES' | 'EQUAL' | 'USE' | 'UNITS_WITH_PART';
  vote_item: string;
  /** Maintenance that is due anyway and that the work includes. */
  anyway_cost: number;
};

export type Connection = {
  id: string;
  provider: 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI';
  name: string;
  state: 'ACTIVE' | 'PAUSED' | 'FAILING' | 'NEEDS_CREDENTIALS' | 'NEEDS_DECISION';
  /** Only the fields that are not secret. */
  credentials: Record<string, string>;
  plans_estates: boolean;
  returns_reports: boolean;
  created_at: string;
  last_full_read_at: string | null;
  last_delta_read_at: string | null;
  /** Null while automatic sync is off. */
  next_read_at: string | null;
  /** Human-readable description of the problem. */
  last_fault: string | null;
  last_fault_at: string | null;
  /** Number of active estates from this connection. */
  estates: number;
  /** Number of listings that wait for a decision about another estate with their id. */
  conflicts: number;
  last_run: ConnectionRun | null;
};

export type ConnectionConflicts = {
  conflicts: ({
    /** The id of both: of the listing at the provider and of the estate here. */
    external_id: string;
    found_at: string;
    address_here: string | null;
    /** As far as the provider shows it; without a street, it hides the address. */
    address_there: string | null;
    /** Facts of the house that differ: what the decision `SAME_HOME` could change. */
    changes: ({
      name: string;
      /** Known now. */
      here: string | number | boolean | Record<string, unknown> | null;
      /** Known at the provider. */
      there: string | number | boolean | Record<string, unknown> | null;
    })[];
  })[];
};

export type ConnectionFailedEvent = {
  type: 'connection.failed';
  /** When it happened. */
  timestamp: string;
  data: {
    connection_id: string;
    run_id: string;
    provider: string;
    state: 'ACTIVE' | 'PAUSED' | 'FAILING' | 'NEEDS_CREDENTIALS' | 'NEEDS_DECISION';
    /** Human-readable description of the problem. */
    fault: string;
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type ConnectionPreview = {
  /** Number of estates reported by the provider. */
  announced: number | null;
  /** True when the preview is complete. */
  is_whole: boolean;
  counts: {
    read: number;
    created: number;
    changed: number;
    unchanged: number;
    refused: number;
  };
  rows: ({
    external_id: string | null;
    outcome: 'new' | 'changed' | 'unchanged' | 'refused' | 'gone';
    address: string | null;
    estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER' | null;
    /** Number of known facts about the house. */
    facts: number;
    /** The facts beside the words of the provider. */
    values: ({
      /** The fact, named as in `dwelling`. */
      name: string;
      /** What would be stored; null when the words are not used. */
      value: string | number | boolean | Record<string, unknown> | null;
      /** Stated without saying how much; no plan uses it. */
      is_vague: boolean;
      sources: ({
        /** The field, as the provider names it. */
        field: string;
        /** The name that the provider gives to a numbered field, in the language of its response. */
        label: string | null;
        /** The words of the provider. */
        words: string;
      })[];
    })[];
    /** Human-readable sentences. */
    reasons: string[];
  })[];
};

export type ConnectionRun = {
  id: string;
  /** `FULL`: everything at the provider. `DELTA`: what changed since the last sync. `HOOK`: what a provider webhook announced. */
  kind: 'FULL' | 'DELTA' | 'HOOK';
  /** `WAITING`: a decision is needed about estates that would be deactivated. */
  run_status: 'RUNNING' | 'WAITING' | 'FINISHED' | 'FAILED';
  started_at: string;
  ended_at: string | null;
  /** Number of estates reported by the provider. */
  announced: number | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  deactivated: number;
  /** Number of estates that are gone at the provider, while the decision about them is open. */
  to_deactivate: number | null;
  fault: string | null;
};

export type ContactRequest = {
  id: string;
  /** When the buyer sent the request and gave consent. */
  created_at: string;
  /** When a member marked it as handled; null while it is open. */
  handled_at: string | null;
  /** `CALL_BACK`: asks for a call about the saved plan. `CHANGES`: wants news about prices or grants. */
  wish: 'CALL_BACK' | 'CHANGES';
  name: string | null;
  /** As entered by the buyer; not verified. */
  email: string | null;
  /** As entered by the buyer; not verified. */
  phone: string | null;
  /** Language of the page when the request was sent. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  /** The plan saved with the request. */
  renovation_id: string | null;
  renovation_name: string | null;
  external_id: string;
  address: HomeAddress;
  /** Link to the plan as the buyer sees it. */
  plan_url: string;
};

export type ContactRequestChange = {
  is_handled: boolean;
};

export type ContactRequestPage = {
  /** Pass it as `after` to get the next page; null on the last page. */
  next: string | null;
  data: ContactRequest[];
};

export type Context = {
  id: string;
  slug: string;
  /** Name shown to buyers. */
  name: string;
  /** Kind of organisation. The console uses its words: buyers, customers or tenants. */
  kind: 'AGENCY' | 'BANK' | 'HOUSING_COMPANY';
  /** Language used for the names of jobs and plans. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  logo_url: string | null;
  /** Darkened automatically when its contrast is too low. */
  accent_color: string | null;
  /** Web origins that may call the API for this context (CORS). */
  cors_origins: string[];
  /** Web origins that may embed its planner pages. */
  embed_origins: string[];
  contact_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  contact_url: string | null;
  /** URL of the uploaded photo: see `PUT /v1/context/contact-photo`. Null removes it; no other URL can be set. */
  contact_photo_url: string | null;
  /** Whether the preview of a shared link shows the address of the home. */
  preview_has_address: boolean;
  /** Whether a certificate uploaded on the planner page updates the facts of the estate. */
  keeps_owner_certificates: boolean;
  /** Whether buyers can leave their contact details on the planner page: see `GET /v1/contact-requests`. */
  takes_contact_requests: boolean;
  manages_estates: boolean;
  /** Base URL of report files; null for the server's own. */
  cdn_url: string | null;
  /** Whether it is a sandbox: see `POST /v1/sandbox/homes`. */
  sandbox: boolean;
  created_at: string;
};

export type ContextPatch = {
  /** Name shown to buyers. */
  name?: string | undefined;
  /** Kind of organisation. The console uses its words: buyers, customers or tenants. */
  kind?: 'AGENCY' | 'BANK' | 'HOUSING_COMPANY' | undefined;
  /** Language used for the names of jobs and plans. */
  language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
  logo_url?: string | null | undefined;
  /** Darkened automatically when its contrast is too low. */
  accent_color?: string | null | undefined;
  /** Web origins that may call the API for this context (CORS). */
  cors_origins?: string[] | undefined;
  /** Web origins that may embed its planner pages. */
  embed_origins?: string[] | undefined;
  contact_name?: string | null | undefined;
  contact_phone?: string | null | undefined;
  contact_email?: string | null | undefined;
  contact_url?: string | null | undefined;
  /** URL of the uploaded photo: see `PUT /v1/context/contact-photo`. Null removes it; no other URL can be set. */
  contact_photo_url?: string | null | undefined;
  /** Whether the preview of a shared link shows the address of the home. */
  preview_has_address?: boolean | undefined;
  /** Whether a certificate uploaded on the planner page updates the facts of the estate. */
  keeps_owner_certificates?: boolean | undefined;
  /** Whether buyers can leave their contact details on the planner page: see `GET /v1/contact-requests`. */
  takes_contact_requests?: boolean | undefined;
};

export type CreatedSandboxHomes = {
  /** Homes that are new. */
  created: number;
  /** Homes that were there and were overwritten. */
  updated: number;
  /** The `external_id` of each home. */
  external_ids: string[];
};

export type CreatedWebhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  created_at: string;
  last_delivered_at: string | null;
  last_failed_at: string | null;
  last_failure: string | null;
  /** `paused`: deliveries wait after repeated failures. `disabled`: no deliveries until it is resumed. */
  state: 'delivering' | 'failing' | 'paused' | 'disabled';
  failures_in_row: number;
  paused_until: string | null;
  disabled_at: string | null;
  /** Events that were dropped and will not be delivered. */
  dropped_deliveries: number;
  /** When a listener ends unless it reads again; null for a webhook with a URL. */
  expires_at: string | null;
  /** Signs every delivery. Returned only in this response. */
  secret: string;
};

export type CurrentPriceBook = {
  /** 0 means the default prices and grants. */
  version: number;
  /** Internal note about what changed and why. */
  note: string;
  created_at: string | null;
  prices: OwnPrice[];
  /** Default grants to ignore. */
  switched_off: SwitchedOffGrant[];
  /** Additional grants. */
  grants: LocalGrant[];
  /** Number of suggested plans of active estates. */
  plans: number;
  /** Number of plans calculated with another version. */
  older_plans: number;
};

export type Dwelling = {
  /** Heated floor area, all storeys, m² */
  habitable_space_m2?: number | null | undefined;
  /** Storeys with living space; of the building for an apartment */
  storeys?: number | null | undefined;
  /** Width of the façade, m */
  building_width_m?: number | null | undefined;
  /** Depth of the building, m */
  building_depth_m?: number | null | undefined;
  /** Height from the ground to the cornice, m */
  cornice_height_m?: number | null | undefined;
  /** Position of an apartment in its building: lowest floor, between other floors, or under the roof */
  apartment_floor?: 'GROUND' | 'MIDDLE' | 'TOP' | null | undefined;
  /** Shape of the roof */
  roof_type?: 'INCLINED' | 'FLAT' | 'MIXED' | null | undefined;
  /** Surface of the pitched roof, m² */
  inclined_roof_surface_m2?: number | null | undefined;
  /** Surface of the flat roof, m² */
  flat_roof_surface_m2?: number | null | undefined;
  /** Insulation of the pitched roof or of the attic floor */
  inclined_roof_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Insulation of the flat roof */
  flat_roof_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Surface of the floor of an unused attic, m² */
  attic_floor_surface_m2?: number | null | undefined;
  /** Insulation of the floor of an unused attic */
  attic_floor_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Use of the space under the pitched roof */
  attic_usage?: 'NONE' | 'STORAGE' | 'HABITABLE' | null | undefined;
  /** Surface of the outer walls without windows and doors, m² */
  outer_wall_surface_m2?: number | null | undefined;
  /** Insulation of the outer walls */
  outer_wall_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** The outer walls have a cavity */
  has_cavity_wall?: boolean | null | undefined;
  /** Width of the cavity, cm */
  cavity_wall_width_cm?: number | null | undefined;
  /** The cavity is filled with insulation */
  has_cavity_wall_insulation?: boolean | null | undefined;
  /** Surface of the lowest heated floor, m² */
  ground_floor_surface_m2?: number | null | undefined;
  /** What is below the lowest heated floor */
  basement_type?: 'NONE' | 'CRAWL_SPACE' | 'PARTIAL' | 'FULL' | null | undefined;
  /** Insulation of the lowest heated floor */
  floor_insulation_type?: InsulationType | MeasuredUValue | null | undefined;
  /** Surface of the windows, frames included, m² */
  window_surface_m2?: number | null | undefined;
  /** Glass of most windows */
  window_glazing_type?: 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY' | 'TRIPLE' | null | undefined;
  /** U-value of the windows with their frames, mean over their area, W/m²K */
  window_u_value_w_per_m2_k?: number | null | undefined;
  /** U-value of the outer doors, mean over their area, W/m²K */
  door_u_value_w_per_m2_k?: number | null | undefined;
  /** Ventilation system; `BALANCED` is mechanical supply and exhaust without heat recovery */
  ventilation_type?: 'NATURAL' | 'EXHAUST' | 'BALANCED' | 'BALANCED_WITH_RECOVERY' | null | undefined;
  /** Condition of the dwelling as stated by the seller */
  condition?: 'AS_NEW' | 'JUST_RENOVATED' | 'GOOD' | 'TO_BE_DONE_UP' | 'TO_RENOVATE' | 'TO_RESTORE' | null | undefined;
  /** Energy source for heating */
  heating_type?: 'GAS' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP' | 'DISTRICT' | 'WOOD' | null | undefined;
  /** Heating appliance */
  heating_device?: HeatingDevice | null | undefined;
  /** Year in which the heating appliance was installed */
  heating_installation_year?: number | null | undefined;
  /** The apartment building has a shared heating installation */
  heating_is_collective?: boolean | null | undefined;
  /** The dwelling is connected to the gas network */
  has_gas_connection?: boolean | null | undefined;
  /** A heat network is available in the street */
  has_heat_network?: boolean | null | undefined;
  /** Hot water appliance */
  sanitary_heating_device?: 'WITH_HEATING' | 'GAS_WATER_HEATER' | 'ELECTRIC_BOILER' | 'HEAT_PUMP_BOILER' | null | undefined;
  /** The dwelling has solar panels */
  has_solar_panels?: boolean | null | undefined;
  /** Peak power of the solar panels, kWp */
  solar_panels_kwp?: number | null | undefined;
  /** The dwelling has a solar water heater */
  has_solar_boiler?: boolean | null | undefined;
  /** South- and west-facing windows have external shading */
  has_solar_shading?: boolean | null | undefined;
  /** Share of the apartment in the common costs of its building, percent */
  owner_share_percent?: number | null | undefined;
  /** The façade is listed and cannot be changed on the outside */
  is_heritage?: boolean | null | undefined;
  /** Score on the energy certificate, kWh of primary energy per m² per year */
  energy_score_kwh_per_m2?: number | null | undefined;
  /** Label on the energy certificate, on the scale of the region */
  energy_label?: string | null | undefined;
  /** Number of occupants */
  residents?: number | null | undefined;
  /** Yearly natural gas use according to the meter or bill, kWh (gross calorific value) */
  metered_gas_kwh?: number | null | undefined;
  /** Yearly electricity taken from the grid according to the meter or bill, kWh */
  metered_electricity_kwh?: number | null | undefined;
  /** Year of the metered use */
  metered_year?: number | null | undefined;
};

export type EmissionFactor = {
  country: 'BE' | 'NL';
  carrier: 'gas' | 'oil' | 'electricity' | 'wood' | 'district_heat';
  year: number;
  /** Of the emission factors of electricity: the mix of the grid, or what suppliers have bought. */
  basis: 'LOCATION' | 'MARKET';
  kg_per_kwh: number;
  source: string;
};

export type ErasedPerson = {
  /** Number of estates that no longer have a managing user. */
  estates: number;
  /** Number of renovations that no longer have a managing user. */
  renovations: number;
  /** Number of contact requests of the buyer that were deleted. */
  requests: number;
  /** Number of stored responses and events about the person that were deleted. */
  copies: number;
};

export type Estate = {
  metadata: {
    property_id: string | null;
  };
  address: EstateAddress;
  estate_provider_type: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI';
  external_id: string;
  /** How complete the data about the estate is. D: it cannot be planned. Not an energy label. */
  quality_label: 'A' | 'B' | 'C' | 'D';
  estate_status: EstateStatus | null;
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  media: ({
    filename: string | null;
    mime_type: string | null;
    url: string;
    position: number;
  })[];
  /** EUR. */
  price: number | null;
  year_built: number | null;
  year_renovated: number | null;
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user_external_id: string | null;
  /** What is known of the house; null for what is not. */
  dwelling: KnownDwelling;
  /** Our identifier of the estate. */
  id: string;
  /** The estate's public planner page. */
  referral_link: string;
  created_at: string;
  /** When the estate last changed or was deactivated. */
  updated_at: string;
  /** Null for an active estate. */
  deactivated_at: string | null;
  /** The effective facts, named as in `dwelling` and the estate, each with its origin. Plans, filters and the list use these. Null when the client is the only source: then the fields of the estate apply. */
  facts: Record<string, EstateFact> | null;
  /** With `expand=renovation`: the suggested plan, as `GET /v1/renovations/{renovation_id}` returns it; null when there is none. */
  renovation?: Renovation | null | undefined;
};

export type EstateAddress = {
  country: {
    code: 'BE' | 'NL';
    name: string;
  };
  house_number: string | null;
  house_number_extra: string | null;
  latitude: number | null;
  longitude: number | null;
  place: string | null;
  region: {
    code: Region;
    name: string;
  } | null;
  street: string | null;
  zip_code: string | null;
};

export type EstateBatchEntry = {
  /** The estate's identifier in the client's own system. */
  external_id: string;
  /** Ignored in requests: set by the server. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored in requests: set by the server. */
  id?: string | undefined;
  /** Ignored in requests: set by the server. */
  referral_link?: string | undefined;
  /** Ignored in requests: set by the server. */
  created_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  updated_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  deactivated_at?: string | null | undefined;
  /** Ignored in requests: set by the server. */
  facts?: Record<string, unknown> | null | undefined;
  /** Ignored in requests: set by the server. */
  renovation?: Record<string, unknown> | null | undefined;
  metadata?: {
    property_id?: string | null | undefined;
  } | null | undefined;
  address: {
    country: 'BE' | 'NL' | {
      code: 'BE' | 'NL';
      name?: string | undefined;
    };
    house_number?: string | null | undefined;
    house_number_extra?: string | null | undefined;
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    place?: string | null | undefined;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region?: Region | {
      code: Region;
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** A zip code of the country, unless `region` is given: four digits; in the Netherlands optionally followed by two letters. */
    zip_code?: string | null | undefined;
  };
  /** Defaults to API. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI' | null | undefined;
  estate_status?: EstateStatus | null | undefined;
  /** Only houses and apartments can be planned. */
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Open: 4 façades; semi-open: 3; closed: 2. Not used for apartments. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not in the future. */
  year_built?: number | null | undefined;
  /** Not before `year_built` and not in the future. */
  year_renovated?: number | null | undefined;
  /** Unknown users are created. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type EstateBatchLine = {
  /** Null when the entry does not identify an estate. */
  external_id: string | null;
  /** 201: created; 200: replaced; 400: rejected. */
  status: 200 | 201 | 400;
  /** Our identifier of the estate. */
  id: string | null;
  quality_label: 'A' | 'B' | 'C' | 'D' | null;
  /** The estate's public planner page. */
  referral_link: string | null;
  /** One sentence per error; null when the estate was stored. */
  message: string[] | null;
};

export type EstateBody = {
  /** Ignored in requests: set by the server. */
  external_id?: string | undefined;
  /** Ignored in requests: set by the server. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored in requests: set by the server. */
  id?: string | undefined;
  /** Ignored in requests: set by the server. */
  referral_link?: string | undefined;
  /** Ignored in requests: set by the server. */
  created_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  updated_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  deactivated_at?: string | null | undefined;
  /** Ignored in requests: set by the server. */
  facts?: Record<string, unknown> | null | undefined;
  /** Ignored in requests: set by the server. */
  renovation?: Record<string, unknown> | null | undefined;
  metadata?: {
    property_id?: string | null | undefined;
  } | null | undefined;
  address: {
    country: 'BE' | 'NL' | {
      code: 'BE' | 'NL';
      name?: string | undefined;
    };
    house_number?: string | null | undefined;
    house_number_extra?: string | null | undefined;
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    place?: string | null | undefined;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region?: Region | {
      code: Region;
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** A zip code of the country, unless `region` is given: four digits; in the Netherlands optionally followed by two letters. */
    zip_code?: string | null | undefined;
  };
  /** Defaults to API. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI' | null | undefined;
  estate_status?: EstateStatus | null | undefined;
  /** Only houses and apartments can be planned. */
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Open: 4 façades; semi-open: 3; closed: 2. Not used for apartments. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not in the future. */
  year_built?: number | null | undefined;
  /** Not before `year_built` and not in the future. */
  year_renovated?: number | null | undefined;
  /** Unknown users are created. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type EstateFact = {
  value: string | number | boolean | {
    u_value_w_per_m2_k: number;
  } | null;
  origin: 'BUILDING' | 'MEMBER' | 'CLIENT' | 'ADVISER' | 'CERTIFICATE' | 'REGISTER' | 'CONNECTION' | 'WORKS' | null;
  /** When it was stated or last changed. */
  since: string | null;
  certificate: {
    /** The form of the certificate. */
    kind: string | null;
    scheme: string;
    number: string | null;
    issued_on: string | null;
    valid_until: string | null;
    confidence: 'HIGH' | 'MEDIUM' | 'LOW';
    /** The calculation job that read it; null for a fact from a register. */
    job_id: string | null;
    /** The register it comes from. */
    register?: 'EP_ONLINE' | undefined;
    /** When a reviewer confirmed it. */
    reviewed_at?: string | undefined;
  } | null;
  /** Why this fact carries less weight than others. */
  weakness: 'certificate_expired' | 'older_than_renovation' | null;
  /** Conflicting values from other sources, and why they are not used. */
  set_aside: ({
    value: string | number | boolean | {
      u_value_w_per_m2_k: number;
    };
    origin: 'BUILDING' | 'MEMBER' | 'CLIENT' | 'ADVISER' | 'CERTIFICATE' | 'REGISTER' | 'CONNECTION' | 'WORKS';
    since: string;
    certificate: {
      /** The form of the certificate. */
      kind: string | null;
      scheme: string;
      number: string | null;
      issued_on: string | null;
      valid_until: string | null;
      confidence: 'HIGH' | 'MEDIUM' | 'LOW';
      /** The calculation job that read it; null for a fact from a register. */
      job_id: string | null;
      /** The register it comes from. */
      register?: 'EP_ONLINE' | undefined;
      /** When a reviewer confirmed it. */
      reviewed_at?: string | undefined;
    } | null;
    /** `vague`: the source states that it is present but not how much (insulation, double glazing); the value is the lowest it can mean. */
    reason: 'outranked' | 'contradicts' | 'impossible' | 'vague' | 'certificate_expired' | 'older_than_renovation';
  })[];
};

export type EstateGeoAddress = {
  country: 'BE' | 'NL';
  house_number: string | null;
  place: string | null;
  /** ISO 3166-2 code. */
  region: Region | null;
  street: string | null;
  zip_code: string | null;
};

export type EstateHistory = {
  entries: ({
    id: string;
    happened_at: string;
    actor: {
      kind: 'member' | 'client' | 'command' | 'server' | 'link';
      /** Null when the member or client no longer exists. */
      name: string | null;
    };
    operation: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  })[];
  /** Null on the last page. */
  next_before: string | null;
};

export type EstateImport = {
  id: string;
  /** `INTERRUPTED`: the process ended before the import finished, and nothing was stored. */
  import_status: 'RUNNING' | 'FINISHED' | 'INTERRUPTED' | 'UNDONE';
  file_name: string | null;
  created_at: string;
  /** The member or client; null when it no longer exists. */
  created_by: string | null;
  /** Rows validated so far or, once `rows_total` is known, stored so far. */
  rows_done: number;
  /** Null while the rows are being validated. */
  rows_total: number | null;
  rows: RowCounts;
  undone_at: string | null;
};

export type EstateImportList = {
  imports: EstateImport[];
};

export type EstateItem = {
  metadata?: {
    property_id: string | null;
  } | undefined;
  address?: EstateAddress | undefined;
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI' | undefined;
  external_id?: string | undefined;
  /** How complete the data about the estate is. D: it cannot be planned. Not an energy label. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  estate_status?: EstateStatus | null | undefined;
  estate_type?: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER' | undefined;
  media?: ({
    filename: string | null;
    mime_type: string | null;
    url: string;
    position: number;
  })[] | undefined;
  /** EUR. */
  price?: number | null | undefined;
  year_built?: number | null | undefined;
  year_renovated?: number | null | undefined;
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  managing_user_external_id?: string | null | undefined;
  /** What is known of the house; null for what is not. */
  dwelling?: KnownDwelling | undefined;
  /** Our identifier of the estate. */
  id?: string | undefined;
  /** The estate's public planner page. */
  referral_link?: string | undefined;
  created_at?: string | undefined;
  /** When the estate last changed or was deactivated. */
  updated_at?: string | undefined;
  /** Null for an active estate. */
  deactivated_at?: string | null | undefined;
  /** The effective facts, named as in `dwelling` and the estate, each with its origin. Plans, filters and the list use these. Null when the client is the only source: then the fields of the estate apply. */
  facts?: Record<string, EstateFact> | null | undefined;
};

export type EstateList = {
  estates: EstateListEntry[];
  page?: number | undefined;
  page_size?: number | undefined;
  /** 0 when no value was found. */
  total_pages?: number | undefined;
  has_prev_page?: boolean | undefined;
  has_next_page?: boolean | undefined;
  prev_page?: number | null | undefined;
  next_page?: number | null | undefined;
  total?: number | undefined;
};

export type EstateListEntry = {
  estate: {
    metadata: {
      property_id: string | null;
    };
    address: EstateAddress;
    estate_provider_type: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI';
    external_id: string;
    /** How complete the data about the estate is. D: it cannot be planned. Not an energy label. */
    quality_label: 'A' | 'B' | 'C' | 'D';
    estate_status: EstateStatus | null;
    estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
    media: ({
      filename: string | null;
      mime_type: string | null;
      url: string;
      position: number;
    })[];
    /** EUR. */
    price: number | null;
    year_built: number | null;
    year_renovated: number | null;
  };
  /** The estate's public planner page. */
  referral_link: string;
};

export type EstatePage = {
  page: number;
  page_size: number;
  /** 0 when no value was found. */
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: EstateItem[];
};

export type EstatePatch = {
  /** Ignored in requests: set by the server. */
  external_id?: string | undefined;
  /** Ignored in requests: set by the server. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored in requests: set by the server. */
  id?: string | undefined;
  /** Ignored in requests: set by the server. */
  referral_link?: string | undefined;
  /** Ignored in requests: set by the server. */
  created_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  updated_at?: string | undefined;
  /** Ignored in requests: set by the server. */
  deactivated_at?: string | null | undefined;
  /** Ignored in requests: set by the server. */
  facts?: Record<string, unknown> | null | undefined;
  /** Ignored in requests: set by the server. */
  renovation?: Record<string, unknown> | null | undefined;
  metadata?: {
    property_id?: string | null | undefined;
  } | null | undefined;
  address?: {
    country?: 'BE' | 'NL' | {
      code: 'BE' | 'NL';
      name?: string | undefined;
    } | undefined;
    house_number?: string | null | undefined;
    house_number_extra?: string | null | undefined;
    latitude?: number | null | undefined;
    longitude?: number | null | undefined;
    place?: string | null | undefined;
    /** ISO 3166-2 code; derived from the zip code when absent. */
    region?: Region | {
      code: Region;
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** A zip code of the country, unless `region` is given: four digits; in the Netherlands optionally followed by two letters. */
    zip_code?: string | null | undefined;
  } | undefined;
  /** Defaults to API. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI' | null | undefined;
  estate_status?: EstateStatus | null | undefined;
  /** Only houses and apartments can be planned. */
  estate_type?: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER' | undefined;
  /** Open: 4 façades; semi-open: 3; closed: 2. Not used for apartments. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not in the future. */
  year_built?: number | null | undefined;
  /** Not before `year_built` and not in the future. */
  year_renovated?: number | null | undefined;
  /** Unknown users are created. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type EstateStatus = 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET';

export type ExportedLine = {
  kind: string;
  value?: Record<string, unknown> | undefined;
  version?: string | undefined;
  created_at?: string | undefined;
  /** Base URL of the files. */
  files_at?: string | undefined;
  counts?: Record<string, unknown> | undefined;
};

export type FaultyRequestError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the HTTP status. */
  error: string;
  /** One sentence per error. */
  message: string[];
};

export type ForbiddenError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the HTTP status. */
  error: string;
  /** One sentence per error. */
  message?: string[] | undefined;
};

export type HeatingDevice = 'CONDENSING_BOILER' | 'NON_CONDENSING_BOILER' | 'WOOD_BOILER' | 'STOVE' | 'ELECTRIC_HEATER' | 'HYBRID_HEAT_PUMP' | 'AIR_WATER_HEAT_PUMP' | 'GROUND_SOURCE_HEAT_PUMP' | 'AIR_AIR_HEAT_PUMP' | 'DISTRICT_SUBSTATION';

export type HomeAddress = {
  country: 'BE' | 'NL';
  house_number: string | null;
  house_number_extra: string | null;
  place: string | null;
  region: Region | null;
  street: string | null;
  zip_code: string | null;
};

export type ImportHeadings = {
  headings: ({
    /** As written in the file. Case, accents and punctuation are ignored. */
    heading: string;
    /** The field to map it to. Null ignores the column. */
    column: 'external_id' | 'managing_user_external_id' | 'estate_provider_type' | 'estate_type' | 'estate_format' | 'estate_status' | 'price' | 'year_built' | 'year_renovated' | 'media' | 'property_id' | 'country' | 'region' | 'place' | 'street' | 'house_number' | 'house_number_extra' | 'zip_code' | 'latitude' | 'longitude' | 'habitable_space_m2' | 'storeys' | 'building_width_m' | 'building_depth_m' | 'cornice_height_m' | 'apartment_floor' | 'roof_type' | 'inclined_roof_surface_m2' | 'flat_roof_surface_m2' | 'inclined_roof_insulation_type' | 'flat_roof_insulation_type' | 'attic_floor_surface_m2' | 'attic_floor_insulation_type' | 'attic_usage' | 'outer_wall_surface_m2' | 'outer_wall_insulation_type' | 'has_cavity_wall' | 'cavity_wall_width_cm' | 'has_cavity_wall_insulation' | 'ground_floor_surface_m2' | 'basement_type' | 'floor_insulation_type' | 'window_surface_m2' | 'window_glazing_type' | 'window_u_value_w_per_m2_k' | 'door_u_value_w_per_m2_k' | 'ventilation_type' | 'condition' | 'heating_type' | 'heating_device' | 'heating_installation_year' | 'heating_is_collective' | 'has_gas_connection' | 'has_heat_network' | 'sanitary_heating_device' | 'has_solar_panels' | 'solar_panels_kwp' | 'has_solar_boiler' | 'has_solar_shading' | 'owner_share_percent' | 'is_heritage' | 'energy_score_kwh_per_m2' | 'energy_label' | 'residents' | 'metered_gas_kwh' | 'metered_electricity_kwh' | 'metered_year' | null;
  })[];
};

export type ImportedBuildings = {
  rows: RowCounts;
};

export type ImportedLoans = {
  rows: RowCounts;
};

export type InsulationType = 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS';

export type Invitation = {
  /** Null when the address still has to be entered. */
  email: string | null;
  name: string | null;
  context: {
    name: string;
  } | null;
  role: 'owner' | 'editor' | 'viewer' | 'operator' | null;
  /** True when the address has an account: its password is required instead of a new one. */
  has_account: boolean;
  /** False when the account has no password: sign in first, then accept with `POST /v1/session/invitations`. */
  has_password: boolean;
  expires_at: string;
};

export type InvitedMember = {
  id: string;
  email: string;
  name: string | null;
  role: 'owner' | 'editor' | 'viewer';
  status: 'active' | 'invited' | 'disabled';
  /** When the member was invited. */
  created_at: string;
  /** When the member was last active, rounded to the minute. */
  last_used_at: string | null;
  invitation_expires_at: string | null;
  /** True for the caller. */
  is_self: boolean;
  /** The one-time link. Returned only in this response. */
  invitation_url: string;
  /** True when the link was also sent by email. */
  mailed: boolean;
};

export type KeptKind = {
  /** Name as printed by `rooftree maintenance`. */
  name: string;
  /** Retention set by the server, in days; null for unlimited. */
  kept_days: number | null;
  /** Name of the server setting. */
  setting: string;
  /** Override of this context; null without one. The lower of `kept_days` and `own_days` applies. */
  own_days: number | null;
  own_days_hold_from: string | null;
  /** Shortest retention a context may choose; null when it cannot be overridden. */
  shortest_own_days: number | null;
  /** Rows of this context that are past retention. */
  would_go: number;
};

export type KnownDwelling = {
  /** Heated floor area, all storeys, m² */
  habitable_space_m2: number | null;
  /** Storeys with living space; of the building for an apartment */
  storeys: number | null;
  /** Width of the façade, m */
  building_width_m: number | null;
  /** Depth of the building, m */
  building_depth_m: number | null;
  /** Height from the ground to the cornice, m */
  cornice_height_m: number | null;
  /** Position of an apartment in its building: lowest floor, between other floors, or under the roof */
  apartment_floor: 'GROUND' | 'MIDDLE' | 'TOP' | null;
  /** Shape of the roof */
  roof_type: 'INCLINED' | 'FLAT' | 'MIXED' | null;
  /** Surface of the pitched roof, m² */
  inclined_roof_surface_m2: number | null;
  /** Surface of the flat roof, m² */
  flat_roof_surface_m2: number | null;
  /** Insulation of the pitched roof or of the attic floor */
  inclined_roof_insulation_type: InsulationType | MeasuredUValue | null;
  /** Insulation of the flat roof */
  flat_roof_insulation_type: InsulationType | MeasuredUValue | null;
  /** Surface of the floor of an unused attic, m² */
  attic_floor_surface_m2: number | null;
  /** Insulation of the floor of an unused attic */
  attic_floor_insulation_type: InsulationType | MeasuredUValue | null;
  /** Use of the space under the pitched roof */
  attic_usage: 'NONE' | 'STORAGE' | 'HABITABLE' | null;
  /** Surface of the outer walls without windows and doors, m² */
  outer_wall_surface_m2: number | null;
  /** Insulation of the outer walls */
  outer_wall_insulation_type: InsulationType | MeasuredUValue | null;
  /** The outer walls have a cavity */
  has_cavity_wall: boolean | null;
  /** Width of the cavity, cm */
  cavity_wall_width_cm: number | null;
  /** The cavity is filled with insulation */
  has_cavity_wall_insulation: boolean | null;
  /** Surface of the lowest heated floor, m² */
  ground_floor_surface_m2: number | null;
  /** What is below the lowest heated floor */
  basement_type: 'NONE' | 'CRAWL_SPACE' | 'PARTIAL' | 'FULL' | null;
  /** Insulation of the lowest heated floor */
  floor_insulation_type: InsulationType | MeasuredUValue | null;
  /** Surface of the windows, frames included, m² */
  window_surface_m2: number | null;
  /** Glass of most windows */
  window_glazing_type: 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY' | 'TRIPLE' | null;
  /** U-value of the windows with their frames, mean over their area, W/m²K */
  window_u_value_w_per_m2_k: number | null;
  /** U-value of the outer doors, mean over their area, W/m²K */
  door_u_value_w_per_m2_k: number | null;
  /** Ventilation system; `BALANCED` is mechanical supply and exhaust without heat recovery */
  ventilation_type: 'NATURAL' | 'EXHAUST' | 'BALANCED' | 'BALANCED_WITH_RECOVERY' | null;
  /** Condition of the dwelling as stated by the seller */
  condition: 'AS_NEW' | 'JUST_RENOVATED' | 'GOOD' | 'TO_BE_DONE_UP' | 'TO_RENOVATE' | 'TO_RESTORE' | null;
  /** Energy source for heating */
  heating_type: 'GAS' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP' | 'DISTRICT' | 'WOOD' | null;
  /** Heating appliance */
  heating_device: HeatingDevice | null;
  /** Year in which the heating appliance was installed */
  heating_installation_year: number | null;
  /** The apartment building has a shared heating installation */
  heating_is_collective: boolean | null;
  /** The dwelling is connected to the gas network */
  has_gas_connection: boolean | null;
  /** A heat network is available in the street */
  has_heat_network: boolean | null;
  /** Hot water appliance */
  sanitary_heating_device: 'WITH_HEATING' | 'GAS_WATER_HEATER' | 'ELECTRIC_BOILER' | 'HEAT_PUMP_BOILER' | null;
  /** The dwelling has solar panels */
  has_solar_panels: boolean | null;
  /** Peak power of the solar panels, kWp */
  solar_panels_kwp: number | null;
  /** The dwelling has a solar water heater */
  has_solar_boiler: boolean | null;
  /** South- and west-facing windows have external shading */
  has_solar_shading: boolean | null;
  /** Share of the apartment in the common costs of its building, percent */
  owner_share_percent: number | null;
  /** The façade is listed and cannot be changed on the outside */
  is_heritage: boolean | null;
  /** Score on the energy certificate, kWh of primary energy per m² per year */
  energy_score_kwh_per_m2: number | null;
  /** Label on the energy certificate, on the scale of the region */
  energy_label: string | null;
  /** Number of occupants */
  residents: number | null;
  /** Yearly natural gas use according to the meter or bill, kWh (gross calorific value) */
  metered_gas_kwh: number | null;
  /** Yearly electricity taken from the grid according to the meter or bill, kWh */
  metered_electricity_kwh: number | null;
  /** Year of the metered use */
  metered_year: number | null;
};

export type LabelDistribution = {
  /** Number of estates that match all filters. */
  total: number;
  /** Number of those with a suggested renovation. */
  planned: number;
  /** Of the estates with a suggested renovation; null when none has one. */
  totals: {
    /** Sum of the lower bounds of what the owners pay. */
    net_cost_low: number | null;
    /** Sum of what the owners pay, including VAT and after subsidies. */
    net_cost: number | null;
    /** Sum of the upper bounds of what the owners pay. */
    net_cost_high: number | null;
    /** Sum of the yearly energy use today. */
    energy_now_kwh: number | null;
    /** Sum of the yearly energy use after the works. */
    energy_after_kwh: number | null;
    /** Sum of the yearly CO₂ today. */
    co2_now_kg: number | null;
    /** Sum of the yearly CO₂ after the works. */
    co2_after_kg: number | null;
  };
  /** One entry per label scale in use. */
  scales: {
    label_scale: string;
    regions: Region[];
    /** Best first. */
    labels: {
      label: string;
      /** Estates with this label today, ignoring the filter `label_now`. */
      now: number;
      /** Estates that reach this label, ignoring the filter `label_after`. */
      after: number;
    }[];
    /** Estates without a known label today. */
    without_label: number;
  }[];
};

export type ListedReport = {
  id: string;
  renovation_id: string;
  created_at: string;
  /** The member or client; null when unknown. */
  created_by: string | null;
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  name: string;
  /** The PDF. */
  url: string;
  /** True when its content has changed since it was generated. */
  is_outdated: boolean;
  outdated_since: {
    /** The last change of the estate, when that made the report outdated. */
    estate_updated_at: string | null;
    /** The last change of the plan, when that made the report outdated. */
    renovation_updated_at: string | null;
  };
  /** True when the plan uses older prices than the context. Recalculate the plan first. */
  has_other_prices: boolean;
  /** True when the name, colour, logo or contact of the context has changed since. */
  has_other_branding: boolean;
  estate: {
    external_id: string;
    address: HomeAddress;
  };
};

export type Loan = {
  loan_id: string;
  /** The `external_id` of the home that secures the loan. */
  estate_external_id: string;
  /** The collateral: a home, commercial property, or property of which the bank has taken possession. */
  property_kind: 'RESIDENTIAL' | 'COMMERCIAL' | 'POSSESSED';
  /** ISO 4217. All loans of a context have the same currency. */
  currency: string;
  /** Gross carrying amount on the balance sheet. */
  gross_carrying_amount_cents: number;
  /** Outstanding amount, for the attribution of emissions. */
  outstanding_cents: number;
  /** Value of the property when the loan was granted: land, building and improvements. */
  value_at_origination_cents: number | null;
  /** LATEST: the value at origination is unknown, and the newest one is used in its place. */
  value_source: 'ORIGINATION' | 'LATEST' | null;
  created_at: string;
  updated_at: string;
};

export type LoanBatch = {
  loans: LoanEntry[];
};

export type LoanBody = {
  /** The `external_id` of the home that secures the loan. */
  estate_external_id: string;
  /** The collateral: a home, commercial property, or property of which the bank has taken possession. */
  property_kind: 'RESIDENTIAL' | 'COMMERCIAL' | 'POSSESSED';
  /** ISO 4217. All loans of a context have the same currency. */
  currency: string;
  /** Gross carrying amount on the balance sheet. */
  gross_carrying_amount_cents: number;
  /** Outstanding amount, for the attribution of emissions. */
  outstanding_cents: number;
  /** Value of the property when the loan was granted: land, building and improvements. */
  value_at_origination_cents?: number | null | undefined;
  /** LATEST: the value at origination is unknown, and the newest one is used in its place. */
  value_source?: 'ORIGINATION' | 'LATEST' | null | undefined;
};

export type LoanEntry = {
  /** The loan's identifier in the client's own system. */
  loan_id: string;
  /** The `external_id` of the home that secures the loan. */
  estate_external_id: string;
  /** The collateral: a home, commercial property, or property of which the bank has taken possession. */
  property_kind: 'RESIDENTIAL' | 'COMMERCIAL' | 'POSSESSED';
  /** ISO 4217. All loans of a context have the same currency. */
  currency: string;
  /** Gross carrying amount on the balance sheet. */
  gross_carrying_amount_cents: number;
  /** Outstanding amount, for the attribution of emissions. */
  outstanding_cents: number;
  /** Value of the property when the loan was granted: land, building and improvements. */
  value_at_origination_cents?: number | null | undefined;
  /** LATEST: the value at origination is unknown, and the newest one is used in its place. */
  value_source?: 'ORIGINATION' | 'LATEST' | null | undefined;
};

export type LoanPage = {
  /** Number of loans that match. */
  total: number;
  loans: Loan[];
  /** Send it as `after` for the next page; null on the last page. */
  next: string | null;
};

export type LoanReport = {
  id: string;
  report_status: 'WAITING' | 'RUNNING' | 'FINISHED' | 'FAILED';
  layout: '2022';
  /** As requested. */
  reference_date: string;
  /** Of the emission factors of electricity: the mix of the grid, or what suppliers have bought. */
  basis: 'LOCATION' | 'MARKET';
  created_at: string;
  ended_at: string | null;
  /** Homes whose figures were computed so far. */
  homes_done: number;
  /** Homes whose figures had to be computed; the others are stored. */
  homes_total: number | null;
  /** Loans reported so far. */
  loans_done: number;
  /** Number of loans. */
  loans_total: number | null;
  failure: string | null;
  summary: {
    currency: string | null;
    /** Number of loans. */
    loans: number;
    /** Loans on homes of which too little is known for an estimate. */
    loans_without_figures: number;
    /** Their labels have expired and count as none. */
    expired_label_cents: number;
    template: ({
      number: number;
      heading: string;
      /** By the letter of the column, in cents; `p` is a share from 0 to 1. */
      cells: Record<string, number | null>;
      /** Columns b to g with each estimate wholly in its likeliest band. */
      likeliest: Record<string, number>;
      /** Of `o`, what has an estimated energy score. */
      unlabelled_estimated_cents: number;
    })[];
    pcaf: {
      financed_kgco2: number;
      scope1_kgco2: number;
      scope2_kgco2: number;
      /** Data quality from 1 (best) to 5, by outstanding amount. */
      score: number | null;
      outstanding_cents: number;
      /** Outstanding amount of the loans with emissions. */
      covered_cents: number;
      /** Why a loan has its score: METERED_SUPPLIER_FACTOR, METERED_AVERAGE_FACTOR, LABEL_AND_AREA, STATISTICS_AND_AREA, STATISTICS_WITHOUT_AREA, NO_ENERGY, NO_VALUE. */
      by_reason: Record<string, {
        /** Number of loans. */
        loans: number;
        outstanding_cents: number;
        financed_kgco2: number;
      }>;
    };
    taxonomy: {
      activity: string;
      amounts_cents: {
        YES: number;
        NO: number;
        UNKNOWN: number;
      };
    }[];
    emission_factors: ({
      country: 'BE' | 'NL';
      carrier: 'gas' | 'oil' | 'electricity' | 'wood' | 'district_heat';
      year: number;
      /** Of the emission factors of electricity: the mix of the grid, or what suppliers have bought. */
      basis: 'LOCATION' | 'MARKET';
      kg_per_kwh: number;
      source: string;
      /** From the settings. */
      is_own: boolean;
    })[];
    taxonomy_limits: TaxonomyLimit[];
  } | null;
};

export type LoanReportCell = {
  row: number;
  column: string;
  /** As in the template: cents, or the share of column p. */
  value: number | null;
  /** What the loans add to the cell. Loans on homes that were erased since are missing. */
  amount_cents: number;
  /** Number of loans in the cell. */
  total: number;
  loans: {
    loan_id: string;
    estate_external_id: string;
    amount_cents: number;
  }[];
  next: string | null;
};

export type LoanReportList = {
  reports: ({
    id: string;
    report_status: 'WAITING' | 'RUNNING' | 'FINISHED' | 'FAILED';
    layout: '2022';
    /** As requested. */
    reference_date: string;
    /** Of the emission factors of electricity: the mix of the grid, or what suppliers have bought. */
    basis: 'LOCATION' | 'MARKET';
    created_at: string;
    ended_at: string | null;
    /** Homes whose figures were computed so far. */
    homes_done: number;
    /** Homes whose figures had to be computed; the others are stored. */
    homes_total: number | null;
    /** Loans reported so far. */
    loans_done: number;
    /** Number of loans. */
    loans_total: number | null;
    failure: string | null;
  })[];
};

export type LoanSettings = {
  /** Used before ours. */
  emission_factors: EmissionFactor[];
  /** Without limits only label A shows that a home built before 2021 complies with 7.7. */
  taxonomy_limits: TaxonomyLimit[];
};

export type LocalGrant = {
  id: string;
  /** Name shown to buyers. */
  name: string;
  region: Area;
  /** Zip codes of four digits; empty for the whole region. */
  zip_codes: string[];
  /** They share one ceiling, so they must concern the same part of the house: shell, openings, heating, hot water or solar power. */
  works: Work[];
  /** Empty for every income. */
  income_groups: number[];
  /** The unit of the amount. */
  per: 'invoice' | 'm2' | 'dwelling';
  /** Percentage of the invoice without VAT, or EUR. */
  amount: number;
  max_eur: number | null;
  from: string;
  /** Last day; null when no end is known. */
  to: string | null;
  /** Page that describes the grant. */
  source: string;
  /** When the page was last checked. */
  checked_on: string;
};

export type LoggedRequest = {
  id: string;
  client_id: string;
  client_name: string;
  /** When the request arrived. */
  at: string;
  method: string;
  /** Without the query, which can hold personal data. */
  path: string;
  status: number;
  duration_ms: number;
  /** The `x-request-id` of the response. */
  request_id: string;
  /** The `x-error-code` of the response. */
  error_code: string | null;
  /** The first five sentences of `message`. */
  messages: string[];
  /** JSON without secrets, people and free texts, at most 8 kB; null unless the client records bodies. */
  request_body: unknown;
  /** Likewise, of the response. */
  response_body: unknown;
};

export type LoggedRequestPage = {
  requests: LoggedRequest[];
  /** Cursor of the next page; null on the last page. */
  next_before: string | null;
};

export type MaintenancePlan = {
  from_year: number;
  years: number;
  index_percent_per_year: number;
  rows: ({
    part_id: string;
    kind: string;
    name: string | null;
    condition: number | null;
    last_done_year: number | null;
    due: ({
      year: number;
      cost: number;
      indexed_cost: number;
      tied_work: Work | null;
    })[];
  })[];
  /** What all owners pay together, so that the fund never falls below zero. */
  contribution_per_month: number;
  contribution_without_works_per_month: number;
  fund: {
    year: number;
    start: number;
    contribution: number;
    maintenance: number;
    works_from_reserve: number;
    end: number;
  }[];
};

export type Majority = {
  id: string;
  votes: {
    numerator: number;
    denominator: number;
  };
  /** More than this part of the votes, not just as many. */
  is_strict: boolean;
  quorum: {
    numerator: number;
    denominator: number;
  } | null;
  article: string | null;
  source: string;
  source_date: string;
  confidence: 'high' | 'medium' | 'low';
};

export type MeasuredUValue = {
  u_value_w_per_m2_k: number;
};

export type Member = {
  id: string;
  email: string;
  name: string | null;
  role: 'owner' | 'editor' | 'viewer';
  status: 'active' | 'invited' | 'disabled';
  /** When the member was invited. */
  created_at: string;
  /** When the member was last active, rounded to the minute. */
  last_used_at: string | null;
  invitation_expires_at: string | null;
  /** True for the caller. */
  is_self: boolean;
};

export type MemberChange = {
  role?: 'owner' | 'editor' | 'viewer' | undefined;
  disabled?: boolean | undefined;
};

export type MemberList = {
  members: Member[];
};

export type NewBuildingPaper = {
  /** `LETTERS`: one PDF with a letter to the owner of each unit. `AGENDA`: the item for the meeting. */
  kind: 'PASSPORT' | 'LETTERS' | 'AGENDA';
  /** Language of its text, numbers and dates. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
};

export type NewBuildingPart = {
  /** Unique in the building, such as `roof` or `facade-street`. */
  id: string;
  kind: 'flat_roof' | 'pitched_roof' | 'facade' | 'windows' | 'floor' | 'stairwell' | 'heating' | 'lift' | 'other';
  name?: string | null | undefined;
  orientation?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null | undefined;
  area_m2?: number | null | undefined;
  /** 1 (as new) to 6 (very bad), as in NEN 2767. */
  condition?: number | null | undefined;
  /** When it was last maintained or replaced. */
  last_done_year?: number | null | undefined;
  /** When it is due; derived from its lifetime when absent. */
  next_due_year?: number | null | undefined;
  /** Cost of maintaining or replacing it as it is, at current prices; estimated when absent. */
  maintenance_cost_eur?: number | null | undefined;
  maintenance_interval_years?: number | null | undefined;
  /** How its cost is divided over the units; `SHARES` when absent. */
  apportioning?: 'SHARES' | 'EQUAL' | 'USE' | 'UNITS_WITH_PART' | null | undefined;
  /** For `UNITS_WITH_PART`: the units that have it. */
  units?: string[] | undefined;
};

export type NewBuildingUnit = {
  /** The `external_id` of its estate, which must be an apartment. */
  external_id: string;
  /** As on the bell, such as `2B`. */
  name: string;
  /** 0 is the ground floor. */
  floor?: number | null | undefined;
  /** Whole parts of `shares_total`. */
  share: number;
  /** As many as shares when absent. */
  votes?: number | null | undefined;
  /** The same for all units of one owner, whose votes are capped together. Not the name of a person. */
  owner?: string | null | undefined;
  /** Measured use, for `USE`. */
  use?: number | null | undefined;
};

export type NewClient = {
  /** Display name. */
  name: string;
  /** Permissions; all when absent. */
  permissions?: ClientPermission[] | undefined;
};

export type NewLoanReport = {
  /** Which certificates are valid; its year chooses the emission factors. */
  reference_date: string;
  /** Of template 2. */
  layout?: '2022' | undefined;
  /** Of the emission factors of electricity: the mix of the grid, or what suppliers have bought. */
  basis?: 'LOCATION' | 'MARKET' | undefined;
};

export type NewMember = {
  /** Email address. */
  email: string;
  role: 'owner' | 'editor' | 'viewer';
  name?: string | undefined;
};

export type NewPasskey = {
  /** Display name of the passkey. */
  name: string;
  response: {
    id: string;
    rawId: string;
    type: 'public-key';
    authenticatorAttachment?: string | undefined;
    clientExtensionResults: Record<string, unknown>;
    response: {
      clientDataJSON: string;
      attestationObject: string;
      transports?: string[] | undefined;
    };
  };
};

export type NewPortfolioAction = {
  /** DEACTIVATE takes estates off all lists and needs the permission `estates:write`; PLAN calculates a suggested renovation of each and needs `calculations:create`; REPORT makes a report of the suggested renovation of each, RENEW_REPORTS makes the outdated reports of each again, and both need `reports:create`. */
  action: 'DEACTIVATE' | 'PLAN' | 'REPORT' | 'RENEW_REPORTS';
  /** Only these of the estates that pass the filter. */
  external_ids?: string[] | undefined;
  /** Every estate that passes the filter; all of the context without one. */
  all_matching?: true | undefined;
  /** Of the reports; required for REPORT. With RENEW_REPORTS, only reports in this language are renewed. */
  language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
};

export type NewProgramme = {
  name: string;
  /** Either `filter` or `external_ids`; all active estates of the context when absent. */
  homes?: {
    /** The filter of the estate list. */
    filter?: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
    } | undefined;
    external_ids?: string[] | undefined;
  } | undefined;
  /** The first year with works, this calendar year at the earliest. */
  first_year: number;
  /** Number of years. */
  years: number;
  /** LOWEST_COST: lowest net present cost of works and energy. MOST_CO2_PER_EURO: lowest emissions for the money of `limits.budget`. MOST_TENANTS_HELPED: most tenants with a bill at least 20 % lower, as early as possible. */
  objective: 'LOWEST_COST' | 'MOST_CO2_PER_EURO' | 'MOST_TENANTS_HELPED';
  /** Whose homes they are: it decides which grants and duties apply. */
  ownership?: 'occupier' | 'landlord' | 'second_home' | 'social_landlord' | undefined;
  /** Limits that all homes share. One with a year replaces the one without in that year. */
  limits?: {
    /** What may be paid for works in a year, after grants, including VAT. */
    budget?: ({
      /** Only in this year; every year when absent. */
      year?: number | undefined;
      at_most_cents: number;
    })[] | undefined;
    /** Hours of a trade in a year. */
    hours?: ProgrammeHoursLimit[] | undefined;
    /** Homes with works in a year. */
    homes?: ProgrammeHomesLimit[] | undefined;
    /** Emissions of all homes over the years of the programme. */
    co2?: {
      at_most_kg: number;
    } | undefined;
    /** Shares of homes with a label. Homes whose label scale does not have the label are not counted; each home counts with its probability. */
    labels?: ProgrammeLabelsLimit[] | undefined;
    /** Reductions of the primary energy of all homes together. */
    energy?: ProgrammeEnergyLimit[] | undefined;
    bills?: {
      /** Reduction of the mean energy bill after the last year. */
      mean_cut_at_least_percent?: number | undefined;
      /** Whether works that raise the energy bill of a home are ruled out. */
      no_tenant_pays_more?: boolean | undefined;
    } | undefined;
  } | undefined;
  /** Legal calendars that each home must follow. */
  duties?: {
    ids: ('vlg_housing_code' | 'bru_275' | 'bru_150' | 'wal_all_owners' | 'nl_rental' | 'nl_social_housing')[];
    /** Probability with which each home must meet its duties; 0.5 when absent. */
    required_probability?: number | undefined;
  } | undefined;
  /** Homes that are renovated together. */
  complexes?: {
    code: string;
    external_ids: string[];
  }[] | undefined;
  /** Also compute what two rules of thumb would cost; true when absent. */
  with_baselines?: boolean | undefined;
  /** Variations of the limits. */
  scenarios?: ({
    name: string;
    /** They replace the limits of the same kind of the programme. */
    limits: {
      /** What may be paid for works in a year, after grants, including VAT. */
      budget?: ({
        /** Only in this year; every year when absent. */
        year?: number | undefined;
        at_most_cents: number;
      })[] | undefined;
      /** Hours of a trade in a year. */
      hours?: ProgrammeHoursLimit[] | undefined;
      /** Homes with works in a year. */
      homes?: ProgrammeHomesLimit[] | undefined;
      /** Emissions of all homes over the years of the programme. */
      co2?: {
        at_most_kg: number;
      } | undefined;
      /** Shares of homes with a label. Homes whose label scale does not have the label are not counted; each home counts with its probability. */
      labels?: ProgrammeLabelsLimit[] | undefined;
      /** Reductions of the primary energy of all homes together. */
      energy?: ProgrammeEnergyLimit[] | undefined;
      bills?: {
        /** Reduction of the mean energy bill after the last year. */
        mean_cut_at_least_percent?: number | undefined;
      } | undefined;
    };
  })[] | undefined;
  /** A finished programme to stay close to. */
  previous?: {
    programme_id: string;
    /** What other works or another year for a home must save at least. */
    cents_per_moved_home?: number | undefined;
    /** Until the end of this year nothing changes. */
    frozen_until_year?: number | undefined;
  } | undefined;
};

export type NewProgrammeApproval = {
  /** Homes whose works begin in this year are approved. */
  year: number;
  /** Number of the scenario; 0, the programme itself, when absent. The same for all years. */
  scenario?: number | undefined;
  /** Also create the passport of each home; false when absent. */
  passports?: boolean | undefined;
  /** Language of the passports; that of the context when absent. */
  language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
};

export type NewRenovationReport = {
  /** Language of its text, numbers and dates. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
};

export type NewSavedView = {
  name: string;
  /** Filters, order and columns, as in the URL of the screen. */
  query: string;
  /** Visible to all members of the context. Needs the permission `estates:write`. */
  is_shared?: boolean | undefined;
};

export type NewSecret = {
  /** Revokes the previous secrets and their tokens within a second. */
  disable_others?: boolean | undefined;
};

export type NewWebhook = {
  /** URL that receives events by POST; must start with https://. */
  url?: string | undefined;
  /** Instead of `url`: events are stored, and read with `GET /v1/webhooks/{webhook_id}/deliveries`. Ends five minutes after the last read. See `rooftree listen`. */
  listen?: true | undefined;
  /** Event types; all when absent or empty. */
  events?: WebhookEvent[] | undefined;
};

export type OneTimeLink = {
  /** The part of the link after its last slash. */
  token: string;
};

export type OpenidAddress = {
  /** URL of the provider to redirect to. */
  authorization_url: string;
};

export type OpenidAnswer = {
  /** The value that was sent to the provider. */
  state: string;
  /** The authorization code. */
  code?: string | undefined;
  /** The issuer. */
  iss?: string | undefined;
  /** Error code of the provider. */
  error?: string | undefined;
};

export type OpenidProvider = {
  /** Display name of the provider; null when none is configured. */
  name: string | null;
};

export type OverviewPage = string;

export type OwnPrice = {
  work: Work;
  /** A region takes precedence over its country. */
  region: Area;
  /** Multiplier of the default price. Give either this or an amount. */
  factor?: number | undefined;
  /** EUR without VAT, per unit of the default price; for an architect, a share of the works. Where the default price depends on the size of the house, the price for the reference size. */
  amount?: {
    low: number;
    typical: number;
    high: number;
  } | undefined;
};

export type OwnRetention = {
  /** Null uses the server setting. */
  days: number | null;
};

export type PasskeyList = {
  passkeys: ({
    id: string;
    name: string;
    created_at: string;
    last_used_at: string | null;
  })[];
  recovery_codes_left: number;
};

export type PasskeyOptions = Record<string, unknown>;

export type PasskeySignature = {
  response: {
    id: string;
    rawId: string;
    type: 'public-key';
    authenticatorAttachment?: string | undefined;
    clientExtensionResults: Record<string, unknown>;
    response: {
      clientDataJSON: string;
      authenticatorData: string;
      signature: string;
      userHandle?: string | undefined;
    };
  };
};

export type PasswordChange = {
  /** The current password; omit it when the member has none yet. */
  current?: string | undefined;
  /** A new password of 12 to 128 characters. Any characters are allowed; common passwords are rejected. */
  new: string;
};

export type PersonErasure = {
  kind: 'user' | 'member' | 'contact' | 'buyer';
  id: string;
};

export type PersonList = {
  users: {
    id: string;
    external_id: string;
    /** Number of estates they manage. */
    estates: number;
    /** Number of renovations they manage. */
    renovations: number;
  }[];
  members: ({
    id: string;
    email: string;
    name: string | null;
    role: 'owner' | 'editor' | 'viewer';
    /** True when they have access to other contexts: their account stays. */
    keeps_account: boolean;
  })[];
  contact: {
    /** Id of the context. */
    id: string;
    name: string | null;
    phone: string | null;
    email: string | null;
  } | null;
  /** Buyers who left contact details on the page of an estate. */
  buyers: ({
    /** Id of a contact request, or of an event that is waiting for delivery. */
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
  })[];
};

export type PersonSearch = {
  /** Part of a name, address, number or id. */
  search: string;
};

export type PlainError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the HTTP status. */
  error: string;
};

export type PlanAlertRequestedEvent = {
  type: 'plan_alert.requested';
  /** When it happened. */
  timestamp: string;
  data: {
    /** The `external_id` of the estate. */
    external_id: string;
    /** `CALL_BACK`: asks for a call about a saved plan. `CHANGES`: wants news about prices or grants. */
    wish: 'CALL_BACK' | 'CHANGES';
    /** The plan saved with the request. */
    renovation_id: string | null;
    /** As entered. */
    name: string | null;
    /** As entered by the buyer; not verified. */
    email: string | null;
    /** As entered by the buyer; not verified. */
    phone: string | null;
    /** Language of the page. */
    language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
    /** Link to the plan with the person's choices. */
    plan_url: string;
    /** When the person gave consent. */
    consented_at: string;
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type PlannedAgain = {
  job_ids: string[];
  estates: number;
  /** Number of estates whose plan cannot be recalculated with the same controls. */
  refused: number;
};

export type PortfolioAction = {
  id: string;
  /** REACTIVATE is what undoing a DEACTIVATE does. */
  action: 'DEACTIVATE' | 'PLAN' | 'REPORT' | 'RENEW_REPORTS' | 'REACTIVATE';
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | null;
  created_at: string;
  /** Null while estates wait. */
  ended_at: string | null;
  undone_at: string | null;
  can_undo: boolean;
  estates: {
    /** All that were named, or that match. */
    total: number;
    /** Finished so far. */
    done: number;
    /** Those that could not be finished. */
    failed: number;
    /** Those without anything to do: no plan to report on, too little known for a plan. */
    skipped: number;
  };
  /** The calculation job of PLAN. */
  job_id: string | null;
  /** Why one of them failed. */
  failure: string | null;
};

export type PortfolioChoices = {
  /** Places with the most estates first; at most 200. */
  places: {
    value: string;
    count: number;
  }[];
  /** Managing users, by `external_id`. */
  users: {
    value: string;
    count: number;
  }[];
  /** Sources of estates. */
  providers: {
    value: string;
    count: number;
  }[];
};

export type PortfolioItem = {
  id: string;
  external_id: string;
  address: HomeAddress;
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  estate_status: EstateStatus | null;
  year_built: number | null;
  quality_label: 'A' | 'B' | 'C' | 'D';
  estate_provider_type: string;
  managing_user_external_id: string | null;
  /** Energy label today: from the plan, otherwise from the certificate. */
  label_now: string | null;
  /** Energy label after the suggested renovation. */
  label_after: string | null;
  /** Probability of each label today; null when a certificate states the label, or without a plan. */
  label_probabilities: Record<string, unknown> | null;
  /** What the owner pays, including VAT and after subsidies. */
  net_cost: number | null;
  /** Lower bound: nine out of ten comparable renovations cost more. */
  net_cost_low: number | null;
  /** Upper bound: nine out of ten comparable renovations cost less. */
  net_cost_high: number | null;
  /** Yearly energy use today at typical use, according to the plan. */
  energy_now_kwh: number | null;
  /** After the works; negative when solar panels produce more than is used. */
  energy_after_kwh: number | null;
  /** Expiry date of the newest certificate. */
  certificate_valid_until: string | null;
  /** The suggested renovation. */
  renovation_id: string | null;
  planned_at: string | null;
  updated_at: string;
  deactivated_at: string | null;
};

export type PortfolioOverview = {
  /** Number of estates that match all filters. */
  homes: number;
  /** Number of those with a suggested renovation. All sums are of these. */
  planned: number;
  /** What the owners pay for all works, EUR. */
  net_cost: number;
  /** Sum of the low ends of the cost ranges, EUR. */
  net_cost_low: number;
  /** Sum of the high ends of the cost ranges, EUR. */
  net_cost_high: number;
  /** Energy use per year today. */
  energy_now_kwh: number;
  /** Energy use per year after the works. */
  energy_after_kwh: number;
  /** CO₂ per year today. */
  co2_now_kg: number;
  /** CO₂ per year after the works. */
  co2_after_kg: number;
  /** One entry per label scale in use. */
  scales: {
    label_scale: string;
    /** Best first. */
    labels: {
      label: string;
      /** Estates with this label today. */
      now: number;
      /** Estates with this label after the works; without a plan, their label today. */
      after: number;
    }[];
    /** Estates without a known label today. */
    without_label: number;
  }[];
  /** Years in which the law requires a better label, earliest first. */
  duties: {
    year: number;
    /** Estates whose first unmet duty is in this year. */
    homes: number;
    /** What their owners pay for all works of their plans, EUR. */
    net_cost: number;
  }[];
  /** The portfolio beside the benchmark of Dutch housing associations. Absent without Dutch homes that have an energy score. */
  aedes_benchmark?: {
    /** Year of the class limits. */
    edition: number;
    /** Number of Dutch homes with an energy score (EP2) on their certificate. */
    homes: number;
    /** Mean energy score of those homes. */
    mean_kwh_per_m2: number;
    /** Class of that mean for the energy score, `A` is best. */
    class: 'A' | 'B' | 'C';
    /** Highest mean of class A. */
    a_up_to_kwh_per_m2: number;
    /** Highest mean of class B. */
    b_up_to_kwh_per_m2: number;
    /** All Dutch housing associations together. */
    sector: {
      year: number;
      /** Mean energy score of all homes of the associations. */
      mean_kwh_per_m2: number;
    };
    source: string;
  } | undefined;
};

export type PortfolioPage = {
  /** Pass it as `after` to get the next page; null on the last page. */
  next: string | null;
  data: PortfolioItem[];
};

export type PortfolioPlace = {
  country: 'BE' | 'NL';
  region: Region | null;
  /** As written in the estates; null for estates without a place. */
  place: string | null;
  /** Number of estates. */
  count: number;
  /** Number of those with a suggested renovation. */
  planned: number;
  /** The most common label today; of two equally common labels, the worse one. */
  most_common_label: string | null;
  /** Labels today, best first; estates without a label are not counted. */
  labels: {
    label: string;
    count: number;
  }[];
  /** What their owners pay on average, including VAT and after subsidies. */
  average_net_cost: number | null;
};

export type PortfolioPlaces = {
  /** Number of places, including those that are not listed. */
  total: number;
  places: PortfolioPlace[];
};

export type PriceBook = {
  /** 0 means the default prices and grants. */
  version: number;
  /** Internal note about what changed and why. */
  note: string;
  created_at: string | null;
  prices: OwnPrice[];
  /** Default grants to ignore. */
  switched_off: SwitchedOffGrant[];
  /** Additional grants. */
  grants: LocalGrant[];
};

export type PriceBookDraft = {
  /** Increases with every save. 0 when there is no draft and the published version is returned. */
  revision: number;
  /** Internal note about what changed and why. */
  note: string;
  updated_at: string | null;
  prices: OwnPrice[];
  /** Default grants to ignore. */
  switched_off: SwitchedOffGrant[];
  /** Additional grants. */
  grants: LocalGrant[];
};

export type PriceBookDraftBody = {
  /** The revision that you last read. */
  revision: number;
  /** Internal note about what changed and why. */
  note: string;
  prices: OwnPrice[];
  /** Default grants to ignore. */
  switched_off: SwitchedOffGrant[];
  /** Additional grants. */
  grants: LocalGrant[];
};

export type PriceBookPreview = {
  /** Number of suggested plans of active estates. */
  plans: number;
  /** Number of plans calculated with both versions: all, or up to 200. */
  sampled: number;
  /** Plans of the sample whose cost changes. */
  moved: number;
  /** Plans of the sample with other works. */
  other_works: number;
  /** Change in what an owner pays after grants, EUR, over the sample; negative is less. */
  change_per_plan: {
    p10: number;
    p50: number;
    p90: number;
  };
  /** Median of what an owner pays, EUR. */
  net_cost_p50: {
    before: number;
    after: number;
  };
  /** Total change for all plans, EUR: between `low` and `high` with 95 % probability; equal when all plans were calculated. */
  change_of_all: {
    low: number;
    expected: number;
    high: number;
  };
};

export type PriceBookPreviewBody = {
  /** Null compares the draft. */
  version: number | null;
};

export type PriceBookPublication = {
  /** An earlier version to restore; null publishes the draft as a new version. */
  version: number | null;
  /** Revision of the draft that you last read; required when `version` is null. */
  revision?: number | undefined;
};

export type PriceBookVersions = {
  /** The version that new plans use; 0 means the default prices and grants. */
  current: number;
  /** The newest 100, newest first, each with its number of entries. */
  versions: {
    /** 0 means the default prices and grants. */
    version: number;
    /** Internal note about what changed and why. */
    note: string;
    created_at: string;
    prices: number;
    switched_off: number;
    grants: number;
  }[];
};

export type PriceTables = {
  data_version: string;
  prices: ({
    work: Work;
    country: 'BE' | 'NL';
    /** Reference size when the price depends on the size of the home: kW for a heat pump, otherwise m² of floor area. */
    reference: number | null;
    unit: 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'dwelling' | 'site' | 'share';
    /** EUR without VAT per unit; for an architect, a share of the works. */
    low: number;
    typical: number;
    high: number;
    year: number;
    confidence: 'high' | 'medium' | 'low';
    source: string;
  })[];
  /** Grants available today. */
  grants: ({
    id: string;
    scheme: 'mijn_verbouwpremie' | 'primes_habitation_temporary' | 'isde' | 'svve' | 'green_certificates' | 'local_grant';
    /** A region, or NL. */
    region: string;
    works: Work[];
    amounts: ({
      income_group: number | null;
      per: 'm2' | 'dwelling' | 'kW' | 'invoice';
      /** EUR, or percentage of the invoice without VAT. */
      amount: number;
      /** In addition to the amount per kW. */
      start_eur: number;
      max_percent: number | null;
      max_eur: number | null;
      combination: 'one_measure' | 'two_measures' | null;
    })[];
    conditions: ('income_group' | 'insulation_value' | 'glass_value' | 'cavity_certificate' | 'registered_contractor' | 'certified_installer' | 'rooms_ventilated' | 'permit_older_than_5_years' | 'energy_audit_first' | 'owner_occupier' | 'main_residence' | 'apply_within_24_months' | 'second_measure_within_24_months' | 'appliance_on_list' | 'may_end_2028' | 'before_scheme_ends' | 'amount_unverified' | 'association_applies' | 'apply_before_works' | 'metered_production')[];
    from: string;
    to: string | null;
    confidence: 'high' | 'medium' | 'low';
    source: string;
    /** Official page about the scheme. */
    page: string;
    /** Month in which the amounts were last checked. */
    checked_in: string;
  })[];
};

export type Programme = {
  id: string;
  name: string;
  status: 'WAITING' | 'PLANNING' | 'SOLVING' | 'FINISHED' | 'INFEASIBLE' | 'FAILED' | 'CANCELLED';
  objective: 'LOWEST_COST' | 'MOST_CO2_PER_EURO' | 'MOST_TENANTS_HELPED';
  value_unit: 'CENTS' | 'GRAMS' | 'POINTS';
  first_year: number;
  years: number;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  /** Why it failed. */
  failure: string | null;
  homes: {
    /** All that were chosen. */
    total: number;
    /** Those that the engine has planned. */
    planned: number;
    /** Those that cannot be part of it; their list has the reasons. */
    left_out: number;
  };
  progress: {
    homes_total: number;
    homes_planned: number;
    /** The one that is being solved. */
    scenario: number | null;
    /** Best value so far. */
    value: number | null;
    /** Best bound so far. */
    bound: number | null;
    /** Distance between both, as a part of the bound. */
    gap: number | null;
  };
  /** The first scenario in three figures; null while there is no result. */
  outcome: {
    homes_with_works: number;
    /** Paid for works in all years, after grants. */
    paid_cents: number;
    /** How far the value can be above the best one. */
    gap: number | null;
  } | null;
  previous_id: string | null;
  /** As it was sent. */
  request: Record<string, unknown>;
  /** Empty until it has finished. */
  scenarios: ({
    /** 0 is the programme itself. */
    number: number;
    name: string | null;
    status: 'FINISHED' | 'INFEASIBLE';
    /** In `value_unit`; lower is better. */
    value: number;
    /** No programme within the limits has a lower value; null when infeasible. */
    bound: number | null;
    /** How far the value can be above the best one, as a part of the bound. */
    gap: number | null;
    /** Net present cost of works and energy over 30 years. */
    present_cost_cents: number;
    /** Paid for works in all years, after grants. */
    paid_cents: number;
    grants_cents: number;
    /** Emissions over the years of the programme. */
    co2_kg: number;
    /** Compared with no works at all. */
    co2_saved_kg: number;
    /** Homes with an energy bill at least 20 % lower at the end. */
    tenants_helped: number;
    homes_with_works: number;
    /** Homes with other works or another year than in the previous programme. */
    homes_moved: number | null;
    /** What homes that miss a duty are expected to need later. */
    reserve_cents: number;
    /** Homes by label before any works; empty when an earlier version has solved the programme. */
    labels_now: {
      label: string;
      homes: number;
    }[];
    limits: ({
      id: string;
      kind: 'BUDGET' | 'HOURS' | 'HOMES' | 'CO2' | 'LABELS' | 'ENERGY' | 'WORST_HOMES' | 'BILLS';
      year: number | null;
      trade: 'shell' | 'glass' | 'installer' | 'electrician' | null;
      place: string | null;
      label: string | null;
      comparison: 'AT_MOST' | 'AT_LEAST';
      /** MILLIHOMES: thousandths of a home, because each home counts with its probability. */
      unit: 'CENTS' | 'MINUTES' | 'HOMES' | 'KILOGRAMS' | 'MILLIHOMES' | 'KWH';
      /** The limit. */
      amount: number;
      /** How much of it the programme uses or reaches. */
      used: number;
      /** What is left; negative where the limit is broken. */
      slack: number;
      /** By how much one unit more improves the value; null when infeasible. */
      price: number | null;
      /** The same in words. */
      text: string;
    })[];
    years: ProgrammeYear[];
    duties: ({
      duty: 'vlg_housing_code' | 'bru_275' | 'bru_150' | 'wal_all_owners' | 'nl_rental' | 'nl_social_housing';
      year: number;
      /** Homes that have this duty. */
      homes: number;
      /** Homes that meet it with the required probability. */
      met: number;
      missed: number;
      /** Mean probability over these homes. */
      probability: number;
      /** The same in words. */
      text: string;
    })[];
    /** Limits that contradict each other; `duties` are the duties of the law. */
    conflict: {
      id: string;
      /** The same in words. */
      text: string;
    }[];
    /** Which limits the nearest programme needs changed. */
    changes: {
      id: string;
      amount: number;
      needed: number;
      /** The same in words. */
      text: string;
    }[];
    baselines: ({
      rule: 'WORST_LABEL_FIRST' | 'CHEAPEST_KWH_FIRST';
      value: number;
      present_cost_cents: number;
      paid_cents: number;
      co2_kg: number;
      duties_missed: number;
      /** Ids of limits. */
      limits_broken: string[];
      /** The same in words. */
      text: string;
    })[];
  })[];
};

export type ProgrammeApproval = {
  id: string;
  scenario: number;
  year: number;
  created_at: string;
  homes: {
    /** Homes that were approved. */
    total: number;
    /** Homes whose works were reported done. */
    done: number;
    /** Homes whose year has passed without a report. */
    overdue: number;
  };
  plans: {
    /** The calculation jobs that plan the homes. */
    job_ids: string[];
    finished: number;
    failed: number;
  };
  /** Null when none were wanted. */
  passports: {
    language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
    /** The portfolio action that creates them; null while the plans are made. */
    action_id: string | null;
    failure: string | null;
  } | null;
};

export type ProgrammeApprovals = ProgrammeApproval[];

export type ProgrammeComparison = {
  /** This one, then the other. */
  programmes: ({
    id: string;
    name: string;
    value: number;
    bound: number | null;
    gap: number | null;
    present_cost_cents: number;
    paid_cents: number;
    grants_cents: number;
    co2_kg: number;
    co2_saved_kg: number;
    tenants_helped: number;
    homes_with_works: number;
    reserve_cents: number;
    duties_missed: number;
    years: ProgrammeYear[];
  })[];
  /** The other less this one. */
  difference: {
    present_cost_cents: number;
    paid_cents: number;
    co2_kg: number;
    tenants_helped: number;
    duties_missed: number;
  };
  homes_in_both: number;
  /** Homes with other works or another year in the other one. */
  homes_moved: number;
};

export type ProgrammeEnergyLimit = {
  /** At the end of this year. */
  by_year: number;
  /** Reduction of the primary energy of all homes. */
  cut_at_least_percent: number;
  /** Part of that reduction that comes from the 43 % worst homes, by label and then by primary energy; 55 in the EPBD. */
  from_worst_homes_at_least_percent?: number | undefined;
};

export type ProgrammeEvent = {
  type: 'programme.finished' | 'programme.failed';
  /** When it happened. */
  timestamp: string;
  data: {
    /** The programme. */
    id: string;
    status: 'WAITING' | 'PLANNING' | 'SOLVING' | 'FINISHED' | 'INFEASIBLE' | 'FAILED' | 'CANCELLED';
    /** Why it failed. */
    failure: string | null;
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type ProgrammeHome = {
  external_id: string;
  address: string | null;
  place: string | null;
  region: Region | null;
  status: 'PLANNED' | 'NOTHING' | 'LEFT_OUT';
  /** Homes with the same code are renovated together. */
  complex: string | null;
  /** The goal of the works: a label, `lifetime` or `fossil_free`. */
  package: string | null;
  works: {
    year: number;
    works: string[];
  }[];
  first_year: number | null;
  /** Paid for works in all years, after grants. */
  paid_cents: number;
  label_now: string | null;
  label_after: string | null;
  /** Probability of at least `label_after`. */
  probability: number | null;
  reason: 'DUTY' | 'BEST_FOR_THE_HOME' | 'LIMIT' | 'TOGETHER' | 'UNCHANGED' | 'NO_WORKS_WORTHWHILE' | 'NOT_A_HOME' | 'NO_REGION' | 'NO_YEAR_BUILT' | 'NO_PLAN';
  /** The id of the limit that decided. */
  reason_limit: string | null;
  /** The reason in words. */
  reason_text: string;
  approved_at: string | null;
  done_on: string | null;
};

export type ProgrammeHomePage = {
  /** Pass it as `after` to get the next page; null on the last page. */
  next: string | null;
  data: ProgrammeHome[];
};

export type ProgrammeHomesLimit = {
  /** Only in this year; every year when absent. */
  year?: number | undefined;
  /** Only in this place; everywhere when absent. */
  place?: string | undefined;
  at_most_homes: number;
};

export type ProgrammeHoursLimit = {
  trade: 'shell' | 'glass' | 'installer' | 'electrician';
  /** Only in this year; every year when absent. */
  year?: number | undefined;
  at_most_hours: number;
};

export type ProgrammeLabelsLimit = {
  label: string;
  /** At the end of this year. */
  by_year: number;
  /** Share of the homes with this label or a better one. */
  at_least_percent: number;
};

export type ProgrammePage = {
  /** Pass it as `after` to get the next page; null on the last page. */
  next: string | null;
  data: ({
    id: string;
    name: string;
    status: 'WAITING' | 'PLANNING' | 'SOLVING' | 'FINISHED' | 'INFEASIBLE' | 'FAILED' | 'CANCELLED';
    objective: 'LOWEST_COST' | 'MOST_CO2_PER_EURO' | 'MOST_TENANTS_HELPED';
    value_unit: 'CENTS' | 'GRAMS' | 'POINTS';
    first_year: number;
    years: number;
    created_at: string;
    started_at: string | null;
    ended_at: string | null;
    /** Why it failed. */
    failure: string | null;
    homes: {
      /** All that were chosen. */
      total: number;
      /** Those that the engine has planned. */
      planned: number;
      /** Those that cannot be part of it; their list has the reasons. */
      left_out: number;
    };
    progress: {
      homes_total: number;
      homes_planned: number;
      /** The one that is being solved. */
      scenario: number | null;
      /** Best value so far. */
      value: number | null;
      /** Best bound so far. */
      bound: number | null;
      /** Distance between both, as a part of the bound. */
      gap: number | null;
    };
    /** The first scenario in three figures; null while there is no result. */
    outcome: {
      homes_with_works: number;
      /** Paid for works in all years, after grants. */
      paid_cents: number;
      /** How far the value can be above the best one. */
      gap: number | null;
    } | null;
    previous_id: string | null;
  })[];
};

export type ProgrammeWorkEvent = {
  type: 'programme.approved' | 'programme.works_done';
  /** When it happened. */
  timestamp: string;
  data: {
    /** The programme. */
    id: string;
    /** Homes that were approved, or whose works were reported done. */
    homes: number;
    /** The approved year. */
    year?: number | undefined;
    /** The approved scenario. */
    scenario?: number | undefined;
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type ProgrammeWorks = {
  homes: {
    /** A home whose works are approved. */
    external_id: string;
    /** The day on which its works were done; not in the future. */
    done_on: string;
  }[];
};

export type ProgrammeWorksDone = {
  /** Homes with works that were not reported before. */
  recorded: number;
  /** Homes whose works were reported before. */
  unchanged: number;
  homes: {
    external_id: string;
    done_on: string;
    /** The works that were recorded now. */
    works: string[];
    /** The facts of the home that they changed. */
    facts: string[];
  }[];
  /** The calculation jobs that plan what is left to do. */
  job_ids: string[];
};

export type ProgrammeYear = {
  year: number;
  /** Homes with works in this year. */
  homes: number;
  /** Paid for works, after grants. */
  paid_cents: number;
  grants_cents: number;
  /** By trade. */
  hours: {
    shell: number;
    glass: number;
    installer: number;
    electrician: number;
  };
  /** Emissions of all homes. */
  co2_kg: number;
  /** Mean energy bill of a home. */
  mean_bill_cents: number;
  /** Homes by label at the end of the year. */
  labels: {
    label: string;
    homes: number;
  }[];
};

export type RecoveryCode = {
  /** Case and dashes are ignored. */
  code: string;
};

export type RecoveryCodes = {
  /** Shown once. Each code works once, in place of a passkey. */
  recovery_codes: string[];
};

export type Region = 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';

export type RegisteredLabel = {
  /** The Dutch register of energy labels. */
  register: 'EP_ONLINE';
  /** Whether the operator has enabled the register. */
  is_on: boolean;
  /** Result of the last lookup. `NO_ADDRESS`: the estate is not in the Netherlands, or lacks a postal code or house number. `SEVERAL`: several dwellings match. `OTHER_KIND`: the label is for an apartment and the estate is a house, or the reverse. `UNUSABLE`: the response contains no valid label. Only `FOUND` provides facts. */
  label_status: 'NO_ADDRESS' | 'WAITING' | 'FOUND' | 'NONE' | 'SEVERAL' | 'OTHER_KIND' | 'UNUSABLE';
  /** True while a lookup is pending or its result is being applied. */
  is_waiting: boolean;
  /** When it was last looked up. */
  read_at: string | null;
  next_read_at: string | null;
  energy_label: string | null;
  registered_on: string | null;
  valid_until: string | null;
  /** The dwelling in the Dutch register of addresses (BAG), if the operator uses it. */
  bag_id: string | null;
  /** Why the register is currently unavailable. */
  fault: string | null;
};

export type Renovation = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null unless the renovation is deleted. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR. Not subtracted from the other amounts, and never higher than the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: EstateGeoAddress;
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment or when unknown. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** Target label. */
  target_label: string | null;
  /** Probability that the works reach the target, given what is unknown about the house. */
  target_probability: number | null;
  estate_external_id: string;
  /** True when a person created or edited this plan. */
  is_edited: boolean;
  /** Who created an edited plan: a reader of the estate's page, a member or a client. Null for a suggested plan. */
  edited_by: 'BUYER' | 'MEMBER' | 'CLIENT' | null;
  engine_version: string;
  data_version: string;
  /** True when an earlier version of the engine calculated the plan. Its figures stay unchanged; what that version did not calculate is null. Plan the estate again to update it. */
  is_of_earlier_engine: boolean;
  /** The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; `conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation lists the works that are right in any case: show those first. */
  plan: RenovationPlan;
  /** With `expand=estate`: the estate as `GET /v1/estates/{external_id}` returns it. */
  estate?: Estate | null | undefined;
};

export type RenovationBasis = {
  /** The estate as the engine sees it today. */
  input: Record<string, unknown>;
  /** Reference date for prices, rules and ages. */
  date: string;
  /** Without the changes in `choices`. */
  controls: Record<string, unknown>;
  /** The context's own prices and grants that apply to this estate. */
  price_book: Record<string, unknown> | null;
  /** Controls, works and corrected facts, as in the URL of the estate's page: `target=A&budget=40000&wall_cavity=off`. */
  choices: string;
};

export type RenovationDecision = {
  /** Number of possible houses that were calculated. */
  houses: number;
  /** Show these first: the `core` works, which lead, are right in any case; the others are to be decided once the fact in `decided_by` is known. The steps of the plan are the full list. */
  works: ({
    measure: string;
    is_in_plan: boolean;
    /** Share of the possible houses whose best plan includes a work on this part. */
    share_of_cases: number;
    /** Share of the possible houses whose best plan includes this work. */
    share_of_this_work: number;
    /** `core`: part of the plan whatever the unknown facts turn out to be. */
    certainty: 'core' | 'depends';
    /** Cost of this work after subsidies: the median over the possible houses whose best plan includes a work on this part. */
    net_cost_eur: number;
    decided_by: {
      /** A field of `dwelling`, or `estate_format`. */
      fact: string;
      answers: ({
        answer: string;
        probability: number;
        share_of_cases: number;
        /** What to do on this part now, given this value; null: wait until more is known. Absent when no value decides. */
        measure?: string | null | undefined;
      })[];
    } | null;
  })[];
  /** Probability of reaching the target (or the label below it that the plan aims at) with the core works only. */
  probability_after_core: number;
  /** Probability of reaching the same label when every possible house gets its best plan. */
  probability_if_known: number;
  /** The cheapest plan that reaches the target with a probability of 0.8; null when the plan already does, or no plan can. */
  next_rung?: {
    confidence: number;
    probability: number;
    net_cost_eur: number;
    /** Net cost in addition to that of the plan. */
    more_eur: number;
    added: string[];
    dropped: string[];
  } | null | undefined;
  /** Other works that cost at most 3 % more than the plan and reach the same label with the required probability; the most probable first, at most three. */
  alternatives?: {
    probability: number;
    net_cost_eur: number;
    /** Net cost in addition to that of the plan. */
    more_eur: number;
    added: string[];
    dropped: string[];
  }[] | undefined;
  /** Each label better than the one of today, best first, with what it costs. */
  label_prices?: ({
    label: string;
    /** Net cost of the cheapest way to the label; null when no works reach it. */
    net_cost_eur: number | null;
    /** What a plan with this label as its target costs in addition, because it never leaves bare roofs, single glass or worn-out boilers. */
    sensible_eur: number;
  })[] | undefined;
  /** Most valuable first. */
  next_questions: ({
    fact: string;
    /** Expected cost of a wrong choice that knowing this fact avoids, minus what finding out costs. */
    saves_eur: number;
    /** What finding out costs, such as the price of a certificate. */
    costs_eur?: number | undefined;
    /** Average increase of the probability of reaching the target. */
    gains_probability: number;
  })[];
};

export type RenovationEdit = {
  renovation_name: string;
  /** Controls, works and corrected facts, as in the URL of the estate's page: `target=A&budget=40000&wall_cavity=off`. */
  choices: string;
  /** An adviser's values in place of the calculated ones. The plan lists each with the value that it replaces, in `overrides`. Without this field, those of the edited plan apply; an empty list removes them. */
  overrides?: ({
    /** A field of `dwelling`. */
    fact: 'habitable_space_m2' | 'storeys' | 'building_width_m' | 'building_depth_m' | 'cornice_height_m' | 'apartment_floor' | 'roof_type' | 'inclined_roof_surface_m2' | 'flat_roof_surface_m2' | 'inclined_roof_insulation_type' | 'flat_roof_insulation_type' | 'attic_floor_surface_m2' | 'attic_floor_insulation_type' | 'attic_usage' | 'outer_wall_surface_m2' | 'outer_wall_insulation_type' | 'has_cavity_wall' | 'cavity_wall_width_cm' | 'has_cavity_wall_insulation' | 'ground_floor_surface_m2' | 'basement_type' | 'floor_insulation_type' | 'window_surface_m2' | 'window_glazing_type' | 'window_u_value_w_per_m2_k' | 'door_u_value_w_per_m2_k' | 'ventilation_type' | 'condition' | 'heating_type' | 'heating_device' | 'heating_installation_year' | 'heating_is_collective' | 'has_gas_connection' | 'has_heat_network' | 'sanitary_heating_device' | 'has_solar_panels' | 'solar_panels_kwp' | 'has_solar_boiler' | 'has_solar_shading' | 'owner_share_percent' | 'is_heritage' | 'energy_score_kwh_per_m2' | 'energy_label' | 'residents' | 'metered_gas_kwh' | 'metered_electricity_kwh' | 'metered_year';
    value: string | number | boolean | {
      u_value_w_per_m2_k: number;
    };
    /** Shown in the plan. */
    reason: string;
  } | {
    measure: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery';
    /** `cost_eur`: of the whole work, without VAT. `power_kwp`: all panels on the roof after the work. */
    field: 'added_r_m2k_per_w' | 'u_after_w_per_m2k' | 'power_kw' | 'power_kwp' | 'cost_eur';
    value: number;
    /** Shown in the plan. */
    reason: string;
  })[] | undefined;
  /** Date of the basis used for the choices, at most two days old. */
  date: string;
};

export type RenovationListItem = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null unless the renovation is deleted. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR. Not subtracted from the other amounts, and never higher than the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: EstateGeoAddress;
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment or when unknown. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** Target label. */
  target_label: string | null;
  /** Probability that the works reach the target, given what is unknown about the house. */
  target_probability: number | null;
};

export type RenovationOfEstate = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null unless the renovation is deleted. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR. Not subtracted from the other amounts, and never higher than the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: EstateGeoAddress;
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment or when unknown. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** Target label. */
  target_label: string | null;
  /** Probability that the works reach the target, given what is unknown about the house. */
  target_probability: number | null;
  /** True when a person created or edited this plan. */
  is_edited: boolean;
  /** Who created an edited plan: a reader of the estate's page, a member or a client. Null for a suggested plan. */
  edited_by: 'BUYER' | 'MEMBER' | 'CLIENT' | null;
};

export type RenovationPage = {
  page: number;
  page_size: number;
  /** 0 when no value was found. */
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: RenovationListItem[];
};

export type RenovationPatch = {
  renovation_name?: string | undefined;
  /** Null when it has no managing user. */
  managing_user?: {
    /** The user's identifier in the client's own system. Unknown users are created. */
    external_id: string;
  } | null | undefined;
};

export type RenovationPlan = {
  steps?: {
    number: number;
    works: {
      work: Work;
      /** What a contractor needs to quote the work. */
      specification: WorkSpecification;
      [name: string]: unknown;
    }[];
    [name: string]: unknown;
  }[] | undefined;
  /** Factors behind every `co2_kg` of the plan, one for each carrier that the dwelling uses before or after the works. Null in plans that were made before they were recorded. */
  emission_factors?: ({
    carrier: 'gas' | 'oil' | 'electricity' | 'wood' | 'district_heat';
    country: 'BE' | 'NL';
    /** First year that the factor is for. */
    year: number;
    /** Of electricity: `LOCATION` is the mix of the grid, `MARKET` what a supplier has bought. */
    basis: 'LOCATION' | 'MARKET';
    /** CO₂ per delivered kWh, kg. */
    kg_per_kwh: number;
    source: string;
  })[] | null | undefined;
  [name: string]: unknown;
};

export type RenovationReport = {
  id: string;
  created_at: string;
  name: string;
  /** The PDF. */
  url: string;
  /** True when the report no longer matches the current data of the renovation. */
  is_outdated: boolean;
};

export type RenovationVariants = {
  /** The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; `conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation lists the works that are right in any case: show those first. */
  cheapest: RenovationPlan;
  /** The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; `conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation lists the works that are right in any case: show those first. */
  lifetime: RenovationPlan;
  /** The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; `conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation lists the works that are right in any case: show those first. */
  fossil_free: RenovationPlan;
};

export type ReportCreatedEvent = {
  type: 'report.created';
  /** When it happened. */
  timestamp: string;
  data: {
    id: string;
    created_at: string;
    name: string;
    /** The PDF. */
    url: string;
    /** True when the report no longer matches the current data of the renovation. */
    is_outdated: boolean;
    renovation_id: string;
    language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  };
  /** Only in a sample that was requested: its data is invented. */
  test?: true | undefined;
};

export type ReportPage = {
  reports: ListedReport[];
  /** Cursor of the next page; null on the last page. */
  next: string | null;
};

export type RequestedBuildingPlan = {
  /** Of this request. */
  id: string;
  status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED';
};

export type ResumedWebhook = {
  /** Number of events being sent. */
  waiting_deliveries: number;
};

export type RetentionList = {
  kinds: KeptKind[];
};

export type ReviewLink = {
  /** Shows the document next to the extracted values. Returned only in this response; everyone with the link can review. */
  url: string;
  expires_at: string;
};

export type RowCounts = {
  /** Number of rows in the file. */
  total: number;
  /** Rows that create an estate. */
  new: number;
  /** Rows that update or reactivate an estate. */
  changed: number;
  /** Rows without changes. */
  unchanged: number;
  /** Rows with errors. */
  refused: number;
};

export type RunningJobs = {
  /** Newest first. */
  jobs: ({
    id: string;
    calculation_job_status: 'NOT_STARTED' | 'RUNNING';
    updated_at: string;
    estates: {
      total: number;
      finished: number;
      failed: number;
    };
  })[];
};

export type SandboxClock = {
  /** The day for which plans are made, from 2020 to 2060; null for today. */
  date: string | null;
};

export type SandboxClockChange = {
  /** The day for which plans are made, from 2020 to 2060; null for today. */
  date: string | null;
};

export type SandboxHomes = {
  /** Number of homes; 10 when absent. */
  count?: number | undefined;
  /** Country of the homes; BE when absent. */
  country?: 'BE' | 'NL' | undefined;
  /** The same seed creates the same homes; 1 when absent. */
  seed?: number | undefined;
};

export type SandboxReset = {
  homes: number;
  renovations: number;
  calculation_jobs: number;
};

export type SavedView = {
  id: string;
  name: string;
  /** Filters, order and columns, as in the URL of the screen. */
  query: string;
  /** Visible to all members of the context. Needs the permission `estates:write`. */
  is_shared: boolean;
  /** True when you created it: only you can change it. */
  is_own: boolean;
  created_at: string;
};

export type SavedViewChange = {
  name?: string | undefined;
  /** Filters, order and columns, as in the URL of the screen. */
  query?: string | undefined;
  /** Visible to all members of the context. Needs the permission `estates:write`. */
  is_shared?: boolean | undefined;
};

export type SentEvent = {
  /** The `webhook-id` header of the delivery. */
  event_id: string;
};

export type SessionList = {
  sessions: ({
    id: string;
    /** When the member signed in. */
    created_at: string;
    /** Rounded to the minute. */
    last_used_at: string;
    /** IP address of the sign-in; for IPv6 its network. */
    network: string;
    /** User agent of the browser. */
    device: string | null;
    /** True for the session of this request. */
    is_current: boolean;
  })[];
};

export type SessionState = {
  member: {
    id: string;
    name: string | null;
    email: string | null;
    /** True for operators: full access to all contexts. */
    operator: boolean;
    has_password: boolean;
    /** Number of passkeys. */
    passkeys: number;
    /** True when the account is linked to the OpenID provider. */
    openid_connected: boolean;
  };
  contexts: ({
    /** Send it as `X-Rooftree-Context`. */
    id: string;
    slug: string;
    name: string;
    /** Kind of organisation. */
    kind: 'AGENCY' | 'BANK' | 'HOUSING_COMPANY';
    /** Whether it is a sandbox. */
    sandbox: boolean;
    language: string;
    role: 'owner' | 'editor' | 'viewer' | 'operator';
    permissions: ('calculations:create' | 'renovations:read' | 'reports:read' | 'reports:create' | 'estates:read' | 'estates:write' | 'renovations:write' | 'loans:read' | 'loans:write' | 'programmes:read' | 'programmes:write' | 'buildings:read' | 'buildings:write' | 'webhooks:manage' | 'requests:read' | 'sandbox:manage' | 'calculations:read' | 'members:manage' | 'clients:manage' | 'contexts:manage' | 'audit:read' | 'connections:read' | 'connections:write' | 'platform:read')[];
  })[];
  /** True until the second factor is verified; until then nothing else is accessible. */
  second_factor_required: boolean;
};

export type SignIn = {
  /** Email address. */
  email: string;
  /** The password. */
  password: string;
};

export type SpecifiedValue = {
  value: number;
  low: number;
  high: number;
};

export type Status = {
  /** Version of this server. */
  version: string;
  checked_at: string;
  /** Number of worker pools that process the queue. With 0, nothing is calculated. */
  workers: number;
  /** How long the oldest job that is ready to run has been waiting. */
  oldest_wait_seconds: number;
  /** True when invitations are sent by email. */
  mail: boolean;
  /** Age of the last full backup; null when there is none. */
  backup_age_seconds: number | null;
  context: {
    estates: number;
    deactivated_estates: number;
    renovations: number;
    reports: number;
    clients: number;
    /** Jobs that have not finished. */
    live_jobs: number;
  };
  /** Details of the whole server; null for callers who are not operators. */
  server: {
    database: {
      /** The embedded database, or the one in `DATABASE_URL`. */
      kind: 'embedded' | 'own';
      postgres_version: string;
      /** Size of the database. */
      size_mib: number;
      /** Number of applied migrations. */
      migrations: number;
      last_migration: string;
    };
    queue: {
      /** Entries that are ready to run. */
      waiting: number;
      running: number;
      /** Entries scheduled for later. */
      later: number;
      /** Entries that failed after all attempts. */
      failed: number;
    };
    storage: {
      kind: 'folder' | 'bucket';
      place: string;
      is_reachable: boolean;
      /** Free disk space; null for a bucket. */
      free_mib: number | null;
    };
    backups: {
      /** Target of scheduled backups; null without a schedule. */
      place: string | null;
      /** Age of the last archived log; null when there is none. */
      archive_age_seconds: number | null;
      /** Time since a backup was last restored and verified; null for never. */
      verify_age_seconds: number | null;
      /** Errors since the last success. */
      failures: ({
        kind: 'archive' | 'backup' | 'verify';
        failure: string;
      })[];
    };
    /** The Dutch register of energy labels; null when it is not enabled. */
    labels: {
      /** Addresses that wait for a lookup. */
      waiting: number;
      /** The newest file of all labels. */
      file: string | null;
      /** Rows of that file that were read. */
      file_rows: number | null;
      /** The last day whose changes were read. */
      changes_through: string | null;
      /** Why the register or its files are unavailable. */
      fault: string | null;
    } | null;
    /** Number of contexts on this server. */
    contexts: number;
  } | null;
};

export type StoredLoans = {
  /** Number of new loans. */
  created: number;
  /** Number of replaced loans. */
  updated: number;
};

export type SwitchedOffGrant = {
  /** The id of a default grant. */
  grant: string;
  /** Internal note; not shown to buyers. */
  reason: string;
};

export type TailoredAdvice = string;

export type TaxonomyLimit = {
  /** A region goes before its country. */
  area: Area;
  /** First day on which the limits count. */
  from: string;
  /** Primary energy of the best 15 % of the stock. */
  top_15_kwh_per_m2: number | null;
  /** Ten percent below the demand of nearly zero-energy buildings. */
  nzeb_10_kwh_per_m2: number | null;
  source: string;
};

export type Today = {
  /** First steps for a new context. */
  first_steps: {
    /** True when there is an active estate. */
    has_homes: boolean;
    /** True when an estate has a suggested renovation. */
    has_plans: boolean;
    /** True when a report was generated. */
    has_passports: boolean;
    /** True when a second member exists or is invited. */
    has_colleagues: boolean;
  };
  /** Estates of the portfolio filter `missing=year_built`. */
  homes_without_year_built: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Estates of the portfolio filter `missing=location`. */
  homes_without_location: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Estates that can be planned and have no plan: portfolio filter `is_planned=false&quality_label=A,B,C`. */
  homes_to_plan: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Estates without a plan because of their type, such as land and offices. */
  homes_of_other_types: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Jobs of the last 7 days that finished with failures and are not archived. Only the newest 5,000 jobs are considered. */
  failed_jobs: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      id: string;
      name: string;
      created_at: string;
      estates_failed: number;
      estates_total: number;
    }[];
  };
  /** Certificates that wait for a review (`POST /v1/calculation-jobs/{id}/review-link`). */
  certificates_to_review: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      job_id: string;
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Plans saved by readers of the planner page in the last 7 days. */
  plans_saved_by_buyers: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      renovation_id: string;
      renovation_name: string;
      created_at: string;
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Reports of `GET /v1/reports?is_outdated=true`; the examples are the oldest. */
  outdated_passports: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: ({
      id: string;
      created_at: string;
      language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
      renovation_id: string;
      external_id: string;
      address: HomeAddress;
    })[];
  };
  /** Estates of the portfolio filter `certificate_expires_within=60`; the examples expire first. */
  certificates_expiring: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: {
      certificate_valid_until: string;
      external_id: string;
      address: HomeAddress;
    }[];
  };
  /** Open contact requests: `GET /v1/contact-requests?is_handled=false`. */
  buyers_to_contact: {
    /** Counted up to 1,000. */
    count: number;
    /** True when there are more than 1,000. */
    has_more: boolean;
    /** At most three; the newest unless stated otherwise. */
    examples: ({
      id: string;
      /** When the buyer sent the request and gave consent. */
      created_at: string;
      /** When a member marked it as handled; null while it is open. */
      handled_at: string | null;
      /** `CALL_BACK`: asks for a call about the saved plan. `CHANGES`: wants news about prices or grants. */
      wish: 'CALL_BACK' | 'CHANGES';
      name: string | null;
      /** As entered by the buyer; not verified. */
      email: string | null;
      /** As entered by the buyer; not verified. */
      phone: string | null;
      /** Language of the page when the request was sent. */
      language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
      /** The plan saved with the request. */
      renovation_id: string | null;
      renovation_name: string | null;
      external_id: string;
      address: HomeAddress;
    })[];
  };
};

export type UndoneImport = {
  /** Number of estates restored to their previous state. */
  restored: number;
  /** Number of imported estates that were deleted. */
  removed: number;
  /** Number of imported estates that already had plans and were deactivated. */
  deactivated: number;
  /** The `external_id` of estates that changed since the import and were left alone; at most 100. */
  left: string[];
  /** Total number of estates that were left alone. */
  left_count: number;
};

export type UnitPlan = {
  external_id: string;
  name: string;
  floor: number | null;
  share_percent: number;
  votes: number;
  label_before: string;
  /** The likeliest after the common works alone. */
  label_after_common: string;
  /** The likeliest after all works, including those inside the apartment. */
  label_after: string;
  /** Of at least the target label after all works. */
  probability: number;
  primary_kwh_per_m2_before: number;
  primary_kwh_per_m2_after: number;
  /** Its part of the common works after grants. */
  common_net_cost: number;
  common_parts: ({
    work: Work;
    part_id: string | null;
    net_cost: number;
  })[];
  paid_from_reserve: number;
  paid_by_loan: number;
  paid_at_once: number;
  /** Of works inside the apartment, which its owner decides alone. */
  private_net_cost: number;
  /** EUR a month in the first year after all works. */
  month: {
    bill_before: number;
    bill_after: number;
    loan_payment: number;
    reserve_change: number;
    /** Positive is better off. */
    net: number;
  };
  /** That its owner votes for the works. */
  yes_probability: number;
  /** The full plan: steps with their works, costs, savings and ranges. `expected_result` is the middle of the range after the works; `conflicts` lists stated facts that contradict each other, with the one that the plan goes by. The decision of the renovation lists the works that are right in any case: show those first. */
  plan: RenovationPlan;
};

export type UnreadyError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the HTTP status. */
  error: string;
  /** One-line description of the problem. Absent when the request itself ran out of time. */
  message?: string[] | undefined;
};

export type VoteItem = {
  id: string;
  works: Work[];
  majority: Majority;
  votes_total: number;
  votes_needed: number;
  votes_expected: number;
  /** That this item is accepted. */
  probability: number;
};

export type WantedPasskey = {
  /** Required when the member has a password. */
  password?: string | undefined;
};

export type WebhookDelivery = {
  id: string;
  /** Identical for every attempt. */
  event_id: string;
  event: string;
  /** When it was first sent. */
  created_at: string;
  /** When the receiver accepted it. */
  delivered_at: string | null;
  attempts: ({
    at: string;
    /** Null when there was no response. */
    status: number | null;
    /** The first 500 bytes of the response. */
    answer: string | null;
    /** Null when the receiver accepted it. */
    failure: string | null;
    duration_ms: number;
  })[];
  /** The request body; null for an event that contains personal contact details. */
  body: string | null;
};

export type WebhookDeliveryPage = {
  deliveries: WebhookDelivery[];
  /** Cursor of the next page; null on the last page. */
  next_before: string | null;
};

export type WebhookEvent = 'calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped' | 'report.created' | 'plan_alert.requested' | 'connection.failed' | 'programme.finished' | 'programme.failed' | 'programme.approved' | 'programme.works_done' | 'building.planned' | 'building.failed';

export type WebhookList = {
  webhooks: ({
    id: string;
    url: string;
    events: WebhookEvent[];
    created_at: string;
    last_delivered_at: string | null;
    last_failed_at: string | null;
    last_failure: string | null;
    /** `paused`: deliveries wait after repeated failures. `disabled`: no deliveries until it is resumed. */
    state: 'delivering' | 'failing' | 'paused' | 'disabled';
    failures_in_row: number;
    paused_until: string | null;
    disabled_at: string | null;
    /** Events that were dropped and will not be delivered. */
    dropped_deliveries: number;
    /** When a listener ends unless it reads again; null for a webhook with a URL. */
    expires_at: string | null;
  })[];
};

export type Work = 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';

export type WorkSpecification = {
  trades: ('roofer' | 'insulation_installer' | 'facade_contractor' | 'plasterer' | 'floor_contractor' | 'window_installer' | 'sealing_specialist' | 'ventilation_installer' | 'shading_installer' | 'heating_installer' | 'heat_network_operator' | 'borehole_driller' | 'solar_installer' | 'electrician' | 'tank_cleaner' | 'scaffolder' | 'architect' | 'blower_door_tester')[];
  /** Works of the plan that must be done first. */
  after: Work[];
  /** Area of the element, m². `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
  area_m2?: SpecifiedValue | undefined;
  /** The new insulation layer. */
  insulation?: {
    /** Minimum thermal resistance (Rd) of the new layer, m²K/W. */
    added_r_m2k_per_w: number;
    /** U-value of the element today. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    u_before_w_per_m2k: SpecifiedValue;
    /** U-value of the element with the new layer. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    u_after_w_per_m2k: SpecifiedValue;
    /** A common material. */
    material: 'mineral_wool' | 'mineral_wool_blown_in' | 'pir_board' | 'eps_board' | 'calcium_silicate_board';
    /** Thermal conductivity of that material. */
    lambda_w_per_mk: number;
    /** Thickness of that material; of a cavity, its width. */
    thickness_mm: number;
  } | undefined;
  /** New windows or doors. */
  opening?: {
    /** U-value with frame today. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    u_before_w_per_m2k: SpecifiedValue;
    /** Maximum U-value with frame. */
    u_after_w_per_m2k: number;
    /** Solar transmittance of the glass; null for a door. */
    g_value: number | null;
  } | undefined;
  /** Sealing. */
  airtightness?: {
    /** Air changes per hour through cracks today. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    infiltration_before_per_h: SpecifiedValue;
    /** Air changes per hour through cracks after sealing. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    infiltration_after_per_h: SpecifiedValue;
  } | undefined;
  /** The ventilation system. */
  ventilation?: {
    /** Mean air flow over the year. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    mean_air_flow_m3_per_h: SpecifiedValue;
    /** Design air flow of a dry room per m² of its floor, by the standard. */
    design_air_flow_m3_per_h_per_m2: number;
    standard: 'NBN D 50-001' | 'Bbl';
    heat_recovery_percent: number | null;
  } | undefined;
  /** The heat generator. */
  heating?: {
    /** Power of the heat pump; null for other appliances. */
    power_kw: number | null;
    units: number;
    /** Heat load after the works, at the design temperature. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    design_heat_load_kw: SpecifiedValue;
    design_heat_load_w_per_m2: number;
    design_outside_c: number;
    design_inside_c: number;
    /** Place that the design temperature is for. */
    climate_zone: 'uccle' | 'de_bilt';
    /** At the design temperature; null without radiators or floor heating. */
    flow_temperature_c: number | null;
    hot_water: 'with_heating' | 'separate';
  } | undefined;
  /** The hot water appliance. */
  hot_water?: {
    residents: number;
    collector_m2: number | null;
  } | undefined;
  /** The solar panels. */
  solar?: {
    power_kwp: number;
    /** Yearly yield. `value` is the figure of the plan, `low` to `high` its 10–90 % range; all three are equal when the facts are given. */
    yield_kwh_per_kwp: SpecifiedValue;
    /** Not an input of the plan: to be checked on site. */
    orientation: null;
  } | undefined;
  battery_kwh?: number | undefined;
  /** What the grants of this work require of the product. */
  grant_requirements: ({
    rule_id: string;
    scheme: string;
    requirement: 'rd_m2k_per_w_min' | 'u_glass_w_per_m2k_max' | 'u_frame_w_per_m2k_max' | 'cavity_mm_min' | 'air_flow_m3_per_h_min' | 'heat_recovery_percent_min';
    /** In the unit of the requirement. */
    limit: number;
    /** Null when the product must prove it. False: the grant is not counted. */
    is_met: boolean | null;
    source: string;
  })[];
  /** What to check on site first. */
  site_checks: ({
    code: 'measure_area' | 'present_state' | 'attic_use' | 'roof_structure_and_leaks' | 'roof_height' | 'roof_covering_life' | 'asbestos' | 'damp_and_salts' | 'cavity_endoscopy' | 'facade_condition' | 'facade_condition_and_alignment' | 'protected_facade' | 'thermal_bridges_at_openings' | 'pipes_and_cables_in_the_way' | 'floor_height_and_thresholds' | 'crawl_space_height_and_moisture' | 'cellar_moisture_and_headroom' | 'frame_condition' | 'lintels_and_sills' | 'supply_air_in_dry_rooms' | 'air_flow_per_room' | 'duct_routes' | 'combustion_appliances_and_draught' | 'heat_load_per_room' | 'radiators_at_flow_temperature' | 'collective_heating' | 'flue_and_condensate' | 'outdoor_unit_place_and_noise' | 'electrical_connection' | 'hot_water_use' | 'borehole_access_and_permit' | 'refrigerant_lines' | 'heat_network_contract' | 'oil_tank_kind_and_access' | 'roof_orientation_and_shade' | 'roof_load' | 'meter_and_inverter_place' | 'grid_permission' | 'battery_place_and_fire_safety' | 'scaffold_on_public_ground' | 'co_owners_decision';
    values?: Record<string, string | number> | undefined;
  })[];
  /** The lines of a request for quotes. */
  quote_lines: ({
    code: 'insulation_layer' | 'cavity_fill' | 'airtight_layer' | 'roof_covering' | 'roof_waterproofing' | 'walkable_deck' | 'facade_finish' | 'sills_and_connections' | 'interior_finish' | 'floor_rebuild' | 'pipes_insulated' | 'windows_with_frames' | 'glass_in_present_frames' | 'ventilation_grilles' | 'doors' | 'removal_and_disposal' | 'gaps_sealed' | 'blower_door_test' | 'ventilation_unit' | 'air_ducts' | 'air_flow_report' | 'external_shading' | 'heat_load_calculation' | 'gas_boiler' | 'heat_pump' | 'hybrid_heat_pump' | 'borehole' | 'air_units' | 'heat_network_connection' | 'hot_water_tank' | 'heat_pump_boiler' | 'solar_collector' | 'old_heating_removed' | 'controls_and_balancing' | 'radiators_low_temperature' | 'radiators_and_pipes' | 'solar_panels' | 'inverter' | 'grid_notification' | 'battery' | 'electrical_works' | 'electrical_inspection' | 'oil_tank_removal' | 'scaffold' | 'architect_file' | 'papers_for_grants';
    quantity: number;
    unit: 'm2' | 'piece' | 'kW' | 'kWp' | 'kWh' | 'job';
  })[];
} | null;

export interface Operations {
  /** Includes invited members. Ordered by email address; at most 1,000. */
  listMembers: {
    answer: MemberList;
  };
  /** Returns a one-time link, valid for a week, to give to the person. It is also sent by email when a mail server is configured. The person becomes a member by accepting. */
  inviteMember: {
    body: NewMember;
    answer: InvitedMember;
  };
  /** Changes the role, or disables the member. Takes effect with the next request. A member without access to other contexts has to sign in again. The last owner cannot be changed (409). */
  changeMember: {
    body: MemberChange;
    answer: Member;
  };
  /** Revokes the sessions of a member without access to other contexts, and deletes the account of a person who is no longer a member anywhere. A pending invitation is withdrawn. The last owner cannot be removed (409). */
  removeMember: {
    answer: undefined;
  };
  /** The previous link stops working. For an existing member it is a link to choose a new password; rejected (409) when the member has access outside this context. */
  createMemberInvitation: {
    answer: InvitedMember;
  };
  /** Includes disabled clients. Oldest first. */
  listClients: {
    answer: ClientList;
  };
  /** The response contains the secret, which cannot be retrieved later. */
  createClient: {
    body: NewClient;
    answer: ClientCredentials;
  };
  /** The previous secret stays valid until the next rotation, so that running integrations can switch. Rejected (409) for a disabled client. */
  rotateClientSecret: {
    body: NewSecret;
    answer: ClientCredentials;
  };
  /** Applies within about a second. Rejected (409) for a disabled client. */
  updateClient: {
    body: ClientUpdate;
    answer: undefined;
  };
  /** Its tokens are revoked within a second. The client stays in the list and cannot be enabled again. */
  disableClient: {
    answer: undefined;
  };
  /** With status, duration and errors; about a second late. Kept for 7 days by default; empty where the operator has disabled the log. Bodies only of clients with `records_bodies`. */
  listRequests: {
    query: {
      /** Of one client. A client always gets its own requests alone. */
      client_id?: string | undefined;
      /** By the status of the response. */
      outcome?: 'success' | 'errors' | 'client_errors' | 'server_errors' | undefined;
      /** The HTTP method. */
      method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
      /** A part of the path. */
      path?: string | undefined;
      /** Number of requests. */
      page_size?: number | undefined;
      /** `next_before` of the previous page. */
      before?: string | undefined;
    };
    answer: LoggedRequestPage;
  };
  /** Branding, contact details, and where its pages may be embedded. */
  getContext: {
    answer: Context;
  };
  /** A merge patch (RFC 7396): absent fields stay unchanged, null clears a field. Pages change immediately; reports change when they are generated again. */
  patchContext: {
    body: ContextPatch;
    answer: Context;
  };
  /** A PNG, JPEG or SVG image. It is resized to fit 800 × 240 pixels and used on planner pages, in link previews and on new passports. `logo_url` then contains its URL; set another `logo_url`, or null, to remove it. */
  putContextLogo: {
    body: Blob;
    answer: Context;
  };
  /** A PNG or JPEG image. It is turned upright, cropped to a square of 240 × 240 pixels, and used on planner pages and on new passports. `contact_photo_url` then contains its URL; set it to null to remove the photo. */
  putContextContactPhoto: {
    body: Blob;
    answer: Context;
  };
  /** Lists all active estates of the client's estate-managing context, whatever their `estate_status`. The parameters are extensions: without them the full list is returned. */
  listEstates: {
    query: {
      /** Number of the page, starting at 1. */
      page?: number | undefined;
      /** Number of estates per page; 20 when only `page` is given. */
      page_size?: number | undefined;
      /** Only active estates that changed at or after this time. `GET /v1/estates` can also list deactivated estates. */
      updated_since?: string | undefined;
    };
    answer: EstateList;
  };
  /** Lists the estates of the client's context that match all filters, page by page, oldest first. */
  searchEstates: {
    query: {
      /** Number of the page, starting at 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates whose certificate has one of these labels. */
      energy_label?: string[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates managed by this user, by the identifier in the client's own system. */
      external_user_id?: string | undefined;
      /** Only estates that changed or were deactivated at or after this time. */
      updated_since?: string | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Only these fields of each estate; all when absent. */
      fields?: ('metadata' | 'address' | 'estate_provider_type' | 'external_id' | 'quality_label' | 'estate_status' | 'estate_type' | 'media' | 'price' | 'year_built' | 'year_renovated' | 'estate_format' | 'managing_user_external_id' | 'dwelling' | 'id' | 'referral_link' | 'created_at' | 'updated_at' | 'deactivated_at' | 'facts')[] | undefined;
    };
    answer: EstatePage;
  };
  /** Returns 201 for a new estate and 200 for a replaced one, with its entry in the estate list. A deactivated estate becomes active again. Reports of the estate become outdated; its renovations stay unchanged until they are recalculated. */
  putEstate: {
    body: EstateBody;
    answer: EstateListEntry | undefined;
  };
  /** All fields of a PUT and the fields set by the server, also for a deactivated estate. The response can be sent back in a PUT unchanged. For `If-Match`, use the `ETag` of a response without `expand`. */
  getEstate: {
    query: {
      /** Adds `renovation` to the response. Also needs the permission `renovations:read`. */
      expand?: 'renovation' | undefined;
    };
    answer: Estate;
  };
  /** A merge patch (RFC 7396), as `application/json` or `application/merge-patch+json`: absent fields stay unchanged, `null` clears a field. The region is derived again when the zip code or country changes and no region is given. A deactivated estate stays deactivated. */
  patchEstate: {
    body: EstatePatch;
    answer: Estate | undefined;
  };
  /** Removes the estate from the estate list; its renovations stay. Deactivating it again changes nothing. With `erase=true` the estate is deleted permanently: its address and link, plans, reports with their files, and jobs. This cannot be undone, and is rejected (409) while a job for the estate is running. */
  deactivateEstate: {
    query: {
      /** Delete the estate permanently instead of deactivating it. */
      erase?: boolean | undefined;
    };
    answer: undefined;
  };
  /** Removes the facts that a calculation job read from a certificate (`facts.*.certificate.job_id`). The effective facts are derived again from the remaining sources; values of an older certificate do not return. Corrections made during a review stay. */
  withdrawCertificate: {
    answer: undefined;
  };
  /** For estates in the Netherlands with a postal code and house number. The registered label is used as a certificate in the estate’s `facts`. */
  getRegisteredLabel: {
    answer: RegisteredLabel;
  };
  /** The lookup runs in the background: `is_waiting` is true until it finishes. Rejected (409) when the register has no data for such an estate or is not enabled. */
  askForRegisteredLabel: {
    answer: RegisteredLabel;
  };
  /** The link opens a page that shows the document next to its values, to accept, correct or reject each value. It works until the review is saved and expires after three days; a new link replaces it. The document is only shown when the job was created with `review=true`. Also needs the permission `estates:write`. Rejected (409) for a job that has not read a certificate. */
  createReviewLink: {
    answer: ReviewLink;
  };
  /** The newest 50, with the progress of the import that is running. */
  listEstateImports: {
    answer: EstateImportList;
  };
  /** Imports a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) in one transaction: all estates, or none when one has an error; with `partial=true` only the valid ones. For an existing estate, fields without a column stay unchanged and an empty cell clears the field. Rejected (409) while another import of the context is running, or when the same estates change during the import. */
  createEstateImport: {
    query: {
      /** Import the valid rows and skip the others. Without it, one error rejects the whole file. */
      partial?: boolean | undefined;
      /** File name, shown in the list of imports. */
      file_name?: string | undefined;
    };
    body: Blob;
    answer: EstateImport;
  };
  /** Restores updated estates and deletes the estates that the import created. Estates that changed since are left alone and listed; estates that have plans by now are deactivated. Rejected (409) when the import was already undone. */
  undoEstateImport: {
    answer: UndoneImport;
  };
  /** Saved for the context and used for every later file, also by the `rooftree` command. Other headings stay unchanged. */
  chooseImportHeadings: {
    body: ImportHeadings;
    answer: undefined;
  };
  /** Column headings are recognised automatically again. */
  forgetImportHeadings: {
    answer: undefined;
  };
  /** With the credentials that each provider needs. */
  listConnectionProviders: {
    answer: {
      providers: {
        name: string;
        /** The only host that is contacted. */
        base: string;
        /** True when it supports sync; false when it only sends webhooks. */
        is_read: boolean;
        takes_reports: boolean;
        credentials: {
          name: string;
          is_secret: boolean;
          is_optional: boolean;
        }[];
      }[];
    };
  };
  /** Each with its state and its last sync. */
  listConnections: {
    answer: {
      connections: Connection[];
    };
  };
  /** The first full sync starts within a minute. After that, changes sync every few minutes and everything syncs each night. With `is_paused`, nothing syncs automatically. Preview it first to see the result. */
  createConnection: {
    body: {
      provider: 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | 'KOLIBRI';
      /** Display name. */
      name: string;
      /** The fields listed by `GET /v1/connection-providers`. Stored encrypted and never returned. */
      credentials: Record<string, string>;
      /** Plan new estates, and estates with changes that affect their plan. */
      plans_estates?: boolean | undefined;
      /** Upload each report once to the system its estate came from. */
      returns_reports?: boolean | undefined;
      /** Turns automatic sync off. */
      is_paused?: boolean | undefined;
    };
    answer: Connection;
  };
  /** With its state and its last sync. */
  getConnection: {
    answer: Connection;
  };
  /** Changes the given fields. Credentials are replaced as a whole, and a connection that waited for new credentials syncs again. */
  updateConnection: {
    body: {
      name?: string | undefined;
      /** The fields listed by `GET /v1/connection-providers`. Stored encrypted and never returned. */
      credentials?: Record<string, string> | undefined;
      /** Plan new estates, and estates with changes that affect their plan. */
      plans_estates?: boolean | undefined;
      /** Upload each report once to the system its estate came from. */
      returns_reports?: boolean | undefined;
      /** Turns automatic sync off. */
      is_paused?: boolean | undefined;
    };
    answer: Connection;
  };
  /** Its estates and their facts stay. */
  deleteConnection: {
    answer: undefined;
  };
  /** Fetches up to about 100 estates and shows what a sync would do with each. Nothing is stored. Rejected (409), with the reason, when the provider cannot be reached. */
  previewConnection: {
    answer: ConnectionPreview;
  };
  /** Listings that have the id of an estate at another address. Nothing of them is stored until someone decides whether both are the same home. At most 200. */
  listConnectionConflicts: {
    answer: ConnectionConflicts;
  };
  /** The listing joins the estate with its id, or becomes an estate of its own under another id, and its plan is requested if the connection plans estates. Later syncs follow the decision. */
  decideConnectionConflict: {
    body: {
      /** `SAME_HOME`: the estate gets the facts of the listing. `DIFFERENT_HOMES`: the listing becomes an estate of its own. */
      decision: 'SAME_HOME' | 'DIFFERENT_HOMES';
    };
    answer: {
      /** The id of the estate that the listing belongs to now. */
      external_id: string;
    };
  };
  /** The newest 50. Syncs that found no changes are not listed. */
  listConnectionRuns: {
    answer: {
      runs: ConnectionRun[];
    };
  };
  /** Returns the sync run, which continues in the background. When one is already running, that one is returned. Rejected (409) while a run waits for a decision. */
  readConnection: {
    body: {
      /** `DELTA` syncs what has changed since the last sync, or everything when there was none. */
      kind: 'FULL' | 'DELTA';
    };
    answer: ConnectionRun;
  };
  /** Each with its reasons. Fix them in the source system; the next sync picks them up. */
  listRefusedRows: {
    answer: {
      /** At most 500 rows. */
      refused_rows: ({
        /** The id at the provider. */
        external_id: string | null;
        /** Human-readable sentences. */
        reasons: string[];
        /** True when an estate from an earlier sync exists here. */
        is_known: boolean;
      })[];
    };
  };
  /** A sync that would deactivate more than a fifth of the estates waits for this decision. Rejected (409) when the sync is not waiting. */
  decideConnectionRun: {
    body: {
      /** What to do with estates that are gone at the provider. */
      decision: 'DEACTIVATE' | 'KEEP';
    };
    answer: ConnectionRun;
  };
  /** Validates a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) without storing anything. Returns the recognised columns, every error with its line, column and value, and which estates are new, changed or unchanged. */
  checkEstateImport: {
    body: Blob;
    answer: CheckedImport;
  };
  /** Up to 10000 estates, each as the body of a PUT with its `external_id`: a JSON array, or one per line (NDJSON); the response has the same form. All are stored, or none when one has an error; with `partial=true` only the valid ones. Errors name the position of their entry, starting at 0. */
  putEstates: {
    query: {
      /** Store the valid estates and skip the others. Without it, one error rejects all. */
      partial?: boolean | undefined;
    };
    body: EstateBatchEntry[];
    answer: EstateBatchLine[];
  };
  /** Lists the renovations of the client's context, page by page. Ties are ordered by id, so pages never overlap. */
  searchRenovations: {
    query: {
      /** Number of the page, starting at 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Field to sort the renovations by. */
      sort_by?: 'created_at' | 'updated_at' | undefined;
      /** Oldest first, or newest first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Also list deleted renovations. */
      include_deleted?: boolean | undefined;
      /** Only renovations that changed at or after this time. An extension. */
      updated_since?: string | undefined;
      /** Only renovations managed by this user, by the identifier in the client's own system. */
      external_user_id?: string | undefined;
    };
    answer: RenovationPage;
  };
  /** The fields of the search, and the full plan. */
  getRenovation: {
    query: {
      /** Adds `estate` to the response. Also needs the permission `estates:read`. */
      expand?: 'estate' | undefined;
    };
    answer: Renovation;
  };
  /** A merge patch (RFC 7396) of the name and the managing user. Later calculations keep both. Changing the name makes its reports outdated. */
  patchRenovation: {
    body: RenovationPatch;
    answer: Renovation;
  };
  /** Sets `renovation_deleted_at`. The search lists it only with `include_deleted`, and no new reports can be generated. It can be restored. Its reports stay. Deleting it again changes nothing. */
  deleteRenovation: {
    answer: undefined;
  };
  /** Returns which works belong to the best plan whatever the unknown facts turn out to be, which fact decides about the others, and which question to ask next. Calculates every house that the known facts allow, so it is slower than getting the plan. */
  getRenovationDecision: {
    answer: RenovationDecision;
  };
  /** For the estate as known today, with the controls and date of its plan: the plan with the lowest investment, the plan with the lowest cost over thirty years, and the plan without gas and oil. */
  getRenovationVariants: {
    answer: RenovationVariants;
  };
  /** The plan of a home in the Netherlands as the draft of a tailored advice (maatwerkadvies 2.0, XML): three steps, with -1 for what is not known. An adviser completes and registers it; the file that comes back can be read like a certificate. */
  getTailoredAdvice: {
    query: {
      /** BAG id of the home, if the register of addresses was not asked for it. */
      bag_id?: string | undefined;
    };
    answer: undefined;
  };
  /** Restoring a renovation that is not deleted changes nothing. Rejected (409) for a suggested plan when the estate has a newer one. */
  restoreRenovation: {
    answer: Renovation;
  };
  /** The suggested plan and the plans created by people, with their authors. */
  listRenovationsOfEstate: {
    query: {
      /** Also list deleted renovations. */
      include_deleted?: boolean | undefined;
    };
    answer: RenovationOfEstate[];
  };
  /** The estate as known today, and the date, controls, prices and choices of the plan. With other choices, the same engine calculates another plan, on a page or in your own program. */
  getRenovationBasis: {
    answer: RenovationBasis;
  };
  /** Calculates a plan with these choices from the inputs of this renovation (`GET …/basis`) and saves it as a separate renovation with `is_edited`. The server calculates all figures. Rejected (409) when the renovation is deleted, the estate is deactivated or the date is too old. */
  editRenovation: {
    body: RenovationEdit;
    answer: Renovation;
  };
  /** Server-sent events with the unfinished jobs and their counts: one immediately, then one per change (checked once a second). Each event contains the full list, so nothing is lost by reconnecting; a job that is no longer listed has finished. The stream ends when the caller's token, session or role ends, and when the server stops. At most 8 streams per caller. */
  followCalculationJobs: {
    answer: undefined;
  };
  /** Creates one job that plans all given estates, or none when one of them cannot be planned. When it is FINISHED, each estate has a renovation. The query parameters are the controls of every plan. */
  createSuggestedRenovationBatch: {
    query: {
      /** The caller's identifier of the job. Without it, the string that identified a single estate. */
      external_id?: string | undefined;
      /** The target energy label. */
      target_label?: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'A++' | 'A-' | 'B+' | 'B-' | 'C+' | 'C-' | 'D+' | 'D-' | 'E+' | 'E-' | 'G' | 'A++++' | 'A+++' | undefined;
      /** Maximum budget per estate, after subsidies. */
      budget_eur?: number | undefined;
      /** Maximum budget per step of the plan. */
      phase_budget_eur?: number | undefined;
      /** What the plan optimises. */
      objective?: 'least_investment' | 'least_lifetime_cost' | 'best_label_within_budget' | undefined;
      /** Measures that must not be in a plan, separated by commas: roof_pitched_inside, roof_pitched_sarking, attic_floor, roof_flat, wall_cavity, wall_external, wall_internal, floor_cellar_ceiling, floor_crawl_space, floor_on_ground, windows_high_efficiency, windows_triple, doors_insulated, airtightness, ventilation_exhaust, ventilation_balanced, solar_shading, boiler_condensing, heat_pump_hybrid, heat_pump_air_water, heat_pump_ground, heat_pump_air_air, heat_network, hot_water_heat_pump, hot_water_solar, solar_panels, battery. */
      excluded_measures?: string | undefined;
      /** Measures that must be in every plan where they are possible, separated by commas: roof_pitched_inside, roof_pitched_sarking, attic_floor, roof_flat, wall_cavity, wall_external, wall_internal, floor_cellar_ceiling, floor_crawl_space, floor_on_ground, windows_high_efficiency, windows_triple, doors_insulated, airtightness, ventilation_exhaust, ventilation_balanced, solar_shading, boiler_condensing, heat_pump_hybrid, heat_pump_air_water, heat_pump_ground, heat_pump_air_air, heat_network, hot_water_heat_pump, hot_water_solar, solar_panels, battery. */
      locked_measures?: string | undefined;
      /** Income group of the owner: 1 is the highest income, 4 the lowest. */
      income_group?: 1 | 2 | 3 | 4 | undefined;
      /** What the owner is to the dwelling: grants, loans and duties depend on it. Without it, grants for owner-occupiers are counted with their condition. */
      ownership?: 'occupier' | 'landlord' | 'second_home' | 'social_landlord' | undefined;
      /** The minimum probability with which each plan must reach its target. */
      confidence?: number | undefined;
      /** Only plans without gas and oil. */
      fossil_free?: boolean | undefined;
    };
    /** Each string identifies one estate of the context: by its id, otherwise its `external_id`, otherwise its `metadata.property_id`. Duplicates count once. */
    body: string[];
    answer: CalculationJob;
  };
  /** Like the batch of renovations, but faster and without creating renovations: the result is in `metadata.indication` of each estate's job. */
  createEnergyIndicationBatch: {
    query: {
      /** The caller's identifier of the job. Without it, the string that identified a single estate. */
      external_id?: string | undefined;
    };
    /** Each string identifies one estate of the context: by its id, otherwise its `external_id`, otherwise its `metadata.property_id`. Duplicates count once. */
    body: string[];
    answer: CalculationJob;
  };
  /** The jobs created by the context's clients or, with `parent_id`, the child jobs of one of them. A client needs `calculations:create`. */
  listCalculationJobs: {
    query: {
      /** Number of the page, starting at 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Field to sort the jobs by. */
      sort_by?: 'created_at' | 'updated_at' | undefined;
      /** Oldest first, or newest first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Only the child jobs of this batch. Without it, the jobs created by clients. */
      parent_id?: string | undefined;
      /** Also list archived jobs. */
      include_archived?: boolean | undefined;
      /** Only jobs with this status. */
      status?: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED' | 'STOPPED' | undefined;
    };
    answer: CalculationJobPage;
  };
  /** Includes the progress: `metadata.estates` of a batch is updated while it is RUNNING. */
  getCalculationJob: {
    query: {
      /** Adds `renovation` to the response. Also needs the permission `renovations:read`. */
      expand?: 'renovation' | undefined;
    };
    answer: CalculationJob;
  };
  /** Stops the job and its unfinished child jobs. Finished results stay. */
  stopCalculationJob: {
    answer: CalculationJob;
  };
  /** Removes a finished job from the list and sets `deactivated_at`. It can still be retrieved. Archiving it again changes nothing. */
  archiveCalculationJob: {
    answer: CalculationJob;
  };
  /** Reads a certificate from Flanders, Wallonia, Brussels or the Netherlands and applies its values to the estate. When the job is FINISHED, `metadata` contains each value with its position in the document and its confidence, and which values were applied and why. A document for another address is read but not applied. The document is deleted when the job finishes. */
  readCertificate: {
    query: {
      /** The estate: its id, otherwise its `external_id`, otherwise its `metadata.property_id`. */
      estate: string;
      /** Which values to apply. `empty`: only facts without a value from the client. `all`: they also take precedence over the client's values so far. `none`: nothing is applied, only returned. `empty` and `all` need the permission `estates:write`. */
      apply?: 'none' | 'empty' | 'all' | undefined;
      /** Minimum confidence. `HIGH`: confirmed by a second reading of the document, or taken from a data file. `MEDIUM`: read at the expected position. */
      min_confidence?: 'HIGH' | 'MEDIUM' | undefined;
      /** Keeps the document until the values have been reviewed (`review-link`): at most 14 days by default. */
      review?: boolean | undefined;
      /** The client's identifier of the job. */
      external_id?: string | undefined;
    };
    body: Blob;
    answer: CalculationJob;
  };
  /** The agency's own prices and grants for new plans, and the number of plans calculated with another version. */
  getPriceBook: {
    answer: CurrentPriceBook;
  };
  /** The prices and grants that apply unless the price book overrides them, with source and confidence. */
  getPriceTables: {
    answer: PriceTables;
  };
  /** A version never changes. `price_book.version` of a plan is the version it was calculated with. */
  listPriceBookVersions: {
    answer: PriceBookVersions;
  };
  /** As published. Version 0 is empty: the default prices and grants. */
  getPriceBookVersion: {
    answer: PriceBook;
  };
  /** Unpublished changes. Without a draft, the published version is returned. */
  getPriceBookDraft: {
    answer: PriceBookDraft;
  };
  /** Replaces the draft after validating it. Rejected (409) when the draft has changed since `revision`. Plans do not change. */
  putPriceBookDraft: {
    body: PriceBookDraftBody;
    answer: PriceBookDraft;
  };
  /** The published version stays in use. */
  deletePriceBookDraft: {
    answer: undefined;
  };
  /** Calculates up to 200 suggested plans with the version in use and with the draft or another version, for today and with each plan's own controls, and returns how many change and by how much. Nothing is stored. */
  previewPriceBook: {
    body: PriceBookPreviewBody;
    answer: PriceBookPreview;
  };
  /** Publishes the draft as a new version, or restores an earlier version to undo a publication. New plans use it. Existing plans stay unchanged until they are recalculated, and their reports become outdated. */
  publishPriceBook: {
    body: PriceBookPublication;
    answer: PriceBook;
  };
  /** Recalculates every active estate whose suggested plan uses another version, with the controls of that plan. Edited plans stay unchanged. */
  planWithPriceBook: {
    answer: PlannedAgain;
  };
  /** Newest first. Also works for a deleted renovation. */
  listReports: {
    answer: RenovationReport[];
  };
  /** Generates a new PDF on every call. It can be downloaded from `url` as soon as the response arrives. */
  createReport: {
    body: NewRenovationReport;
    answer: RenovationReport;
  };
  /** The newest report per plan and language, with its estate, newest first. Deleted plans and deactivated estates are left out. */
  listAllReports: {
    query: {
      /** Number of reports per page. */
      page_size?: number | undefined;
      /** `next` of the previous page. */
      after?: string | undefined;
      /** Only outdated reports, or only current ones. */
      is_outdated?: boolean | undefined;
      /** Only reports in this language. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: ReportPage;
  };
  /** With the state and the latest delivery results of each. */
  listWebhooks: {
    answer: WebhookList;
  };
  /** The response contains the secret that signs deliveries; it cannot be retrieved later. */
  createWebhook: {
    body: NewWebhook;
    answer: CreatedWebhook;
  };
  /** Enables deliveries again and sends pending events now. */
  resumeWebhook: {
    answer: ResumedWebhook;
  };
  /** Also deletes its delivery log. Pending events are dropped. */
  deleteWebhook: {
    answer: undefined;
  };
  /** Each event with all attempts, newest first. Kept for 30 days by default. */
  listWebhookDeliveries: {
    query: {
      /** Number of deliveries. */
      page_size?: number | undefined;
      /** `next_before` of the previous page. */
      before?: string | undefined;
    };
    answer: WebhookDeliveryPage;
  };
  /** Sent with the same id, so that the receiver can detect duplicates. Rejected (409) for an event whose body is not stored. */
  resendWebhookDelivery: {
    answer: undefined;
  };
  /** Sends a `webhook.test` event, or a sample of any event with invented data and `"test": true`, whatever the webhook subscribes to. The delivery is logged like any other. */
  testWebhook: {
    query: {
      /** Sends a sample of this event; a `webhook.test` event when absent. */
      event?: WebhookEvent | undefined;
    };
    answer: SentEvent;
  };
  /** For members: buyers who asked for a call about a saved plan or for news about changes. Newest first, 100 per page. */
  listContactRequests: {
    query: {
      /** Only handled requests, or only open ones. */
      is_handled?: boolean | undefined;
      /** Only requests about this plan. */
      renovation_id?: string | undefined;
      /** `next` of the previous page. */
      after?: string | undefined;
    };
    answer: ContactRequestPage;
  };
  /** For members: marks the request as handled, or as open again. */
  changeContactRequest: {
    body: ContactRequestChange;
    answer: ContactRequest;
  };
  /** The estates that match all filters, each with the labels, cost and date of its suggested renovation, in the requested order. Paged by cursor: every page is equally fast. `GET /v1/portfolio/labels` returns the total. */
  listPortfolio: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Sort field; estates without a value come last. */
      sort_by?: 'address' | 'updated_at' | 'planned_at' | 'net_cost' | 'label_now' | 'label_after' | 'energy_now' | undefined;
      /** Sort direction; ascending is smallest, oldest or best first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Number of estates per page. */
      page_size?: number | undefined;
      /** `next` of the previous page, with the same order. */
      after?: string | undefined;
    };
    answer: PortfolioPage;
  };
  /** All estates that match the filters, in the requested order, as one stream of JSON lines. Takes the same filters as the list of portfolio estates. An estate that changes during the export may be missing or appear twice. */
  exportPortfolio: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Sort field; estates without a value come last. */
      sort_by?: 'address' | 'updated_at' | 'planned_at' | 'net_cost' | 'label_now' | 'label_after' | 'energy_now' | undefined;
      /** Sort direction; ascending is smallest, oldest or best first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
    };
    answer: undefined;
  };
  /** Takes the same filters as the list of portfolio estates. */
  distributeLabels: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    answer: LabelDistribution;
  };
  /** For the estates that match all filters: per place the number of estates, their labels today and what their owners pay on average. Places with the most estates first; at most 5,000. */
  listPortfolioPlaces: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    answer: PortfolioPlaces;
  };
  /** The places, managing users and sources of the active estates, each with a count. */
  listPortfolioChoices: {
    answer: PortfolioChoices;
  };
  /** Cost, energy and CO₂ today and after the works, labels, and duties by year, of the estates that match all filters. */
  readPortfolioOverview: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    answer: PortfolioOverview;
  };
  /** The overview on one page, with the name and colour of the context. */
  printPortfolioOverview: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Language of the page. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: undefined;
  };
  /** Deactivates, plans, reports on or renews the reports of up to 10,000 estates: those in external_ids, or all that match the filter; plans up to 100,000 that match. The server continues after it has responded; the action has the progress. Estates without anything to do are skipped. Refused (409) while reports of an earlier action are being made. */
  createPortfolioAction: {
    query: {
      /** Search terms in any order. Each matches the beginning of a word in the address, the `external_id` or the `property_id`; case and accents are ignored. */
      search?: string | undefined;
      /** Only estates in one of these places (names or zip codes). */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: Region[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: EstateStatus[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates with one of these labels today. */
      label_now?: string[] | undefined;
      /** Only estates that reach one of these labels. */
      label_after?: string[] | undefined;
      /** Only estates managed by one of these users. */
      external_user_id?: string[] | undefined;
      /** Only estates from one of these sources. */
      estate_provider_type?: string[] | undefined;
      /** Minimum the owner pays, EUR. */
      net_cost_min?: number | undefined;
      /** Maximum the owner pays, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at or after this time. */
      planned_since?: string | undefined;
      /** Only estates planned before this time. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only estates with one of these external ids. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because this fact is missing. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only estates created or updated by this import, as long as it can be undone. */
      import_id?: string | undefined;
      /** Only estates whose newest certificate expires within this number of days or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    body: NewPortfolioAction;
    answer: PortfolioAction;
  };
  /** Running and recently ended actions of the context. */
  listPortfolioActions: {
    answer: PortfolioAction[];
  };
  /** The progress of an action. Actions are removed after some days. */
  getPortfolioAction: {
    answer: PortfolioAction;
  };
  /** Activates the estates that the action deactivated; those that were written since are skipped. Returns the action that does it. Refused (409) for any other action, and a second time. */
  undoPortfolioAction: {
    answer: PortfolioAction;
  };
  /** Buildings with co-owners in the order of their names, each with its latest plan at a glance. */
  listBuildings: {
    query: {
      /** Number of the page, starting at 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Part of the name, the street or the city. */
      q?: string | undefined;
    };
    answer: BuildingPage;
  };
  /** The building with its parts and units. The response can be sent back in a PUT unchanged. */
  getBuilding: {
    answer: Building;
  };
  /** Returns 201 for a new building and 200 for a replaced one. Units are stored estates that are apartments; each is in one building at most (409). The shares must add up to `shares_total`, and votes are given for all units or for none. Changes facts of the apartments (origin `BUILDING`): also needs `estates:write`. */
  putBuilding: {
    body: BuildingBody;
    answer: Building;
  };
  /** Deletes the building with its plan, its papers and the link for its owners. The estates of its units stay, without the facts of the building: also needs `estates:write`. With `erase=true` files are removed at once, and stored responses and logged requests that name the building are deleted too. */
  deleteBuilding: {
    query: {
      /** Remove files at once, and delete what else names the building. */
      erase?: boolean | undefined;
    };
    answer: undefined;
  };
  /** Computes the best common works, the works inside each unit, the money and the vote, in the background. A later request replaces one that has not ended. Rejected (409) when the building is incomplete. */
  createBuildingPlan: {
    body: BuildingControls;
    answer: RequestedBuildingPlan;
  };
  /** The state of the latest request and the latest finished plan, which may be of an earlier one. Without a request its `id` is null. */
  getBuildingPlan: {
    answer: BuildingPlanState;
  };
  /** A CSV or XLSX file with one row per unit, in the form in which it can be imported. */
  exportBuilding: {
    query: {
      /** The form of the file. */
      format?: 'csv' | 'xlsx' | undefined;
    };
    answer: undefined;
  };
  /** A CSV or XLSX file of the latest plan: a row for each part with its indexed cost in each year, then the reserve fund. Rejected (409) without a plan. */
  exportBuildingMaintenance: {
    query: {
      /** The form of the file. */
      format?: 'csv' | 'xlsx' | undefined;
    };
    answer: undefined;
  };
  /** Active apartments with the same address that are in no building, as proposed buildings. Without `are_shares_assumed`, each can be sent in a PUT once its shares are corrected. */
  suggestBuildings: {
    answer: BuildingSuggestions;
  };
  /** Generates the passport of the building, the letters to its owners or the item for the agenda of the meeting, from the latest plan. Rejected (409) without a plan. Letters contain the code of each unit, which opens its figures. */
  createBuildingPaper: {
    body: NewBuildingPaper;
    answer: BuildingPaper;
  };
  /** The public page of the building, and for each unit the code that its owner enters there. */
  getBuildingOwnerLink: {
    answer: BuildingOwnerLink;
  };
  /** Replaces the link and all codes. Those that were sent before stop working. */
  renewBuildingOwnerLink: {
    answer: BuildingOwnerLink;
  };
  /** Decides for up to 100,000 homes which works are done in which year, within limits that all homes share. The server continues after it has responded; the programme has the progress. */
  createProgramme: {
    body: NewProgramme;
    answer: Programme;
  };
  /** The newest first, without their results. */
  listProgrammes: {
    query: {
      /** Number of programmes per page. */
      page_size?: number | undefined;
      /** `next` of the previous page. */
      after?: string | undefined;
    };
    answer: ProgrammePage;
  };
  /** Its progress and, once it has finished, the figures of its scenarios. */
  getProgramme: {
    query: {
      /** Language of the texts; that of the context when absent. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: Programme;
  };
  /** Deletes the programme with its files. One that has not ended is stopped. */
  deleteProgramme: {
    answer: undefined;
  };
  /** Stops a programme that has not ended. Refused (409) when it has ended otherwise. */
  cancelProgramme: {
    answer: Programme;
  };
  /** Each home with its works, its years and the reason, those that were left out among them. */
  listProgrammeHomes: {
    query: {
      /** Number of the scenario; 0 is the programme itself. */
      scenario?: number | undefined;
      /** Only homes with works in this year. */
      year?: number | undefined;
      /** Only homes with this status. */
      status?: 'PLANNED' | 'NOTHING' | 'LEFT_OUT' | undefined;
      /** Language of the texts; that of the context when absent. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
      /** Number of homes per page. */
      page_size?: number | undefined;
      /** `next` of the previous page. */
      after?: string | undefined;
    };
    answer: ProgrammeHomePage;
  };
  /** The figures of both and their difference. Refused (409) while one of them has no result. */
  compareProgrammes: {
    query: {
      /** The other programme; may be the same, with another scenario. */
      with: string;
      /** Number of the scenario; 0 is the programme itself. */
      scenario?: number | undefined;
      /** Number of the scenario; 0 is the programme itself. */
      with_scenario?: number | undefined;
    };
    answer: ProgrammeComparison;
  };
  /** `programme.xlsx`: years, homes and limits as a workbook. `homes.csv`: the homes. `hours.csv`: hours by year and trade. `problem.txt` and `certificate.txt`: what `rooftree programme verify` checks. Refused (409) while there is no result, and for a certificate when no programme is within the limits. */
  getProgrammeFile: {
    query: {
      /** Number of the scenario; 0 is the programme itself. */
      scenario?: number | undefined;
      /** Language of the texts; that of the context when absent. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: undefined;
  };
  /** By year, with the progress of plans, passports and works. */
  listProgrammeApprovals: {
    answer: ProgrammeApprovals;
  };
  /** Homes whose works begin in the year get the plan of the programme and, where wanted, their passport. The next programme with this one as `previous` leaves them as they are. Also needs `calculations:create`, and `reports:create` for passports. A year that is approved already is returned (200). Refused (409) without a result, or after another scenario was approved. */
  approveProgrammeYear: {
    body: NewProgrammeApproval;
    answer: ProgrammeApproval;
  };
  /** Writes the facts that the works changed to each home, with the origin `WORKS`, and plans what is left to do. Of works in two stages, the second is done from its year on. Also needs `estates:write` and `calculations:create`. The same report again changes nothing. */
  recordProgrammeWorks: {
    body: ProgrammeWorks;
    answer: ProgrammeWorksDone;
  };
  /** For members of every role: homes without required facts or without a plan, failed jobs, certificates to review and buyers to call back, each with a count and examples. */
  readToday: {
    answer: Today;
  };
  /** For members: their own views and shared views. */
  listSavedViews: {
    answer: SavedView[];
  };
  /** Rejected (409) when you already have a view with this name, or 100 views. */
  createSavedView: {
    body: NewSavedView;
    answer: SavedView;
  };
  /** Absent fields stay unchanged. Only the creator can change a view. */
  changeSavedView: {
    body: SavedViewChange;
    answer: SavedView;
  };
  /** Only the creator can delete a view. */
  deleteSavedView: {
    answer: undefined;
  };
  /** EBA Pillar 3 template 2, PCAF financed emissions and flags of the EU taxonomy for all loans of the context as they are when the report is made. The server continues after it has responded; the report has the progress. */
  createLoanReport: {
    body: NewLoanReport;
    answer: LoanReport;
  };
  /** The newest 50, with the progress of those that are being made. */
  listLoanReports: {
    answer: LoanReportList;
  };
  /** The report with its progress and, once it is finished, its cells and sums. */
  getLoanReport: {
    answer: LoanReport;
  };
  /** Deletes the report with its lines. The loans stay. */
  deleteLoanReport: {
    answer: undefined;
  };
  /** The loans that a cell of template 2 is made of, with what each adds to it. Rejected (409) before the report is finished. */
  getLoanReportCell: {
    query: {
      /** The `next` of the page before. */
      after?: string | undefined;
      /** Loans per page. */
      page_size?: number | undefined;
    };
    answer: LoanReportCell;
  };
  /** The report as a workbook, template 2 as CSV, or a line for each loan as CSV or, up to 100,000 loans, as a workbook. Rejected (409) before the report is finished. */
  getLoanReportFile: {
    answer: undefined;
  };
  /** The context's own emission factors and taxonomy limits; both are empty at first. */
  getLoanSettings: {
    answer: LoanSettings;
  };
  /** Replaces the emission factors and the taxonomy limits. Reports made before stay as they are. */
  putLoanSettings: {
    body: LoanSettings;
    answer: LoanSettings;
  };
  /** Loans in the order of their `loan_id`, all of them or those on one home. */
  listLoans: {
    query: {
      /** Only the loans on this home. */
      estate_external_id?: string | undefined;
      /** The `next` of the page before. */
      after?: string | undefined;
      /** Loans per page. */
      page_size?: number | undefined;
    };
    answer: LoanPage;
  };
  /** A CSV file with all loans of the context, in the form in which they can be imported. */
  exportLoans: {
    answer: undefined;
  };
  /** A loan with the home that secures it. */
  getLoan: {
    answer: Loan;
  };
  /** Returns 201 for a new loan and 200 for a replaced one. The home must be stored, and the currency must be that of the other loans. */
  putLoan: {
    body: LoanBody;
    answer: Loan;
  };
  /** Deletes the loan. Reports that were made before still list it. */
  deleteLoan: {
    answer: undefined;
  };
  /** Up to 10,000 loans: all are stored, or none when one has an error. Errors name the position of their entry, starting at 0. */
  putLoans: {
    body: LoanBatch;
    answer: StoredLoans;
  };
  /** Validates a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) without storing anything. Headings may be in English, Dutch or French; amounts are in the currency, with at most two decimals (in NDJSON integer cents). Returns the recognised columns, every error with its line, column and value, and which loans are new, changed or unchanged; `external_id` of a changed row is the loan's id. */
  checkLoanImport: {
    body: Blob;
    answer: CheckedImport;
  };
  /** Imports a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) in one transaction: all loans, or none when a row has an error (a loan without a home, a negative amount, a second currency); with `partial=true` only the valid ones. Existing loans are replaced. */
  createLoanImport: {
    query: {
      /** Import the valid rows and skip the others. Without it, one error rejects the whole file. */
      partial?: boolean | undefined;
    };
    body: Blob;
    answer: ImportedLoans;
  };
  /** Validates a CSV or XLSX file (up to 100000 rows and 32 MiB), one row per unit, without storing anything. Headings may be in English, Dutch or French. Returns the recognised columns, every error with its line, column and value, and which units are new, changed or unchanged; `external_id` of a changed row is the unit's. Also needs `estates:write`. */
  checkBuildingImport: {
    body: Blob;
    answer: CheckedImport;
  };
  /** Imports a CSV or XLSX file (up to 100000 rows and 32 MiB) in one transaction: all buildings, or none when a row has an error. The units of a building are those of the file; its parts and other facts stay. Apartments that are not stored yet are added with it, where their rows have facts of their own, such as `habitable_space_m2`. Buildings that the file does not change stay as they are. Changes facts of the apartments: also needs `estates:write`. */
  createBuildingImport: {
    body: Blob;
    answer: ImportedBuildings;
  };
  /** Changes in this context, newest first. Changes to members, clients, settings and estates include the values before and after; other changes by members are listed without values. Changes of plans by calculations (`planChanged`) are listed when `operation` or `thing_id` selects them. */
  listAuditEntries: {
    query: {
      /** Number of entries per page. */
      page_size?: number | undefined;
      /** Only entries before this one: `next_before` of the previous page. */
      before?: string | undefined;
      /** Only this operation. */
      operation?: string | undefined;
      /** Only changes by this member or client. */
      actor_id?: string | undefined;
      /** Only changes to resources of this type. */
      thing_kind?: 'member' | 'client' | 'webhook' | 'context' | 'import' | 'estate' | 'renovation' | 'connection' | 'user' | 'buyer' | 'loan' | 'loan_report' | 'building' | undefined;
      /** Only changes to the resource with this id. */
      thing_id?: string | undefined;
      /** Only entries at or after this time. */
      from?: string | undefined;
      /** Only entries before this time. */
      to?: string | undefined;
    };
    answer: AuditPage;
  };
  /** A stream of CSV with one line per entry, in words, newest first. The export itself is recorded in the audit log. */
  exportAuditEntries: {
    query: {
      /** Only this operation. */
      operation?: string | undefined;
      /** Only changes by this member or client. */
      actor_id?: string | undefined;
      /** Only changes to resources of this type. */
      thing_kind?: 'member' | 'client' | 'webhook' | 'context' | 'import' | 'estate' | 'renovation' | 'connection' | 'user' | 'buyer' | 'loan' | 'loan_report' | 'building' | undefined;
      /** Only changes to the resource with this id. */
      thing_id?: string | undefined;
      /** Only entries at or after this time. */
      from?: string | undefined;
      /** Only entries before this time. */
      to?: string | undefined;
      /** Language of the headings and texts. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: undefined;
  };
  /** What changed of an estate and its plans, with the values before and after, newest first. Empty for an estate that does not exist. */
  listEstateHistory: {
    query: {
      /** Number of entries per page. */
      page_size?: number | undefined;
      /** Only entries before this one: `next_before` of the previous page. */
      before?: string | undefined;
    };
    answer: EstateHistory;
  };
  /** For owners: the version, whether workers are running, and counts of the context. Operators (`platform:read`) also get database, queue, storage and backups, as printed by `rooftree status`. */
  readStatus: {
    answer: Status;
  };
  /** Creates estates with invented addresses and realistic facts. The same seed overwrites the same homes. Returns 404 when the context is not a sandbox. */
  createSandboxHomes: {
    body: SandboxHomes;
    answer: CreatedSandboxHomes;
  };
  /** Removes estates, buildings, plans, reports, jobs, loans, programmes, connections, own prices and the date of the clock. Clients, members, webhooks, branding and the audit log stay. Running jobs end. Returns 404 when the context is not a sandbox. */
  resetSandbox: {
    answer: SandboxReset;
  };
  /** New plans, their prices, grants and duties are those of this date, on the API and on the planner page. Timestamps, expiry of tokens and links, retention, and the validity of certificates follow the real clock. Returns 404 when the context is not a sandbox. */
  setSandboxClock: {
    body: SandboxClockChange;
    answer: SandboxClock;
  };
  /** Finds users, members, the agency's contact and buyers who left contact details, with the data linked to each. The query is sent in the body because URLs are logged. Changes nothing. */
  findPersons: {
    body: PersonSearch;
    answer: PersonList;
  };
  /** A user: the estates they manage stay, without a managing user. A member: their access and, without access to other contexts, their account. The contact: the agency's contact details are cleared. A buyer: every request with the same address or number, including pending webhook events. The deletion is recorded in the audit log without the person's name. Rejected (409) for the last owner, and while an event about the person is being sent. */
  erasePerson: {
    body: PersonErasure;
    answer: ErasedPerson;
  };
  /** A stream of JSON lines with all stored data: members, clients without their secrets, users, estates, renovations with their plans, reports, jobs, price books, the audit log and a list of files. Changes during the export may or may not be included. */
  exportContext: {
    answer: undefined;
  };
  /** The retention per kind of data, set by the server or shortened by this context, with the number of rows past it: a dry run of what maintenance deletes. With `days`, the number of rows that a retention of that many days would delete. */
  listRetention: {
    query: {
      /** Preview with a retention of this many days. */
      days?: number | undefined;
      /** Only this kind of data, by its `name`. */
      kind?: string | undefined;
    };
    answer: RetentionList;
  };
  /** Shortens the retention of one kind of data: not longer than the server's, not shorter than `shortest_own_days`. It takes effect after 24 hours; until then it can be reverted and nothing is deleted. `null` restores the server setting immediately. */
  chooseRetention: {
    body: OwnRetention;
    answer: KeptKind;
  };
  /** The signed-in member and their permissions per context; 401 without a session. */
  getSession: {
    answer: SessionState;
  };
  /** With email address and password. The session is stored in an HTTP-only cookie and replaces the browser's previous session. */
  signIn: {
    body: SignIn;
    answer: SessionState;
  };
  /** Ends the current session. Without a session it changes nothing. */
  signOut: {
    answer: undefined;
  };
  /** Revokes all sessions of this member; this browser gets a new one. */
  changePassword: {
    body: PasswordChange;
    answer: SessionState;
  };
  /** Accepts with the token of the link, as the signed-in member; no password is needed. Returns 409 when the invitation is for someone else, 410 when the link was used or has expired. */
  acceptInvitationAsMember: {
    body: OneTimeLink;
    answer: SessionState;
  };
  /** All devices where this member is signed in. */
  listSessions: {
    answer: SessionList;
  };
  /** The current session stays. */
  endOtherSessions: {
    answer: undefined;
  };
  /** Its next request needs a new sign-in. */
  endSession: {
    answer: undefined;
  };
  /** With the number of unused recovery codes. */
  listPasskeys: {
    answer: PasskeyList;
  };
  /** Send the result of `navigator.credentials.create` as JSON. From then on the password alone is not enough to sign in. The first passkey comes with recovery codes. */
  addPasskey: {
    body: NewPasskey;
    answer: AddedPasskey;
  };
  /** Returns the options for `navigator.credentials.create`. Needs the password. Valid once, for five minutes. */
  askForPasskey: {
    body: WantedPasskey;
    answer: PasskeyOptions;
  };
  /** After the last one, the password alone is enough again, and the recovery codes are deleted. */
  removePasskey: {
    answer: undefined;
  };
  /** The previous codes stop working. */
  renewRecoveryCodes: {
    answer: RecoveryCodes;
  };
  /** In place of a passkey, after the password. Each code works once. */
  signInByRecoveryCode: {
    body: RecoveryCode;
    answer: SessionState;
  };
  /** With the token of a link like `/console#/start/…`. A link works once; returns 410 when it was used or has expired. */
  signInByLink: {
    body: OneTimeLink;
    answer: SessionState;
  };
  /** With the token of a link like `/console#/join/…`. Changes nothing. Returns 410 when it was used or has expired. */
  lookUpInvitation: {
    body: OneTimeLink;
    answer: Invitation;
  };
  /** Sets name and password and signs in. When the address already has an account, `password` is the password of that account. A link works once; returns 410 when it was used or has expired. */
  acceptInvitation: {
    body: Acceptance;
    answer: SessionState;
  };
  /** Returns the options for `navigator.credentials.get`. Valid once, for five minutes. */
  askForPasskeySignature: {
    answer: PasskeyOptions;
  };
  /** Send the result of `navigator.credentials.get` as JSON. Works on its own, or as the second factor after a password; the new session replaces the one of the password. */
  signInByPasskey: {
    body: PasskeySignature;
    answer: SessionState;
  };
  /** The OpenID provider configured by the operator. */
  getOpenidProvider: {
    answer: OpenidProvider;
  };
  /** Send the parameters of the provider's redirect. Updates the roles that come from groups. Returns 403 without a role on this server, 409 when the address belongs to an account and the provider has not verified it, 410 when the request was used, has expired or was started in another browser, and 503 while the provider is unreachable. */
  signInByOpenid: {
    body: OpenidAnswer;
    answer: SessionState;
  };
  /** Returns the URL of the provider’s page. Valid once, for ten minutes, in this browser. When a member is signed in, it links their account to the provider. */
  beginOpenidSignIn: {
    answer: OpenidAddress;
  };
  /** Exchanges client credentials for a Bearer token. Without the two headers, credentials are also accepted as HTTP Basic, or as `client_id` and `client_secret` in a JSON or form body. Reuse the token until shortly before `expires_in` seconds after retrieval. */
  createAccessToken: {
    answer: AccessToken;
  };
  /** For providers that send webhooks, signed in the provider's own way. The announced changes are fetched shortly after. An unknown connection and a wrong signature both return 401. */
  receiveConnectionHook: {
    answer: Record<string, unknown>;
  };
  /** Returns 200 as long as the process runs. Checks nothing else. */
  checkLive: {
    answer: {
      status: 'ok';
    };
  };
  /** Checks what requests need: a pooled connection, a new connection with a write, and the list of disabled clients. Returns 503 with the reason when a check fails or takes longer than two seconds. The result is up to a second old. */
  checkReady: {
    answer: {
      status: 'ok';
    };
  };
}

/** The operations by method and path. */
export interface Routes {
  'GET /v1/members': Operations['listMembers'];
  'POST /v1/members': Operations['inviteMember'];
  'PATCH /v1/members/{member_id}': Operations['changeMember'];
  'DELETE /v1/members/{member_id}': Operations['removeMember'];
  'POST /v1/members/{member_id}/invitation': Operations['createMemberInvitation'];
  'GET /v1/clients': Operations['listClients'];
  'POST /v1/clients': Operations['createClient'];
  'POST /v1/clients/{client_id}/secret': Operations['rotateClientSecret'];
  'PATCH /v1/clients/{client_id}': Operations['updateClient'];
  'DELETE /v1/clients/{client_id}': Operations['disableClient'];
  'GET /v1/requests': Operations['listRequests'];
  'GET /v1/context': Operations['getContext'];
  'PATCH /v1/context': Operations['patchContext'];
  'PUT /v1/context/logo': Operations['putContextLogo'];
  'PUT /v1/context/contact-photo': Operations['putContextContactPhoto'];
  'GET /v1/estate/list': Operations['listEstates'];
  'GET /v1/estates': Operations['searchEstates'];
  'PUT /v1/estates/{external_id}': Operations['putEstate'];
  'GET /v1/estates/{external_id}': Operations['getEstate'];
  'PATCH /v1/estates/{external_id}': Operations['patchEstate'];
  'DELETE /v1/estates/{external_id}': Operations['deactivateEstate'];
  'DELETE /v1/estates/{external_id}/certificates/{id}': Operations['withdrawCertificate'];
  'GET /v1/estates/{external_id}/registered-label': Operations['getRegisteredLabel'];
  'POST /v1/estates/{external_id}/registered-label': Operations['askForRegisteredLabel'];
  'POST /v1/calculation-jobs/{id}/review-link': Operations['createReviewLink'];
  'GET /v1/estate-imports': Operations['listEstateImports'];
  'POST /v1/estate-imports': Operations['createEstateImport'];
  'POST /v1/estate-imports/{id}/undo': Operations['undoEstateImport'];
  'PUT /v1/estate-imports/headings': Operations['chooseImportHeadings'];
  'DELETE /v1/estate-imports/headings': Operations['forgetImportHeadings'];
  'GET /v1/connection-providers': Operations['listConnectionProviders'];
  'GET /v1/connections': Operations['listConnections'];
  'POST /v1/connections': Operations['createConnection'];
  'GET /v1/connections/{id}': Operations['getConnection'];
  'PATCH /v1/connections/{id}': Operations['updateConnection'];
  'DELETE /v1/connections/{id}': Operations['deleteConnection'];
  'POST /v1/connections/{id}/preview': Operations['previewConnection'];
  'GET /v1/connections/{id}/conflicts': Operations['listConnectionConflicts'];
  'POST /v1/connections/{id}/conflicts/{external_id}/decision': Operations['decideConnectionConflict'];
  'GET /v1/connections/{id}/runs': Operations['listConnectionRuns'];
  'POST /v1/connections/{id}/runs': Operations['readConnection'];
  'GET /v1/connections/{id}/runs/{run_id}/refused-rows': Operations['listRefusedRows'];
  'POST /v1/connections/{id}/runs/{run_id}/decision': Operations['decideConnectionRun'];
  'POST /v1/estate-imports/check': Operations['checkEstateImport'];
  'POST /v1/estates/batch': Operations['putEstates'];
  'GET /v1/renovations': Operations['searchRenovations'];
  'GET /v1/renovations/{renovation_id}': Operations['getRenovation'];
  'PATCH /v1/renovations/{renovation_id}': Operations['patchRenovation'];
  'DELETE /v1/renovations/{renovation_id}': Operations['deleteRenovation'];
  'GET /v1/renovations/{renovation_id}/decision': Operations['getRenovationDecision'];
  'GET /v1/renovations/{renovation_id}/variants': Operations['getRenovationVariants'];
  'GET /v1/renovations/{renovation_id}/tailored-advice': Operations['getTailoredAdvice'];
  'POST /v1/renovations/{renovation_id}/restore': Operations['restoreRenovation'];
  'GET /v1/estates/{external_id}/renovations': Operations['listRenovationsOfEstate'];
  'GET /v1/renovations/{renovation_id}/basis': Operations['getRenovationBasis'];
  'POST /v1/renovations/{renovation_id}/edits': Operations['editRenovation'];
  'GET /v1/calculation-jobs/events': Operations['followCalculationJobs'];
  'POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch': Operations['createSuggestedRenovationBatch'];
  'POST /v1/calculation-jobs/energy-efficiency-indication/batch': Operations['createEnergyIndicationBatch'];
  'GET /v1/calculation-jobs': Operations['listCalculationJobs'];
  'GET /v1/calculation-jobs/{id}': Operations['getCalculationJob'];
  'POST /v1/calculation-jobs/{id}/stop': Operations['stopCalculationJob'];
  'POST /v1/calculation-jobs/{id}/archive': Operations['archiveCalculationJob'];
  'POST /v1/calculation-jobs/epc-document-processing': Operations['readCertificate'];
  'GET /v1/price-book': Operations['getPriceBook'];
  'GET /v1/price-book/tables': Operations['getPriceTables'];
  'GET /v1/price-book/versions': Operations['listPriceBookVersions'];
  'GET /v1/price-book/versions/{version}': Operations['getPriceBookVersion'];
  'GET /v1/price-book/draft': Operations['getPriceBookDraft'];
  'PUT /v1/price-book/draft': Operations['putPriceBookDraft'];
  'DELETE /v1/price-book/draft': Operations['deletePriceBookDraft'];
  'POST /v1/price-book/preview': Operations['previewPriceBook'];
  'POST /v1/price-book/publications': Operations['publishPriceBook'];
  'POST /v1/price-book/plans': Operations['planWithPriceBook'];
  'GET /v1/renovations/{renovation_id}/reports': Operations['listReports'];
  'POST /v1/renovations/{renovation_id}/reports': Operations['createReport'];
  'GET /v1/reports': Operations['listAllReports'];
  'GET /v1/webhooks': Operations['listWebhooks'];
  'POST /v1/webhooks': Operations['createWebhook'];
  'POST /v1/webhooks/{webhook_id}/resume': Operations['resumeWebhook'];
  'DELETE /v1/webhooks/{webhook_id}': Operations['deleteWebhook'];
  'GET /v1/webhooks/{webhook_id}/deliveries': Operations['listWebhookDeliveries'];
  'POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': Operations['resendWebhookDelivery'];
  'POST /v1/webhooks/{webhook_id}/test': Operations['testWebhook'];
  'GET /v1/contact-requests': Operations['listContactRequests'];
  'PATCH /v1/contact-requests/{id}': Operations['changeContactRequest'];
  'GET /v1/portfolio/estates': Operations['listPortfolio'];
  'GET /v1/portfolio/export': Operations['exportPortfolio'];
  'GET /v1/portfolio/labels': Operations['distributeLabels'];
  'GET /v1/portfolio/places': Operations['listPortfolioPlaces'];
  'GET /v1/portfolio/choices': Operations['listPortfolioChoices'];
  'GET /v1/portfolio/overview': Operations['readPortfolioOverview'];
  'GET /v1/portfolio/overview/pdf': Operations['printPortfolioOverview'];
  'POST /v1/portfolio/actions': Operations['createPortfolioAction'];
  'GET /v1/portfolio/actions': Operations['listPortfolioActions'];
  'GET /v1/portfolio/actions/{id}': Operations['getPortfolioAction'];
  'POST /v1/portfolio/actions/{id}/undo': Operations['undoPortfolioAction'];
  'GET /v1/buildings': Operations['listBuildings'];
  'GET /v1/buildings/{external_id}': Operations['getBuilding'];
  'PUT /v1/buildings/{external_id}': Operations['putBuilding'];
  'DELETE /v1/buildings/{external_id}': Operations['deleteBuilding'];
  'POST /v1/buildings/{external_id}/plan': Operations['createBuildingPlan'];
  'GET /v1/buildings/{external_id}/plan': Operations['getBuildingPlan'];
  'GET /v1/buildings/{external_id}/sheet': Operations['exportBuilding'];
  'GET /v1/buildings/{external_id}/maintenance': Operations['exportBuildingMaintenance'];
  'GET /v1/building-suggestions': Operations['suggestBuildings'];
  'POST /v1/buildings/{external_id}/papers': Operations['createBuildingPaper'];
  'GET /v1/buildings/{external_id}/owner-link': Operations['getBuildingOwnerLink'];
  'POST /v1/buildings/{external_id}/owner-link/renew': Operations['renewBuildingOwnerLink'];
  'POST /v1/programmes': Operations['createProgramme'];
  'GET /v1/programmes': Operations['listProgrammes'];
  'GET /v1/programmes/{id}': Operations['getProgramme'];
  'DELETE /v1/programmes/{id}': Operations['deleteProgramme'];
  'POST /v1/programmes/{id}/cancel': Operations['cancelProgramme'];
  'GET /v1/programmes/{id}/homes': Operations['listProgrammeHomes'];
  'GET /v1/programmes/{id}/compare': Operations['compareProgrammes'];
  'GET /v1/programmes/{id}/files/{file}': Operations['getProgrammeFile'];
  'GET /v1/programmes/{id}/approvals': Operations['listProgrammeApprovals'];
  'POST /v1/programmes/{id}/approvals': Operations['approveProgrammeYear'];
  'POST /v1/programmes/{id}/done': Operations['recordProgrammeWorks'];
  'GET /v1/today': Operations['readToday'];
  'GET /v1/portfolio/views': Operations['listSavedViews'];
  'POST /v1/portfolio/views': Operations['createSavedView'];
  'PATCH /v1/portfolio/views/{id}': Operations['changeSavedView'];
  'DELETE /v1/portfolio/views/{id}': Operations['deleteSavedView'];
  'POST /v1/loan-reports': Operations['createLoanReport'];
  'GET /v1/loan-reports': Operations['listLoanReports'];
  'GET /v1/loan-reports/{id}': Operations['getLoanReport'];
  'DELETE /v1/loan-reports/{id}': Operations['deleteLoanReport'];
  'GET /v1/loan-reports/{id}/cells/{row}/{column}': Operations['getLoanReportCell'];
  'GET /v1/loan-reports/{id}/files/{file}': Operations['getLoanReportFile'];
  'GET /v1/loan-settings': Operations['getLoanSettings'];
  'PUT /v1/loan-settings': Operations['putLoanSettings'];
  'GET /v1/loans': Operations['listLoans'];
  'GET /v1/loan-export': Operations['exportLoans'];
  'GET /v1/loans/{loan_id}': Operations['getLoan'];
  'PUT /v1/loans/{loan_id}': Operations['putLoan'];
  'DELETE /v1/loans/{loan_id}': Operations['deleteLoan'];
  'POST /v1/loans/batch': Operations['putLoans'];
  'POST /v1/loan-imports/check': Operations['checkLoanImport'];
  'POST /v1/loan-imports': Operations['createLoanImport'];
  'POST /v1/building-imports/check': Operations['checkBuildingImport'];
  'POST /v1/building-imports': Operations['createBuildingImport'];
  'GET /v1/audit': Operations['listAuditEntries'];
  'GET /v1/audit/export': Operations['exportAuditEntries'];
  'GET /v1/estates/{external_id}/history': Operations['listEstateHistory'];
  'GET /v1/status': Operations['readStatus'];
  'POST /v1/sandbox/homes': Operations['createSandboxHomes'];
  'POST /v1/sandbox/reset': Operations['resetSandbox'];
  'PUT /v1/sandbox/clock': Operations['setSandboxClock'];
  'POST /v1/privacy/persons': Operations['findPersons'];
  'POST /v1/privacy/erasures': Operations['erasePerson'];
  'POST /v1/privacy/export': Operations['exportContext'];
  'GET /v1/privacy/retention': Operations['listRetention'];
  'PUT /v1/privacy/retention/{kind}': Operations['chooseRetention'];
  'GET /v1/session': Operations['getSession'];
  'POST /v1/session': Operations['signIn'];
  'DELETE /v1/session': Operations['signOut'];
  'POST /v1/session/password': Operations['changePassword'];
  'POST /v1/session/invitations': Operations['acceptInvitationAsMember'];
  'GET /v1/sessions': Operations['listSessions'];
  'DELETE /v1/sessions': Operations['endOtherSessions'];
  'DELETE /v1/sessions/{session_id}': Operations['endSession'];
  'GET /v1/session/passkeys': Operations['listPasskeys'];
  'POST /v1/session/passkeys': Operations['addPasskey'];
  'POST /v1/session/passkeys/options': Operations['askForPasskey'];
  'DELETE /v1/session/passkeys/{passkey_id}': Operations['removePasskey'];
  'POST /v1/session/recovery-codes': Operations['renewRecoveryCodes'];
  'POST /v1/session/recovery': Operations['signInByRecoveryCode'];
  'POST /v1/session/link': Operations['signInByLink'];
  'POST /v1/invitations/lookup': Operations['lookUpInvitation'];
  'POST /v1/invitations/accept': Operations['acceptInvitation'];
  'POST /v1/session/passkey/options': Operations['askForPasskeySignature'];
  'POST /v1/session/passkey': Operations['signInByPasskey'];
  'GET /v1/session/openid': Operations['getOpenidProvider'];
  'POST /v1/session/openid': Operations['signInByOpenid'];
  'POST /v1/session/openid/begin': Operations['beginOpenidSignIn'];
  'POST /v1/oauth/token': Operations['createAccessToken'];
  'POST /v1/connection-hooks/{id}': Operations['receiveConnectionHook'];
  'GET /health/live': Operations['checkLive'];
  'GET /health/ready': Operations['checkReady'];
}
