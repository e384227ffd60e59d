// Made from openapi.json by `npm run openapi`; a test proves that the two agree.

export type Acceptance = {
  /** What follows the last slash of the link's address. */
  token: string;
  /** How others see this member. */
  name?: string | undefined;
  /** A mail address. */
  email?: string | undefined;
  /** A new password (12 to 128 characters), or that of the account which the address has already. */
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
  /** Shown once. Each works once, instead of a passkey. */
  recovery_codes: string[] | null;
};

export type AuditPage = {
  entries: ({
    id: string;
    happened_at: string;
    actor: {
      kind: 'member' | 'client' | 'command' | 'server' | 'link';
      id: string | null;
      /** Null when there is no such member or client any more. */
      name: string | null;
    };
    /** The operation, as this document names it. */
    operation: string;
    thing: {
      kind: string;
      id: string;
    } | null;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    /** How a request without values was answered. */
    status: number | null;
    /** The path of a request without values. */
    path: string | null;
    network: string | null;
    request_id: string | null;
  })[];
  /** Null on the last page. */
  next_before: string | null;
};

export type CalculationJob = {
  id: string;
  created_at: string;
  updated_at: string;
  /** The `external_id` of the request, else the string that named its single estate. */
  external_id: string | null;
  /** When the job was archived, by a client or because its children were removed as too old. */
  deactivated_at: string | null;
  calculation_job_type: 'EPC_DOCUMENT_PROCESSING' | 'ENERGY_EFFICIENCY_INDICATION' | 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
  calculation_job_status: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED' | 'STOPPED';
  metadata: {
    /** Version of the calculation. */
    engine_version: string;
    /** Version of its prices, rules and statistics. */
    data_version: string;
    /** Progress of a batch. */
    estates: {
      total: number;
      finished: number;
      failed: number;
    };
    /** The renovation that the job of a single estate made. */
    renovation_id: string | null;
    /** Why the job FAILED, or was STOPPED by its expiry. */
    failure: string | null;
    /** The controls that were given with the batch. */
    controls: Record<string, unknown>;
    /** Of an ENERGY_EFFICIENCY_INDICATION that is FINISHED: label, label_probabilities, primary_kwh_per_m2, quality_label, assumptions. */
    indication: Record<string, unknown> | null;
    /** Why the document was refused. */
    failure_code?: 'not_a_certificate' | 'other_certificate' | 'other_address' | 'unreadable' | 'encrypted' | 'too_large' | 'took_too_long' | null | undefined;
    document?: {
      /** The form; null for a document that was refused. */
      kind: string | null;
      version: string | null;
      language: string | null;
      pages: number | null;
      /** Where its text comes from. */
      text: 'layer' | 'ocr' | 'data';
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
    } | null | undefined;
    /** The document's address beside the estate's; nothing is applied when they differ. */
    address_check?: 'same' | 'different' | 'unknown' | null | undefined;
    fields?: CertificateField[] | undefined;
    /** Second readings of the same document. */
    checks?: {
      name: string;
      holds: boolean;
    }[] | undefined;
    /** Where the document says something else than held before. */
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
    /** What was not understood, in its own words. */
    unread?: string[] | undefined;
    /** What a person has decided about each value. */
    review?: {
      reviewed_at: string;
      /** Facts of the estate, as the certificate says them. */
      accepted: string[];
      /** Facts that the reviewer has told. */
      corrected: string[];
      /** Not used. */
      rejected: string[];
    } | null | undefined;
    /** The facts that the document changed. */
    applied?: string[] | undefined;
    /** The values that did not become facts, and why. */
    not_applied?: ({
      field: string;
      reason: 'apply_none' | 'address_differs' | 'not_sure_enough' | 'said_by_client_only' | 'newer_certificate' | 'outranked' | 'contradicts' | 'impossible' | 'certificate_expired' | 'older_than_renovation';
    })[] | undefined;
  };
  /** Null for a batch of several estates: each has a child job. */
  estate_id: string | null;
  name: string;
  description: string | null;
  /** A job that has not ended by then is STOPPED. */
  expires_at: string;
  /** When its result became visible as a renovation. */
  published_at: string | null;
  /** The batch that this job is a child of. */
  parent_id: string | null;
};

export type CalculationJobEvent = {
  type: 'calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped';
  /** When it happened. */
  timestamp: string;
  data: CalculationJob;
};

export type CalculationJobPage = {
  page: number;
  page_size: number;
  /** 0 when nothing was found. */
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
  /** The text that it was read from. */
  raw: string | null;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  basis: 'printed' | 'computed' | 'derived';
  /** Why the confidence is not higher. */
  reasons: string[];
  /** Null for a value of a data file. */
  source: {
    /** From 1. */
    page: number;
    /** Left, top, right, bottom, in points from the top left of the page. */
    box: number[];
    page_size: number[];
  } | null;
};

export type CheckedImport = {
  columns: ({
    heading: string;
    /** Our column; null for one that is left out. */
    column: string | null;
    /** It was said for this context, and not found by us. */
    is_chosen: boolean;
  })[];
  /** What was decided while reading, such as columns that are skipped. */
  notes: string[];
  /** Why nothing of the file can be taken. */
  problems: string[];
  rows: {
    /** All rows of the file. */
    total: number;
    /** Rows with a new estate. */
    new: number;
    /** Rows that change an estate, or make a deactivated one active again. */
    changed: number;
    /** Rows that say what is known already. */
    unchanged: number;
    /** Rows with a fault. */
    refused: number;
  };
  /** The first thousand. */
  faults: ({
    line: number;
    /** The heading, or the path of a JSON field; null for the whole line. */
    column: string | null;
    value: string | null;
    message: string;
  })[];
  /** Of all faults. */
  fault_count: number;
  /** The first two hundred. */
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
  client_id: string;
  /** Shown in this answer alone, and kept nowhere. */
  client_secret: string;
};

export type ClientList = {
  clients: ({
    client_id: string;
    /** Slug of the context. */
    context: string;
    name: string;
    permissions: ('calculations:create' | 'renovations:read' | 'reports:read' | 'reports:create' | 'estates:read' | 'estates:write' | 'renovations:write')[];
    live_secrets: number;
    created_at: string;
    /** To the minute; null when it never got one. */
    last_token_at: string | null;
    disabled_at: string | null;
  })[];
};

export type Connection = {
  id: string;
  provider: 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA';
  name: string;
  state: 'ACTIVE' | 'PAUSED' | 'FAILING' | 'NEEDS_CREDENTIALS' | 'NEEDS_DECISION';
  /** Those that are no secret. */
  credentials: Record<string, string>;
  plans_estates: boolean;
  returns_reports: boolean;
  created_at: string;
  last_full_read_at: string | null;
  last_delta_read_at: string | null;
  /** Null while nothing is read by itself. */
  next_read_at: string | null;
  /** What is wrong, for a person. */
  last_fault: string | null;
  last_fault_at: string | null;
  /** Active estates that it brings. */
  estates: number;
  last_run: ConnectionRun | null;
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
    /** What is wrong, for a person. */
    fault: string;
  };
};

export type ConnectionPreview = {
  /** How many estates the provider says that it has. */
  announced: number | null;
  /** These are all of them. */
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
    /** How much is told of the house. */
    facts: number;
    /** Sentences for a person. */
    reasons: string[];
  })[];
};

export type ConnectionRun = {
  id: string;
  /** All that the provider has, what changed, or what it told us of. */
  kind: 'FULL' | 'DELTA' | 'HOOK';
  /** WAITING: for a decision on what would be deactivated. */
  run_status: 'RUNNING' | 'WAITING' | 'FINISHED' | 'FAILED';
  started_at: string;
  ended_at: string | null;
  /** How many estates the provider says that it has. */
  announced: number | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  deactivated: number;
  /** Estates that are no longer in the list, while that waits for a decision. */
  to_deactivate: number | null;
  fault: string | null;
};

export type ContactRequest = {
  id: string;
  /** When the buyer left it, and agreed. */
  created_at: string;
  /** When a member said that it was done; null while it waits. */
  handled_at: string | null;
  /** `CALL_BACK` about the saved plan, or to hear of `CHANGES` of prices or grants. */
  wish: 'CALL_BACK' | 'CHANGES';
  name: string | null;
  /** As typed; nobody has checked whose it is. */
  email: string | null;
  /** As typed; nobody has checked whose it is. */
  phone: string | null;
  /** In which the buyer read the page. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  /** The plan that was saved with it. */
  renovation_id: string | null;
  renovation_name: string | null;
  external_id: string;
  address: {
    country: 'BE' | 'NL';
    house_number: string | null;
    house_number_extra: string | null;
    place: string | null;
    region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
    street: string | null;
    zip_code: string | null;
  };
  /** The plan as the buyer sees it. */
  plan_url: string;
};

export type ContactRequestChange = {
  is_handled: boolean;
};

export type ContactRequestPage = {
  /** For `after`: where the next page begins; null on the last page. */
  next: string | null;
  data: ContactRequest[];
};

export type Context = {
  id: string;
  slug: string;
  /** As buyers read it. */
  name: string;
  /** In which jobs and plans are named. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  logo_url: string | null;
  /** Darkened where its contrast is too low. */
  accent_color: string | null;
  /** Web origins whose pages may call the API for this context. */
  cors_origins: string[];
  /** Web origins whose pages may show its planner pages inside of them. */
  embed_origins: string[];
  contact_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  contact_url: string | null;
  /** Whether the preview of a shared link names the address of the home. */
  preview_has_address: boolean;
  /** Whether a certificate that an owner hands over on the planner page becomes facts of the estate. */
  keeps_owner_certificates: boolean;
  /** Whether buyers may leave a name and how to reach them on the planner page: see `GET /v1/contact-requests`. */
  takes_contact_requests: boolean;
  manages_estates: boolean;
  /** Where report files are read; null for the server's own. */
  cdn_url: string | null;
  created_at: string;
};

export type ContextPatch = {
  /** As buyers read it. */
  name?: string | undefined;
  /** In which jobs and plans are named. */
  language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
  logo_url?: string | null | undefined;
  /** Darkened where its contrast is too low. */
  accent_color?: string | null | undefined;
  /** Web origins whose pages may call the API for this context. */
  cors_origins?: string[] | undefined;
  /** Web origins whose pages may show its planner pages inside of them. */
  embed_origins?: string[] | undefined;
  contact_name?: string | null | undefined;
  contact_phone?: string | null | undefined;
  contact_email?: string | null | undefined;
  contact_url?: string | null | undefined;
  /** Whether the preview of a shared link names the address of the home. */
  preview_has_address?: boolean | undefined;
  /** Whether a certificate that an owner hands over on the planner page becomes facts of the estate. */
  keeps_owner_certificates?: boolean | undefined;
  /** Whether buyers may leave a name and how to reach them on the planner page: see `GET /v1/contact-requests`. */
  takes_contact_requests?: boolean | undefined;
};

export type CreatedWebhook = {
  id: string;
  url: string;
  events: ('calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped' | 'report.created' | 'plan_alert.requested' | 'connection.failed')[];
  created_at: string;
  last_delivered_at: string | null;
  last_failed_at: string | null;
  last_failure: string | null;
  /** `paused`: left alone for a while after failures; `disabled`: given up until it is resumed. */
  state: 'delivering' | 'failing' | 'paused' | 'disabled';
  failures_in_row: number;
  paused_until: string | null;
  disabled_at: string | null;
  /** Events that it was not told of, and will not be. */
  dropped_deliveries: number;
  /** Signs every delivery. Shown in this answer alone. */
  secret: string;
};

export type CurrentPriceBook = {
  /** 0 is our own prices and grants alone. */
  version: number;
  /** What changed and why, for colleagues. */
  note: string;
  created_at: string | null;
  prices: ({
    work: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';
    /** A region stands before its country. */
    region: 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
    /** On our own price; either this or an amount. */
    factor?: number | undefined;
    /** EUR without VAT per unit of our own price; for an architect, a share of the works. Where our price grows with the house, for the size that ours is for. */
    amount?: {
      low: number;
      typical: number;
      high: number;
    } | undefined;
  })[];
  /** Grants of ours that are not counted. */
  switched_off: {
    /** The id of one of our grants. */
    grant: string;
    /** For colleagues; buyers do not see it. */
    reason: string;
  }[];
  /** Grants that our tables do not have. */
  grants: LocalGrant[];
  /** Suggested plans of active estates. */
  plans: number;
  /** Those that were made with another version. */
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
  /** Where in its building an apartment lies: on the lowest floor, between others, or under the roof */
  apartment_floor?: 'GROUND' | 'MIDDLE' | 'TOP' | null | undefined;
  /** Shape of the roof */
  roof_type?: 'INCLINED' | 'FLAT' | 'MIXED' | null | undefined;
  /** Surface of the inclined roof, m² */
  inclined_roof_surface_m2?: number | null | undefined;
  /** Surface of the flat roof, m² */
  flat_roof_surface_m2?: number | null | undefined;
  /** Insulation of the inclined roof or of the attic floor */
  inclined_roof_insulation_type?: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null | undefined;
  /** Insulation of the flat roof */
  flat_roof_insulation_type?: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null | undefined;
  /** Surface of the floor of an attic that nobody lives in, m² */
  attic_floor_surface_m2?: number | null | undefined;
  /** Insulation of the floor of an attic that nobody lives in */
  attic_floor_insulation_type?: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null | undefined;
  /** Use of the space under the inclined roof */
  attic_usage?: 'NONE' | 'STORAGE' | 'HABITABLE' | null | undefined;
  /** Surface of the outer walls without windows and doors, m² */
  outer_wall_surface_m2?: number | null | undefined;
  /** Insulation of the outer walls */
  outer_wall_insulation_type?: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null | undefined;
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
  floor_insulation_type?: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null | undefined;
  /** Surface of the windows, frames included, m² */
  window_surface_m2?: number | null | undefined;
  /** Glass of most windows */
  window_glazing_type?: 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY' | 'TRIPLE' | null | undefined;
  /** U-value of the windows with their frames, mean over their area, W/m²K */
  window_u_value_w_per_m2_k?: number | null | undefined;
  /** U-value of the outer doors, mean over their area, W/m²K */
  door_u_value_w_per_m2_k?: number | null | undefined;
  /** How fresh air comes in; `BALANCED` blows it in and out without recovering heat */
  ventilation_type?: 'NATURAL' | 'EXHAUST' | 'BALANCED' | 'BALANCED_WITH_RECOVERY' | null | undefined;
  /** State of the dwelling as a seller states it */
  condition?: 'AS_NEW' | 'JUST_RENOVATED' | 'GOOD' | 'TO_BE_DONE_UP' | 'TO_RENOVATE' | 'TO_RESTORE' | null | undefined;
  /** What the house is heated with */
  heating_type?: 'GAS' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP' | 'DISTRICT' | 'WOOD' | null | undefined;
  /** The device that makes the heat */
  heating_device?: 'CONDENSING_BOILER' | 'NON_CONDENSING_BOILER' | 'WOOD_BOILER' | 'STOVE' | 'ELECTRIC_HEATER' | 'HYBRID_HEAT_PUMP' | 'AIR_WATER_HEAT_PUMP' | 'GROUND_SOURCE_HEAT_PUMP' | 'AIR_AIR_HEAT_PUMP' | 'DISTRICT_SUBSTATION' | null | undefined;
  /** Year in which that device was installed */
  heating_installation_year?: number | null | undefined;
  /** The apartment building has one heating installation for all */
  heating_is_collective?: boolean | null | undefined;
  /** There is a connection to the gas network */
  has_gas_connection?: boolean | null | undefined;
  /** There is a heat network in the street that the house can be connected to */
  has_heat_network?: boolean | null | undefined;
  /** The device that makes the hot water */
  sanitary_heating_device?: 'WITH_HEATING' | 'GAS_WATER_HEATER' | 'ELECTRIC_BOILER' | 'HEAT_PUMP_BOILER' | null | undefined;
  /** There are solar panels */
  has_solar_panels?: boolean | null | undefined;
  /** Peak power of the solar panels, kWp */
  solar_panels_kwp?: number | null | undefined;
  /** There is a solar boiler for hot water */
  has_solar_boiler?: boolean | null | undefined;
  /** Windows to the south and the west have outside shading */
  has_solar_shading?: boolean | null | undefined;
  /** Share of an apartment in the common costs of its building, percent */
  owner_share_percent?: number | null | undefined;
  /** The façade is protected: it cannot be changed on the outside */
  is_heritage?: boolean | null | undefined;
  /** Score of the energy certificate, kWh primary per m² and year */
  energy_score_kwh_per_m2?: number | null | undefined;
  /** Label of the energy certificate, on the scale of the region */
  energy_label?: string | null | undefined;
  /** People who live in the dwelling */
  residents?: number | null | undefined;
  /** Natural gas used in a year by the meter or the bill, kWh (gross calorific value) */
  metered_gas_kwh?: number | null | undefined;
  /** Electricity taken from the grid in a year by the meter or the bill, kWh */
  metered_electricity_kwh?: number | null | undefined;
  /** Year of the metered use */
  metered_year?: number | null | undefined;
};

export type ErasedPerson = {
  /** Without a managing user now. */
  estates: number;
  /** Without a managing user now. */
  renovations: number;
  /** Of a buyer, which are gone. */
  requests: number;
  /** Kept answers and events that named the person, which are gone. */
  copies: number;
};

export type Estate = {
  metadata: {
    property_id: string | null;
  };
  address: {
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
      code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
      name: string;
    } | null;
    street: string | null;
    zip_code: string | null;
  };
  estate_provider_type: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA';
  external_id: string;
  /** How much of a plan rests on what is known of this estate; D: it cannot be planned. Not an energy label. */
  quality_label: 'A' | 'B' | 'C' | 'D';
  estate_status: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null;
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
  dwelling: KnownDwelling;
  /** Our own identifier of the estate. */
  id: string;
  /** The estate's public planner page. */
  referral_link: string;
  created_at: string;
  /** When anything of it last changed, or it was deactivated. */
  updated_at: string;
  /** Null for an active estate. */
  deactivated_at: string | null;
  /** The facts that hold, under the names of `dwelling` and of the estate, each with its origin: what plans, filters and the list go by. Null when nobody but the client says anything of the estate: then the fields of the estate are what holds. */
  facts: Record<string, EstateFact> | null;
};

export type EstateBatchEntry = {
  /** The estate's identifier in the client's own system. */
  external_id: string;
  /** Ignored: only we set it. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored: only we set it. */
  id?: string | undefined;
  /** Ignored: only we set it. */
  referral_link?: string | undefined;
  /** Ignored: only we set it. */
  created_at?: string | undefined;
  /** Ignored: only we set it. */
  updated_at?: string | undefined;
  /** Ignored: only we set it. */
  deactivated_at?: string | null | undefined;
  /** Ignored: only we set it. */
  facts?: Record<string, unknown> | null | undefined;
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
    /** ISO 3166-2; derived from the zip code when absent. */
    region?: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | {
      code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** One of the country, unless its `region` is given: four digits, in the Netherlands with or without two letters. */
    zip_code?: string | null | undefined;
  };
  /** API when absent. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | null | undefined;
  estate_status?: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null | undefined;
  /** Only a house or an apartment can be planned. */
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Open: 4 façades, semi-open: 3, closed: 2. Not for an apartment. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not after the present year. */
  year_built?: number | null | undefined;
  /** Not before `year_built`, not after the present year. */
  year_renovated?: number | null | undefined;
  /** The user is created when first seen. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type EstateBatchLine = {
  /** Null when the entry names no estate. */
  external_id: string | null;
  /** 201: created, 200: replaced, 400: refused. */
  status: 200 | 201 | 400;
  /** Our own identifier of the estate. */
  id: string | null;
  quality_label: 'A' | 'B' | 'C' | 'D' | null;
  /** The estate's public planner page. */
  referral_link: string | null;
  /** One sentence per fault; null for what was stored. */
  message: string[] | null;
};

export type EstateBody = {
  /** Ignored: only we set it. */
  external_id?: string | undefined;
  /** Ignored: only we set it. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored: only we set it. */
  id?: string | undefined;
  /** Ignored: only we set it. */
  referral_link?: string | undefined;
  /** Ignored: only we set it. */
  created_at?: string | undefined;
  /** Ignored: only we set it. */
  updated_at?: string | undefined;
  /** Ignored: only we set it. */
  deactivated_at?: string | null | undefined;
  /** Ignored: only we set it. */
  facts?: Record<string, unknown> | null | undefined;
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
    /** ISO 3166-2; derived from the zip code when absent. */
    region?: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | {
      code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** One of the country, unless its `region` is given: four digits, in the Netherlands with or without two letters. */
    zip_code?: string | null | undefined;
  };
  /** API when absent. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | null | undefined;
  estate_status?: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null | undefined;
  /** Only a house or an apartment can be planned. */
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Open: 4 façades, semi-open: 3, closed: 2. Not for an apartment. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not after the present year. */
  year_built?: number | null | undefined;
  /** Not before `year_built`, not after the present year. */
  year_renovated?: number | null | undefined;
  /** The user is created when first seen. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type EstateFact = {
  value: string | number | boolean | {
    u_value_w_per_m2_k: number;
  } | null;
  origin: 'MEMBER' | 'CLIENT' | 'CERTIFICATE' | 'CONNECTION' | null;
  /** When it was said, or when it last changed. */
  since: string | null;
  certificate: {
    /** The form that was read. */
    kind: string | null;
    scheme: string;
    number: string | null;
    issued_on: string | null;
    valid_until: string | null;
    confidence: 'HIGH' | 'MEDIUM' | 'LOW';
    /** The calculation job that read it; null for what a register told. */
    job_id: string | null;
    /** The register that told it. */
    register?: 'EP_ONLINE' | undefined;
    /** When a person found it right. */
    reviewed_at?: string | undefined;
  } | null;
  /** Why it counts less than other facts, though nobody knows better. */
  weakness: 'certificate_expired' | 'older_than_renovation' | null;
  /** What others say instead, and why it does not hold. */
  set_aside: ({
    value: string | number | boolean | {
      u_value_w_per_m2_k: number;
    };
    origin: 'MEMBER' | 'CLIENT' | 'CERTIFICATE' | 'CONNECTION';
    since: string;
    certificate: {
      /** The form that was read. */
      kind: string | null;
      scheme: string;
      number: string | null;
      issued_on: string | null;
      valid_until: string | null;
      confidence: 'HIGH' | 'MEDIUM' | 'LOW';
      /** The calculation job that read it; null for what a register told. */
      job_id: string | null;
      /** The register that told it. */
      register?: 'EP_ONLINE' | undefined;
      /** When a person found it right. */
      reviewed_at?: string | undefined;
    } | null;
    /** `vague`: its source says that there is some, not how much (insulation, double glazing); the value is the least that it can mean. */
    reason: 'outranked' | 'contradicts' | 'impossible' | 'vague' | 'certificate_expired' | 'older_than_renovation';
  })[];
};

export type EstateImport = {
  id: string;
  /** INTERRUPTED: its process ended on the way, and nothing was written. */
  import_status: 'RUNNING' | 'FINISHED' | 'INTERRUPTED' | 'UNDONE';
  file_name: string | null;
  created_at: string;
  /** The member or client; null when there is none such any more. */
  created_by: string | null;
  /** Rows that are checked or, once `rows_total` is known, written. */
  rows_done: number;
  /** Null while the rows are being checked. */
  rows_total: number | null;
  rows: {
    /** All rows of the file. */
    total: number;
    /** Rows with a new estate. */
    new: number;
    /** Rows that change an estate, or make a deactivated one active again. */
    changed: number;
    /** Rows that say what is known already. */
    unchanged: number;
    /** Rows with a fault. */
    refused: number;
  };
  undone_at: string | null;
};

export type EstateImportList = {
  imports: EstateImport[];
};

export type EstateItem = {
  metadata?: {
    property_id: string | null;
  } | undefined;
  address?: {
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
      code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
      name: string;
    } | null;
    street: string | null;
    zip_code: string | null;
  } | undefined;
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | undefined;
  external_id?: string | undefined;
  /** How much of a plan rests on what is known of this estate; D: it cannot be planned. Not an energy label. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  estate_status?: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null | undefined;
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
  dwelling?: KnownDwelling | undefined;
  /** Our own identifier of the estate. */
  id?: string | undefined;
  /** The estate's public planner page. */
  referral_link?: string | undefined;
  created_at?: string | undefined;
  /** When anything of it last changed, or it was deactivated. */
  updated_at?: string | undefined;
  /** Null for an active estate. */
  deactivated_at?: string | null | undefined;
  /** The facts that hold, under the names of `dwelling` and of the estate, each with its origin: what plans, filters and the list go by. Null when nobody but the client says anything of the estate: then the fields of the estate are what holds. */
  facts?: Record<string, EstateFact> | null | undefined;
};

export type EstateList = {
  estates: EstateListEntry[];
  page?: number | undefined;
  page_size?: number | undefined;
  /** 0 when nothing was found. */
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
    address: {
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
        code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
        name: string;
      } | null;
      street: string | null;
      zip_code: string | null;
    };
    estate_provider_type: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA';
    external_id: string;
    /** How much of a plan rests on what is known of this estate; D: it cannot be planned. Not an energy label. */
    quality_label: 'A' | 'B' | 'C' | 'D';
    estate_status: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null;
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
  /** 0 when nothing was found. */
  total_pages: number;
  has_prev_page: boolean;
  has_next_page: boolean;
  prev_page: number | null;
  next_page: number | null;
  total: number;
  data: EstateItem[];
};

export type EstatePatch = {
  /** Ignored: only we set it. */
  external_id?: string | undefined;
  /** Ignored: only we set it. */
  quality_label?: 'A' | 'B' | 'C' | 'D' | undefined;
  /** Ignored: only we set it. */
  id?: string | undefined;
  /** Ignored: only we set it. */
  referral_link?: string | undefined;
  /** Ignored: only we set it. */
  created_at?: string | undefined;
  /** Ignored: only we set it. */
  updated_at?: string | undefined;
  /** Ignored: only we set it. */
  deactivated_at?: string | null | undefined;
  /** Ignored: only we set it. */
  facts?: Record<string, unknown> | null | undefined;
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
    /** ISO 3166-2; derived from the zip code when absent. */
    region?: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | {
      code: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
      name?: string | undefined;
    } | null | undefined;
    street?: string | null | undefined;
    /** One of the country, unless its `region` is given: four digits, in the Netherlands with or without two letters. */
    zip_code?: string | null | undefined;
  } | undefined;
  /** API when absent. */
  estate_provider_type?: 'MANUAL' | 'API' | 'IMPORT' | 'HEARTHSTONE' | 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA' | null | undefined;
  estate_status?: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null | undefined;
  /** Only a house or an apartment can be planned. */
  estate_type?: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER' | undefined;
  /** Open: 4 façades, semi-open: 3, closed: 2. Not for an apartment. */
  estate_format?: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null | undefined;
  media?: ({
    filename?: string | null | undefined;
    mime_type?: string | null | undefined;
    url: string;
    position?: number | null | undefined;
  })[] | null | undefined;
  /** EUR, at most two decimals. */
  price?: number | null | undefined;
  /** Not after the present year. */
  year_built?: number | null | undefined;
  /** Not before `year_built`, not after the present year. */
  year_renovated?: number | null | undefined;
  /** The user is created when first seen. */
  managing_user_external_id?: string | null | undefined;
  dwelling?: Dwelling | null | undefined;
};

export type ExportedLine = {
  kind: string;
  value?: Record<string, unknown> | undefined;
  version?: string | undefined;
  created_at?: string | undefined;
  /** Before the path of each file. */
  files_at?: string | undefined;
  counts?: Record<string, unknown> | undefined;
};

export type FaultyRequestError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the status. */
  error: string;
  /** One sentence per fault. */
  message: string[];
};

export type ForbiddenError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the status. */
  error: string;
  /** One sentence per fault. */
  message?: string[] | undefined;
};

export type ImportHeadings = {
  headings: ({
    /** As it is in the file; case, accents and signs do not matter. */
    heading: string;
    /** Our column. Null leaves the column out. */
    column: 'external_id' | 'managing_user_external_id' | 'estate_provider_type' | 'estate_type' | 'estate_format' | 'estate_status' | 'price' | 'year_built' | 'year_renovated' | 'media' | 'property_id' | 'country' | 'region' | 'place' | 'street' | 'house_number' | 'house_number_extra' | 'zip_code' | 'latitude' | 'longitude' | 'habitable_space_m2' | 'storeys' | 'building_width_m' | 'building_depth_m' | 'cornice_height_m' | 'apartment_floor' | 'roof_type' | 'inclined_roof_surface_m2' | 'flat_roof_surface_m2' | 'inclined_roof_insulation_type' | 'flat_roof_insulation_type' | 'attic_floor_surface_m2' | 'attic_floor_insulation_type' | 'attic_usage' | 'outer_wall_surface_m2' | 'outer_wall_insulation_type' | 'has_cavity_wall' | 'cavity_wall_width_cm' | 'has_cavity_wall_insulation' | 'ground_floor_surface_m2' | 'basement_type' | 'floor_insulation_type' | 'window_surface_m2' | 'window_glazing_type' | 'window_u_value_w_per_m2_k' | 'door_u_value_w_per_m2_k' | 'ventilation_type' | 'condition' | 'heating_type' | 'heating_device' | 'heating_installation_year' | 'heating_is_collective' | 'has_gas_connection' | 'has_heat_network' | 'sanitary_heating_device' | 'has_solar_panels' | 'solar_panels_kwp' | 'has_solar_boiler' | 'has_solar_shading' | 'owner_share_percent' | 'is_heritage' | 'energy_score_kwh_per_m2' | 'energy_label' | 'residents' | 'metered_gas_kwh' | 'metered_electricity_kwh' | 'metered_year' | null;
  })[];
};

export type Invitation = {
  /** Null where the address is still to be given. */
  email: string | null;
  name: string | null;
  context: {
    name: string;
  } | null;
  role: 'owner' | 'editor' | 'viewer' | 'operator' | null;
  /** The password of that account is asked for, instead of a new one. */
  has_account: boolean;
  /** False for an account that is only opened otherwise: whoever has signed in accepts by `POST /v1/session/invitations`. */
  has_password: boolean;
  expires_at: string;
};

export type InvitedMember = {
  id: string;
  email: string;
  name: string | null;
  role: 'owner' | 'editor' | 'viewer';
  status: 'active' | 'invited' | 'disabled';
  /** When they were invited. */
  created_at: string;
  /** When a session of theirs was last used, to the minute. */
  last_used_at: string | null;
  invitation_expires_at: string | null;
  /** Whoever asks. */
  is_self: boolean;
  /** The one-time link; it is shown here and nowhere else. */
  invitation_url: string;
  /** The link was handed to the mail server. */
  mailed: boolean;
};

export type KeptKind = {
  /** As `rooftree maintenance` names it. */
  name: string;
  /** By the setting of the server; null for ever. */
  kept_days: number | null;
  /** The setting of the server that says so. */
  setting: string;
  /** What this context has chosen; null where it has not. The fewer of `kept_days` and `own_days` count. */
  own_days: number | null;
  own_days_hold_from: string | null;
  /** The fewest days that a context may choose; null where it may not. */
  shortest_own_days: number | null;
  /** Rows of this context that are older. */
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
  /** Where in its building an apartment lies: on the lowest floor, between others, or under the roof */
  apartment_floor: 'GROUND' | 'MIDDLE' | 'TOP' | null;
  /** Shape of the roof */
  roof_type: 'INCLINED' | 'FLAT' | 'MIXED' | null;
  /** Surface of the inclined roof, m² */
  inclined_roof_surface_m2: number | null;
  /** Surface of the flat roof, m² */
  flat_roof_surface_m2: number | null;
  /** Insulation of the inclined roof or of the attic floor */
  inclined_roof_insulation_type: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null;
  /** Insulation of the flat roof */
  flat_roof_insulation_type: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null;
  /** Surface of the floor of an attic that nobody lives in, m² */
  attic_floor_surface_m2: number | null;
  /** Insulation of the floor of an attic that nobody lives in */
  attic_floor_insulation_type: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null;
  /** Use of the space under the inclined roof */
  attic_usage: 'NONE' | 'STORAGE' | 'HABITABLE' | null;
  /** Surface of the outer walls without windows and doors, m² */
  outer_wall_surface_m2: number | null;
  /** Insulation of the outer walls */
  outer_wall_insulation_type: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null;
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
  floor_insulation_type: 'NONE' | 'CM_1_5' | 'CM_6_10' | 'CM_11_15' | 'CM_16_20' | 'CM_21_PLUS' | {
    u_value_w_per_m2_k: number;
  } | null;
  /** Surface of the windows, frames included, m² */
  window_surface_m2: number | null;
  /** Glass of most windows */
  window_glazing_type: 'SINGLE' | 'DOUBLE' | 'HIGH_EFFICIENCY' | 'TRIPLE' | null;
  /** U-value of the windows with their frames, mean over their area, W/m²K */
  window_u_value_w_per_m2_k: number | null;
  /** U-value of the outer doors, mean over their area, W/m²K */
  door_u_value_w_per_m2_k: number | null;
  /** How fresh air comes in; `BALANCED` blows it in and out without recovering heat */
  ventilation_type: 'NATURAL' | 'EXHAUST' | 'BALANCED' | 'BALANCED_WITH_RECOVERY' | null;
  /** State of the dwelling as a seller states it */
  condition: 'AS_NEW' | 'JUST_RENOVATED' | 'GOOD' | 'TO_BE_DONE_UP' | 'TO_RENOVATE' | 'TO_RESTORE' | null;
  /** What the house is heated with */
  heating_type: 'GAS' | 'OIL' | 'ELECTRIC' | 'HEAT_PUMP' | 'DISTRICT' | 'WOOD' | null;
  /** The device that makes the heat */
  heating_device: 'CONDENSING_BOILER' | 'NON_CONDENSING_BOILER' | 'WOOD_BOILER' | 'STOVE' | 'ELECTRIC_HEATER' | 'HYBRID_HEAT_PUMP' | 'AIR_WATER_HEAT_PUMP' | 'GROUND_SOURCE_HEAT_PUMP' | 'AIR_AIR_HEAT_PUMP' | 'DISTRICT_SUBSTATION' | null;
  /** Year in which that device was installed */
  heating_installation_year: number | null;
  /** The apartment building has one heating installation for all */
  heating_is_collective: boolean | null;
  /** There is a connection to the gas network */
  has_gas_connection: boolean | null;
  /** There is a heat network in the street that the house can be connected to */
  has_heat_network: boolean | null;
  /** The device that makes the hot water */
  sanitary_heating_device: 'WITH_HEATING' | 'GAS_WATER_HEATER' | 'ELECTRIC_BOILER' | 'HEAT_PUMP_BOILER' | null;
  /** There are solar panels */
  has_solar_panels: boolean | null;
  /** Peak power of the solar panels, kWp */
  solar_panels_kwp: number | null;
  /** There is a solar boiler for hot water */
  has_solar_boiler: boolean | null;
  /** Windows to the south and the west have outside shading */
  has_solar_shading: boolean | null;
  /** Share of an apartment in the common costs of its building, percent */
  owner_share_percent: number | null;
  /** The façade is protected: it cannot be changed on the outside */
  is_heritage: boolean | null;
  /** Score of the energy certificate, kWh primary per m² and year */
  energy_score_kwh_per_m2: number | null;
  /** Label of the energy certificate, on the scale of the region */
  energy_label: string | null;
  /** People who live in the dwelling */
  residents: number | null;
  /** Natural gas used in a year by the meter or the bill, kWh (gross calorific value) */
  metered_gas_kwh: number | null;
  /** Electricity taken from the grid in a year by the meter or the bill, kWh */
  metered_electricity_kwh: number | null;
  /** Year of the metered use */
  metered_year: number | null;
};

export type LabelDistribution = {
  /** Estates that pass every filter. */
  total: number;
  /** Those of them with a suggested renovation. */
  planned: number;
  /** One for each scale that has estates. */
  scales: ({
    label_scale: string;
    regions: ('BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH')[];
    /** Best first. */
    labels: {
      label: string;
      /** Estates with this label today, whatever `label_now` says. */
      now: number;
      /** Estates that reach it, whatever `label_after` says. */
      after: number;
    }[];
    /** Estates of which no label is known today. */
    without_label: number;
  })[];
};

export type ListedReport = {
  id: string;
  renovation_id: string;
  created_at: string;
  /** The member or client; null where it is not known. */
  created_by: string | null;
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
  name: string;
  /** The PDF. */
  url: string;
  /** What it shows has changed since it was made. */
  is_outdated: boolean;
  outdated_since: {
    /** The last change of the estate, where it came after an outdated report. */
    estate_updated_at: string | null;
    /** The last change of the plan, where it came after an outdated report. */
    renovation_updated_at: string | null;
  };
  /** It is outdated because the prices of the context are no longer those of the plan: plan again first. */
  has_other_prices: boolean;
  estate: {
    external_id: string;
    address: {
      country: 'BE' | 'NL';
      house_number: string | null;
      house_number_extra: string | null;
      place: string | null;
      region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
      street: string | null;
      zip_code: string | null;
    };
  };
};

export type LocalGrant = {
  id: string;
  /** As buyers read it. */
  name: string;
  region: 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
  /** Four digits each; none for everywhere in the region. */
  zip_codes: string[];
  /** Together under one ceiling, so all on one part of the house: shell, openings, heating, hot water or solar power. */
  works: ('roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade')[];
  /** None for every income. */
  income_groups: number[];
  /** What the amount is for. */
  per: 'invoice' | 'm2' | 'dwelling';
  /** Percent of the invoice without VAT, or EUR. */
  amount: number;
  max_eur: number | null;
  from: string;
  /** The last day; null while no end is known. */
  to: string | null;
  /** Where the grant can be read. */
  source: string;
  /** When somebody last looked there. */
  checked_on: string;
};

export type Member = {
  id: string;
  email: string;
  name: string | null;
  role: 'owner' | 'editor' | 'viewer';
  status: 'active' | 'invited' | 'disabled';
  /** When they were invited. */
  created_at: string;
  /** When a session of theirs was last used, to the minute. */
  last_used_at: string | null;
  invitation_expires_at: string | null;
  /** Whoever asks. */
  is_self: boolean;
};

export type MemberChange = {
  role?: 'owner' | 'editor' | 'viewer' | undefined;
  disabled?: boolean | undefined;
};

export type MemberList = {
  members: Member[];
};

export type NewClient = {
  /** What it is for, to tell clients apart. */
  name: string;
  /** What it may do; everything when absent. */
  permissions?: ('calculations:create' | 'renovations:read' | 'reports:read' | 'reports:create' | 'estates:read' | 'estates:write' | 'renovations:write')[] | undefined;
};

export type NewMember = {
  /** A mail address. */
  email: string;
  role: 'owner' | 'editor' | 'viewer';
  name?: string | undefined;
};

export type NewPasskey = {
  /** By which the member knows it again. */
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

export type NewRenovationReport = {
  /** Language of the words, numbers and dates in it. */
  language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
};

export type NewSavedView = {
  name: string;
  /** Filters, order and columns as in the address of the screen. */
  query: string;
  /** All members of the context see it. Needs the permission `estates:write`. */
  is_shared?: boolean | undefined;
};

export type NewSecret = {
  /** Ends the secrets of before, and their tokens, within a second. */
  disable_others?: boolean | undefined;
};

export type NewWebhook = {
  /** Where events are sent by POST; begins with https://. */
  url: string;
  /** Which events; all when absent or empty. */
  events?: ('calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped' | 'report.created' | 'plan_alert.requested' | 'connection.failed')[] | undefined;
};

export type OneTimeLink = {
  /** What follows the last slash of the link's address. */
  token: string;
};

export type OpenidAddress = {
  /** The page of the provider to go to. */
  authorization_url: string;
};

export type OpenidAnswer = {
  /** As it was sent to the provider. */
  state: string;
  /** What the provider gives for a token, once. */
  code?: string | undefined;
  /** Who answers. */
  iss?: string | undefined;
  /** Why the provider did not let the person in. */
  error?: string | undefined;
};

export type OpenidProvider = {
  /** What to call the provider; null when this server has none. */
  name: string | null;
};

export type OwnRetention = {
  /** Null for the server's own setting. */
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
  /** The password of now; absent for a member who has none yet. */
  current?: string | undefined;
  /** A new password of 12 to 128 characters; any characters, no rules but length and a list of common ones. */
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
    /** That they manage. */
    estates: number;
    /** That they manage. */
    renovations: number;
  }[];
  members: ({
    id: string;
    email: string;
    name: string | null;
    role: 'owner' | 'editor' | 'viewer';
    /** They have rights elsewhere, and their account stays. */
    keeps_account: boolean;
  })[];
  contact: {
    /** Of the context. */
    id: string;
    name: string | null;
    phone: string | null;
    email: string | null;
  } | null;
  /** Who left how to reach them on the page of an estate. */
  buyers: ({
    /** Of a request, or of an event that waits for a webhook. */
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
  })[];
};

export type PersonSearch = {
  /** A part of a name, address, number or id. */
  search: string;
};

export type PlainError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the status. */
  error: string;
};

export type PlanAlertRequestedEvent = {
  type: 'plan_alert.requested';
  /** When it happened. */
  timestamp: string;
  data: {
    /** The estate, by your own id. */
    external_id: string;
    /** To be called back about a saved plan, or to be told when prices or grants change. */
    wish: 'CALL_BACK' | 'CHANGES';
    /** The plan that was saved with it. */
    renovation_id: string | null;
    /** As typed. */
    name: string | null;
    /** As typed; nobody has checked whose it is. */
    email: string | null;
    /** As typed; nobody has checked whose it is. */
    phone: string | null;
    /** In which the person read the page. */
    language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
    /** The plan with the person's choices. */
    plan_url: string;
    /** When the person agreed that you use this for their wish. */
    consented_at: string;
  };
};

export type PlannedAgain = {
  job_ids: string[];
  estates: number;
  /** Estates whose plan cannot be asked for in the same way any more. */
  refused: number;
};

export type PortfolioChoices = {
  /** Places with most estates first, 200 at most. */
  places: {
    value: string;
    count: number;
  }[];
  /** Managing users, by `external_id`. */
  users: {
    value: string;
    count: number;
  }[];
  /** Where estates come from. */
  providers: {
    value: string;
    count: number;
  }[];
};

export type PortfolioItem = {
  id: string;
  external_id: string;
  address: {
    country: 'BE' | 'NL';
    house_number: string | null;
    house_number_extra: string | null;
    place: string | null;
    region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
    street: string | null;
    zip_code: string | null;
  };
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  estate_status: 'PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET' | null;
  year_built: number | null;
  quality_label: 'A' | 'B' | 'C' | 'D';
  estate_provider_type: string;
  managing_user_external_id: string | null;
  /** Today's label: of the plan, else of the certificate. */
  label_now: string | null;
  /** The label after the works of the suggested renovation. */
  label_after: string | null;
  /** The chance of each label today; null where a certificate tells it, or without a plan. */
  label_probabilities: Record<string, unknown> | null;
  /** What the owner pays, VAT included, after subsidies. */
  net_cost: number | null;
  /** Nine out of ten such works cost more. */
  net_cost_low: number | null;
  /** Nine out of ten such works cost less. */
  net_cost_high: number | null;
  /** Energy use of a year at typical use, today, as the plan has it. */
  energy_now_kwh: number | null;
  /** After the works; below zero where panels make more than is used. */
  energy_after_kwh: number | null;
  /** The last day of the newest certificate that was read. */
  certificate_valid_until: string | null;
  /** The suggested renovation. */
  renovation_id: string | null;
  planned_at: string | null;
  updated_at: string;
  deactivated_at: string | null;
};

export type PortfolioPage = {
  /** For `after`: where the next page begins; null on the last page. */
  next: string | null;
  data: PortfolioItem[];
};

export type PortfolioPlace = {
  country: 'BE' | 'NL';
  region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
  /** As the estates write it; null of those without one. */
  place: string | null;
  /** Estates. */
  count: number;
  /** Those of them with a suggested renovation. */
  planned: number;
  /** The label that most of them have today; of two with as many, the worse one. */
  most_common_label: string | null;
  /** Labels of today, best first; estates without one are not counted here. */
  labels: {
    label: string;
    count: number;
  }[];
  /** What their owners pay on average, VAT included, after subsidies. */
  average_net_cost: number | null;
};

export type PortfolioPlaces = {
  /** Places, also those that are not listed. */
  total: number;
  places: PortfolioPlace[];
};

export type PriceBook = {
  /** 0 is our own prices and grants alone. */
  version: number;
  /** What changed and why, for colleagues. */
  note: string;
  created_at: string | null;
  prices: ({
    work: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';
    /** A region stands before its country. */
    region: 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
    /** On our own price; either this or an amount. */
    factor?: number | undefined;
    /** EUR without VAT per unit of our own price; for an architect, a share of the works. Where our price grows with the house, for the size that ours is for. */
    amount?: {
      low: number;
      typical: number;
      high: number;
    } | undefined;
  })[];
  /** Grants of ours that are not counted. */
  switched_off: {
    /** The id of one of our grants. */
    grant: string;
    /** For colleagues; buyers do not see it. */
    reason: string;
  }[];
  /** Grants that our tables do not have. */
  grants: LocalGrant[];
};

export type PriceBookDraft = {
  /** Raised by every save; 0 while there is no draft, then what is published is shown. */
  revision: number;
  /** What changed and why, for colleagues. */
  note: string;
  updated_at: string | null;
  prices: ({
    work: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';
    /** A region stands before its country. */
    region: 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
    /** On our own price; either this or an amount. */
    factor?: number | undefined;
    /** EUR without VAT per unit of our own price; for an architect, a share of the works. Where our price grows with the house, for the size that ours is for. */
    amount?: {
      low: number;
      typical: number;
      high: number;
    } | undefined;
  })[];
  /** Grants of ours that are not counted. */
  switched_off: {
    /** The id of one of our grants. */
    grant: string;
    /** For colleagues; buyers do not see it. */
    reason: string;
  }[];
  /** Grants that our tables do not have. */
  grants: LocalGrant[];
};

export type PriceBookDraftBody = {
  /** The one that was read. */
  revision: number;
  /** What changed and why, for colleagues. */
  note: string;
  prices: ({
    work: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';
    /** A region stands before its country. */
    region: 'BE' | 'NL' | 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH';
    /** On our own price; either this or an amount. */
    factor?: number | undefined;
    /** EUR without VAT per unit of our own price; for an architect, a share of the works. Where our price grows with the house, for the size that ours is for. */
    amount?: {
      low: number;
      typical: number;
      high: number;
    } | undefined;
  })[];
  /** Grants of ours that are not counted. */
  switched_off: {
    /** The id of one of our grants. */
    grant: string;
    /** For colleagues; buyers do not see it. */
    reason: string;
  }[];
  /** Grants that our tables do not have. */
  grants: LocalGrant[];
};

export type PriceBookPreview = {
  /** Suggested plans of active estates. */
  plans: number;
  /** Those that were made twice, with the version of now and the new one: all, or up to 200. */
  sampled: number;
  /** Of the sample: plans that cost more or less. */
  moved: number;
  /** Of the sample: plans in which other works are chosen. */
  other_works: number;
  /** EUR that an owner pays more, below 0 less, after grants: over the sample. */
  change_per_plan: {
    p10: number;
    p50: number;
    p90: number;
  };
  /** EUR; the median of what an owner pays. */
  net_cost_p50: {
    before: number;
    after: number;
  };
  /** EUR for all plans together, between low and high with a chance of 95 %; one figure where all were made. */
  change_of_all: {
    low: number;
    expected: number;
    high: number;
  };
};

export type PriceBookPreviewBody = {
  /** Null for the draft. */
  version: number | null;
};

export type PriceBookPublication = {
  /** One of before to use again; null to make a new one of the draft. */
  version: number | null;
  /** Of the draft, as it was read; needed without a version. */
  revision?: number | undefined;
};

export type PriceBookVersions = {
  /** The version that plans are made with; 0 is our own prices and grants alone. */
  current: number;
  /** The newest hundred, newest first, with how much each says. */
  versions: {
    /** 0 is our own prices and grants alone. */
    version: number;
    /** What changed and why, for colleagues. */
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
    work: 'roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade';
    country: 'BE' | 'NL';
    /** The size that the price is for where it grows with the home: kW of a heat pump, else m² of floor. */
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
  /** The grants of today. */
  grants: ({
    id: string;
    scheme: 'mijn_verbouwpremie' | 'primes_habitation_temporary' | 'isde' | 'svve' | 'green_certificates' | 'local_grant';
    /** A region, or NL. */
    region: string;
    works: ('roof_pitched_inside' | 'roof_pitched_sarking' | 'attic_floor' | 'roof_flat' | 'wall_cavity' | 'wall_external' | 'wall_internal' | 'floor_cellar_ceiling' | 'floor_crawl_space' | 'floor_on_ground' | 'windows_high_efficiency' | 'windows_triple' | 'doors_insulated' | 'airtightness' | 'ventilation_exhaust' | 'ventilation_balanced' | 'solar_shading' | 'boiler_condensing' | 'heat_pump_hybrid' | 'heat_pump_air_water' | 'heat_pump_ground' | 'heat_pump_air_air' | 'heat_network' | 'hot_water_heat_pump' | 'hot_water_solar' | 'solar_panels' | 'battery' | 'scaffolding' | 'architect' | 'roof_finish' | 'wall_finish' | 'blower_door_test' | 'ventilation_grilles' | 'heating_circuit' | 'low_temperature_emitters' | 'oil_tank_removal' | 'electrical_upgrade')[];
    amounts: ({
      income_group: number | null;
      per: 'm2' | 'dwelling' | 'kW' | 'invoice';
      /** EUR, or percent of the invoice without VAT. */
      amount: number;
      /** Beside the amount per kW. */
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
    /** Where the authority tells of the scheme. */
    page: string;
    /** The month in which the amounts were last looked at. */
    checked_in: string;
  })[];
};

export type RecoveryCode = {
  /** In whatever letters and with or without dashes. */
  code: string;
};

export type RecoveryCodes = {
  /** Shown once. Each works once, instead of a passkey. */
  recovery_codes: string[];
};

export type RegisteredLabel = {
  /** The Dutch register of energy labels. */
  register: 'EP_ONLINE';
  /** Whether the operator lets it be asked. */
  is_on: boolean;
  /** What it said last. `NO_ADDRESS`: the estate is not Dutch, or lacks a postal code or a house number. `SEVERAL`: labels of more than one dwelling that may be meant. `OTHER_KIND`: a label of an apartment where the estate is a house, or the other way round. `UNUSABLE`: an answer that is no label. Only `FOUND` gives facts. */
  label_status: 'NO_ADDRESS' | 'WAITING' | 'FOUND' | 'NONE' | 'SEVERAL' | 'OTHER_KIND' | 'UNUSABLE';
  /** It is about to be asked, or its answer about to become facts. */
  is_waiting: boolean;
  /** When it was last asked. */
  read_at: string | null;
  next_read_at: string | null;
  energy_label: string | null;
  registered_on: string | null;
  valid_until: string | null;
  /** Why the register cannot be asked just now. */
  fault: string | null;
};

export type Renovation = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null for a live renovation. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR; not subtracted from the other amounts and never above the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: {
    country: 'BE' | 'NL';
    house_number: string | null;
    place: string | null;
    /** ISO 3166-2 code. */
    region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
    street: string | null;
    zip_code: string | null;
  };
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment, or when not known. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** The label that was to be reached. */
  target_label: string | null;
  /** Chance that the works reach it, over every house that this one can be. */
  target_probability: number | null;
  estate_external_id: string;
  /** True when a person changed or made this plan. */
  is_edited: boolean;
  /** Who made an edited plan: a reader of the estate's page, a member, a client. Null for a suggestion. */
  edited_by: 'BUYER' | 'MEMBER' | 'CLIENT' | null;
  engine_version: string;
  data_version: string;
  /** True when an earlier version of the engine made the plan. Its figures stay as they were; what that version did not work out is null. Planning the estate again brings it up to date. */
  is_of_earlier_engine: boolean;
  /** The whole plan as the engine writes it: steps with their works, costs, savings and ranges. */
  plan: Record<string, unknown>;
};

export type RenovationBasis = {
  /** The estate as the engine reads it today. */
  input: Record<string, unknown>;
  /** The day that prices, rules and ages refer to. */
  date: string;
  /** Without what the choices say. */
  controls: Record<string, unknown>;
  /** The context's own prices and grants, as far as they are of this estate. */
  price_book: Record<string, unknown> | null;
  /** As in the address of the estate's page: controls, works and corrected facts, as `target=A&budget=40000&wall_cavity=off`. */
  choices: string;
};

export type RenovationDecision = {
  /** Number of possible houses that were planned. */
  houses: number;
  works: ({
    measure: string;
    is_in_plan: boolean;
    /** In how many of the possible houses a work on this part belongs to the best plan. */
    share_of_cases: number;
    /** In how many of the possible houses this very work belongs to the best plan. */
    share_of_this_work: number;
    /** `core`: worth doing whatever the house turns out to be. */
    certainty: 'core' | 'depends';
    /** What this work costs after subsidies, the middle of the houses whose best plan contains a work on this part. */
    net_cost_eur: number;
    decided_by: {
      /** A field of `dwelling`, or `estate_format`. */
      fact: string;
      answers: ({
        answer: string;
        probability: number;
        share_of_cases: number;
        /** What to do on this part at once with this answer; null: leave it until the house is known better. Absent where no answer decides. */
        measure?: string | null | undefined;
      })[];
    } | null;
  })[];
  /** Chance of the target after the core works alone. */
  probability_after_core: number;
  /** Chance of the target when every house gets the plan that suits it. */
  probability_if_known: number;
  /** The cheapest plan that reaches the target with a chance of 0.8; null where the plan has it, or none does. */
  next_rung?: {
    confidence: number;
    probability: number;
    net_cost_eur: number;
    /** Beyond the plan itself. */
    more_eur: number;
    added: string[];
    dropped: string[];
  } | null | undefined;
  /** In the order of what the answer is worth. */
  next_questions: {
    fact: string;
    /** Expected cost of a wrong choice that the answer avoids. */
    saves_eur: number;
    /** By how much the chance of the target rises on average. */
    gains_probability: number;
  }[];
};

export type RenovationEdit = {
  renovation_name: string;
  /** As in the address of the estate's page: controls, works and corrected facts, as `target=A&budget=40000&wall_cavity=off`. */
  choices: string;
  /** Of the basis that the choices were made on, or of the last two days. */
  date: string;
};

export type RenovationListItem = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null for a live renovation. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR; not subtracted from the other amounts and never above the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: {
    country: 'BE' | 'NL';
    house_number: string | null;
    place: string | null;
    /** ISO 3166-2 code. */
    region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
    street: string | null;
    zip_code: string | null;
  };
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment, or when not known. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** The label that was to be reached. */
  target_label: string | null;
  /** Chance that the works reach it, over every house that this one can be. */
  target_probability: number | null;
};

export type RenovationOfEstate = {
  renovation_id: string;
  renovation_created_at: string;
  renovation_updated_at: string;
  /** Null for a live renovation. */
  renovation_deleted_at: string | null;
  renovation_name: string;
  /** EUR; not subtracted from the other amounts and never above the total. */
  subsidy_amount: number;
  /** EUR, without VAT. */
  estimated_cost: number;
  /** EUR. */
  estimated_vat_cost: number;
  /** EUR; `estimated_cost` + `estimated_vat_cost`. */
  total_estimated_cost_incl_vat: number;
  estate_id: string;
  estate_geo_address: {
    country: 'BE' | 'NL';
    house_number: string | null;
    place: string | null;
    /** ISO 3166-2 code. */
    region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
    street: string | null;
    zip_code: string | null;
  };
  estate_type: 'HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER';
  /** Null for an apartment, or when not known. */
  estate_format: 'OPEN' | 'SEMI_OPEN' | 'CLOSED' | null;
  managing_user: {
    id: string;
    external_id: string;
  } | null;
  /** Energy label today. */
  label_now: string | null;
  /** Energy label after all works. */
  label_after: string | null;
  /** The label that was to be reached. */
  target_label: string | null;
  /** Chance that the works reach it, over every house that this one can be. */
  target_probability: number | null;
  /** True when a person changed or made this plan. */
  is_edited: boolean;
  /** Who made an edited plan: a reader of the estate's page, a member, a client. Null for a suggestion. */
  edited_by: 'BUYER' | 'MEMBER' | 'CLIENT' | null;
};

export type RenovationPage = {
  page: number;
  page_size: number;
  /** 0 when nothing was found. */
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
  /** Null: nobody manages it. */
  managing_user?: {
    /** The user's identifier in the client's own system; the user is created when first seen. */
    external_id: string;
  } | null | undefined;
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
  /** The whole plan as the engine writes it: steps with their works, costs, savings and ranges. */
  cheapest: Record<string, unknown>;
  /** The whole plan as the engine writes it: steps with their works, costs, savings and ranges. */
  lifetime: Record<string, unknown>;
  /** The whole plan as the engine writes it: steps with their works, costs, savings and ranges. */
  fossil_free: Record<string, unknown>;
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
};

export type ReportPage = {
  reports: ListedReport[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
};

export type ResumedWebhook = {
  /** Events that are sent now. */
  waiting_deliveries: number;
};

export type RetentionList = {
  kinds: KeptKind[];
};

export type ReviewLink = {
  /** Shows the document beside what was read. It is shown here only, and whoever has it may decide. */
  url: string;
  expires_at: string;
};

export type RunningJobs = {
  /** The newest first. */
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

export type SavedView = {
  id: string;
  name: string;
  /** Filters, order and columns as in the address of the screen. */
  query: string;
  /** All members of the context see it. Needs the permission `estates:write`. */
  is_shared: boolean;
  /** You made it: you alone can change it. */
  is_own: boolean;
  created_at: string;
};

export type SavedViewChange = {
  name?: string | undefined;
  /** Filters, order and columns as in the address of the screen. */
  query?: string | undefined;
  /** All members of the context see it. Needs the permission `estates:write`. */
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
    /** To the minute. */
    last_used_at: string;
    /** The address that they signed in from; of IPv6 its network. */
    network: string;
    /** What the browser says of itself. */
    device: string | null;
    /** The session of this request. */
    is_current: boolean;
  })[];
};

export type SessionState = {
  member: {
    id: string;
    name: string | null;
    email: string | null;
    /** May do everything in every context. */
    operator: boolean;
    has_password: boolean;
    /** How many there are. */
    passkeys: number;
    /** Can sign in by the OpenID provider. */
    openid_connected: boolean;
  };
  contexts: ({
    /** Send it as `X-Rooftree-Context`. */
    id: string;
    slug: string;
    name: string;
    language: string;
    role: 'owner' | 'editor' | 'viewer' | 'operator';
    permissions: ('calculations:create' | 'renovations:read' | 'reports:read' | 'reports:create' | 'estates:read' | 'estates:write' | 'renovations:write' | 'calculations:read' | 'members:manage' | 'clients:manage' | 'webhooks:manage' | 'contexts:manage' | 'audit:read' | 'connections:read' | 'connections:write' | 'platform:read')[];
  })[];
  /** True until a second factor was given; nothing else is open until then. */
  second_factor_required: boolean;
};

export type SignIn = {
  /** A mail address. */
  email: string;
  /** The password. */
  password: string;
};

export type Status = {
  /** Of this server. */
  version: string;
  checked_at: string;
  /** Pools of workers that take entries of the queue; without any nothing is planned. */
  workers: number;
  /** How long the oldest entry of the queue that could run has been waiting. */
  oldest_wait_seconds: number;
  /** Invitations are mailed. */
  mail: boolean;
  /** Since the last whole backup; null when this server has made none. */
  backup_age_seconds: number | null;
  context: {
    estates: number;
    deactivated_estates: number;
    renovations: number;
    reports: number;
    clients: number;
    /** Jobs that were asked for and have not ended. */
    live_jobs: number;
  };
  /** Of the whole server; null for who does not operate it. */
  server: {
    database: {
      /** Embedded, or the one of `DATABASE_URL`. */
      kind: 'embedded' | 'own';
      postgres_version: string;
      /** Of this database. */
      size_mib: number;
      /** How many were applied. */
      migrations: number;
      last_migration: string;
    };
    queue: {
      /** Entries that a worker could take now. */
      waiting: number;
      running: number;
      /** Entries for a later time. */
      later: number;
      /** Entries that used up their attempts. */
      failed: number;
    };
    storage: {
      kind: 'folder' | 'bucket';
      place: string;
      is_reachable: boolean;
      /** Free on the disk; null for a bucket. */
      free_mib: number | null;
    };
    backups: {
      /** Where scheduled backups go; null without a schedule. */
      place: string | null;
      /** Since the end of the archived log; null for never. */
      archive_age_seconds: number | null;
      /** Since a backup was last restored and checked; null for never. */
      verify_age_seconds: number | null;
      /** What failed since it last went well. */
      failures: ({
        kind: 'archive' | 'backup' | 'verify';
        failure: string;
      })[];
    };
    /** How many there are. */
    contexts: number;
  } | null;
};

export type Today = {
  /** What a newcomer does first. */
  first_steps: {
    /** There is an active estate. */
    has_homes: boolean;
    /** One of the estates has a suggested renovation. */
    has_plans: boolean;
    /** A report was made. */
    has_passports: boolean;
    /** Somebody else is a member, or invited. */
    has_colleagues: boolean;
  };
  /** The estates of `missing=year_built` of the portfolio. */
  homes_without_year_built: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** The estates of `missing=location` of the portfolio. */
  homes_without_location: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** Estates that could have a plan and have none: `is_planned=false&quality_label=A,B,C` of the portfolio. */
  homes_to_plan: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** Jobs of the last 7 days that have ended with failures and are not archived; of more than 5,000 jobs, the newest 5,000 are looked at. */
  failed_jobs: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: {
      id: string;
      name: string;
      created_at: string;
      estates_failed: number;
      estates_total: number;
    }[];
  };
  /** Certificates that were read and wait for `POST /v1/calculation-jobs/{id}/review-link` and its review. */
  certificates_to_review: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      job_id: string;
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** Plans that readers of the estates' pages saved in the last 7 days. */
  plans_saved_by_buyers: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      renovation_id: string;
      renovation_name: string;
      created_at: string;
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** The reports of `GET /v1/reports?is_outdated=true`; as examples the oldest. */
  outdated_passports: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      id: string;
      created_at: string;
      language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
      renovation_id: string;
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** The estates of `certificate_expires_within=60` of the portfolio; as examples the first to expire. */
  certificates_expiring: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      certificate_valid_until: string;
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
  /** Buyers who want to be called back or told of changes, until a member says that it is done: `is_handled=false` of `GET /v1/contact-requests`. */
  buyers_to_contact: {
    /** Counted up to 1,000. */
    count: number;
    /** There are more than 1,000. */
    has_more: boolean;
    /** The newest, three at most, where nothing else is said. */
    examples: ({
      id: string;
      /** When the buyer left it, and agreed. */
      created_at: string;
      /** When a member said that it was done; null while it waits. */
      handled_at: string | null;
      /** `CALL_BACK` about the saved plan, or to hear of `CHANGES` of prices or grants. */
      wish: 'CALL_BACK' | 'CHANGES';
      name: string | null;
      /** As typed; nobody has checked whose it is. */
      email: string | null;
      /** As typed; nobody has checked whose it is. */
      phone: string | null;
      /** In which the buyer read the page. */
      language: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en';
      /** The plan that was saved with it. */
      renovation_id: string | null;
      renovation_name: string | null;
      external_id: string;
      address: {
        country: 'BE' | 'NL';
        house_number: string | null;
        house_number_extra: string | null;
        place: string | null;
        region: 'BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH' | null;
        street: string | null;
        zip_code: string | null;
      };
    })[];
  };
};

export type UndoneImport = {
  /** Estates that are as they were before. */
  restored: number;
  /** Estates that came with the import, and are gone. */
  removed: number;
  /** Estates that came with the import and have plans by now: deactivated. */
  deactivated: number;
  /** The `external_id` of estates that were changed since, and stay as they are: the first hundred. */
  left: string[];
  /** How many those are. */
  left_count: number;
};

export type UnreadyError = {
  /** Equals the HTTP status. */
  statusCode: number;
  /** Name of the status. */
  error: string;
  /** What is wrong, in one line. */
  message: string[];
};

export type WantedPasskey = {
  /** Of a member who has one. */
  password?: string | undefined;
};

export type WebhookDeliveryPage = {
  deliveries: ({
    id: string;
    /** The same in every attempt. */
    event_id: string;
    event: string;
    /** When it was first sent. */
    created_at: string;
    /** When the receiver took it. */
    delivered_at: string | null;
    attempts: ({
      at: string;
      /** Null when there was no answer. */
      status: number | null;
      /** The first 500 bytes of the answer. */
      answer: string | null;
      /** Null when the receiver took it. */
      failure: string | null;
      duration_ms: number;
    })[];
    /** What was sent; null for an event with the address of a person. */
    body: string | null;
  })[];
  /** For the next page; null on the last one. */
  next_before: string | null;
};

export type WebhookList = {
  webhooks: ({
    id: string;
    url: string;
    events: ('calculation_job.finished' | 'calculation_job.failed' | 'calculation_job.stopped' | 'report.created' | 'plan_alert.requested' | 'connection.failed')[];
    created_at: string;
    last_delivered_at: string | null;
    last_failed_at: string | null;
    last_failure: string | null;
    /** `paused`: left alone for a while after failures; `disabled`: given up until it is resumed. */
    state: 'delivering' | 'failing' | 'paused' | 'disabled';
    failures_in_row: number;
    paused_until: string | null;
    disabled_at: string | null;
    /** Events that it was not told of, and will not be. */
    dropped_deliveries: number;
  })[];
};

export interface Operations {
  /** Those who were invited, too; in the order of their addresses, a thousand at most. */
  listMembers: {
    answer: MemberList;
  };
  /** Answers with a one-time link, good for a week, to be handed to the person; it is also mailed when the server has a mail server. Nobody is a member before they have accepted. */
  inviteMember: {
    body: NewMember;
    answer: InvitedMember;
  };
  /** Holds from the next request on. A member who has rights in no other context has to sign in again. The last owner stays owner (409). */
  changeMember: {
    body: MemberChange;
    answer: Member;
  };
  /** Ends the sessions of a member who has rights in no other context; a person who is then a member of no context is forgotten. An invitation that was not accepted is taken back, and nothing else ends. The last owner cannot be removed (409). */
  removeMember: {
    answer: undefined;
  };
  /** The link before it works no more. For a member who has accepted already, it is a link to choose a new password; refused (409) when they have rights outside of this context. */
  createMemberInvitation: {
    answer: InvitedMember;
  };
  /** Disabled ones, too; in the order in which they were created. */
  listClients: {
    answer: ClientList;
  };
  /** Answers with its secret, which is shown here alone. */
  createClient: {
    body: NewClient;
    answer: ClientCredentials;
  };
  /** The secret of before stays good until the next one is made, so that a running program can be moved over. Refused (409) for a disabled client. */
  rotateClientSecret: {
    body: NewSecret;
    answer: ClientCredentials;
  };
  /** Its tokens end within a second. It stays in the list, and cannot be enabled again. */
  disableClient: {
    answer: undefined;
  };
  /** How its pages and reports look, whom they name, and where they may be shown. */
  getContext: {
    answer: Context;
  };
  /** A merge patch (RFC 7396): what is absent stays, null takes away. Pages show it at once, reports from the next one on. */
  patchContext: {
    body: ContextPatch;
    answer: Context;
  };
  /** A PNG, JPEG or SVG picture. It is drawn anew within 800 × 240 pixels, and shown on the pages of homes, in the pictures of shared links and on passports that are made from now on. `logo_url` is its address then; another `logo_url`, or null, takes it away. */
  putContextLogo: {
    body: undefined;
    answer: Context;
  };
  /** Changes in this context, the newest first: of members, clients and settings with values before and after, and every other change that a member asked for. */
  listAuditEntries: {
    query: {
      /** Number of entries per page. */
      page_size?: number | undefined;
      /** Only entries before this one: `next_before` of the page before. */
      before?: string | undefined;
      /** Only this operation. */
      operation?: string | undefined;
      /** Only what this member or client did. */
      actor_id?: string | undefined;
      /** Only changes of such things. */
      thing_kind?: 'member' | 'client' | 'webhook' | 'context' | 'import' | 'estate' | 'connection' | 'user' | 'buyer' | undefined;
      /** Only changes of the thing with this id. */
      thing_id?: string | undefined;
      /** Only from this moment on. */
      from?: string | undefined;
      /** Only before this moment. */
      to?: string | undefined;
    };
    answer: AuditPage;
  };
  /** Lists all active estates of the client's estate-managing context, whatever their `estate_status`. The parameters are extensions: without them it is the whole list. */
  listEstates: {
    query: {
      /** Only this page of the list, from 1. */
      page?: number | undefined;
      /** Only one page, with so many estates; 20 when only `page` is given. */
      page_size?: number | undefined;
      /** Only active estates that changed at this moment or later. `GET /v1/estates` also shows what was deactivated. */
      updated_since?: string | undefined;
    };
    answer: EstateList;
  };
  /** Lists the estates of the client's context that pass every filter, page by page, in the order in which they were created. */
  searchEstates: {
    query: {
      /** Number of the page, from 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Only estates with one of these. */
      estate_status?: ('PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET')[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates in one of these regions. */
      region?: ('BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH')[] | undefined;
      /** Only estates whose certificate has one of these labels. */
      energy_label?: string[] | undefined;
      /** Only estates with one of these. */
      quality_label?: ('A' | 'B' | 'C' | 'D')[] | undefined;
      /** Only estates managed by this user, by the identifier in the client's own system. */
      external_user_id?: string | undefined;
      /** Only estates that changed, or were deactivated, at this moment or later. */
      updated_since?: string | undefined;
      /** Also list deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Only these fields of each estate; all when absent. */
      fields?: ('metadata' | 'address' | 'estate_provider_type' | 'external_id' | 'quality_label' | 'estate_status' | 'estate_type' | 'media' | 'price' | 'year_built' | 'year_renovated' | 'estate_format' | 'managing_user_external_id' | 'dwelling' | 'id' | 'referral_link' | 'created_at' | 'updated_at' | 'deactivated_at' | 'facts')[] | undefined;
    };
    answer: EstatePage;
  };
  /** Answers 201 for a new estate and 200 for a replaced one, with its entry in the estate list. A deactivated estate becomes active again. Reports of the estate become outdated; its renovations stay as they are until they are planned again. */
  putEstate: {
    body: EstateBody;
    answer: EstateListEntry | undefined;
  };
  /** What a PUT takes and what we set, also of a deactivated estate. The answer can be sent back in a PUT as it is. */
  getEstate: {
    answer: Estate;
  };
  /** A merge patch (RFC 7396), as `application/json` or `application/merge-patch+json`: what is absent stays as it is, `null` forgets a fact. The region is derived again when the zip code or the country changes and no region is given. A deactivated estate stays deactivated. */
  patchEstate: {
    body: EstatePatch;
    answer: Estate | undefined;
  };
  /** Removes it from the estate list; its renovations stay. Deactivating it again changes nothing. With `erase=true` the estate is forgotten for good: its address and link, plans, reports with their files, and jobs. That cannot be undone, and is refused (409) while a job works on the estate. */
  deactivateEstate: {
    query: {
      /** Forget the estate for good instead of deactivating it. */
      erase?: boolean | undefined;
    };
    answer: undefined;
  };
  /** Takes back the facts that a calculation job has read from a certificate (`facts.*.certificate.job_id`). The facts that hold are found anew from what is left; what an older certificate had said of the same facts does not come back. Corrections that a person made while reviewing it stay. */
  withdrawCertificate: {
    answer: undefined;
  };
  /** Of Dutch estates with a postal code and a house number. What it says is a certificate among the estate’s `facts`. */
  getRegisteredLabel: {
    answer: RegisteredLabel;
  };
  /** The answer comes later: `is_waiting` until then. Refused (409) where the register cannot be asked for the estate, or is not asked at all. */
  askForRegisteredLabel: {
    answer: RegisteredLabel;
  };
  /** A page for one person: the document beside the values, each to be accepted, corrected or rejected. The link is used up when the review is saved, and expires after three days; a new one replaces it. The document can be shown if the job was created with `review=true`. Needs the permission `estates:write` too. Refused (409) for a job that has not read a certificate. */
  createReviewLink: {
    answer: ReviewLink;
  };
  /** The fifty newest, with the progress of the one that runs. */
  listEstateImports: {
    answer: EstateImportList;
  };
  /** Reads a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) and stores its estates in one transaction: all of them, or none when one has a fault; with `partial=true` those without. Of an estate that is there already, what the table has no column for stays as it is, and an empty cell means "not known". Refused (409) while another import of the context runs, or when somebody else changes the same estates meanwhile. */
  createEstateImport: {
    query: {
      /** Take the rows that are right, though others are not. Else one fault refuses the file. */
      partial?: boolean | undefined;
      /** What the file is called, for the list of imports. */
      file_name?: string | undefined;
    };
    body: undefined;
    answer: EstateImport;
  };
  /** Puts estates back to what they were, and removes those that came with it. What was changed since stays as it is and is named; what has plans by now is deactivated. Refused (409) for one that is undone already. */
  undoEstateImport: {
    answer: UndoneImport;
  };
  /** Kept for the context: holds for every later file, also of the `rooftree` command. Other headings stay as they are. */
  chooseImportHeadings: {
    body: ImportHeadings;
    answer: undefined;
  };
  /** From then on headings mean what we find ourselves. */
  forgetImportHeadings: {
    answer: undefined;
  };
  /** With the credentials that each asks for. */
  listConnectionProviders: {
    answer: {
      providers: {
        name: string;
        /** The only host that is spoken to. */
        base: string;
        /** It can be read; else it tells of changes by itself. */
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
  /** Each with its state and its last run. */
  listConnections: {
    answer: {
      connections: Connection[];
    };
  };
  /** Everything is read within a minute, then what changes every few minutes and everything each night; nothing by itself where `is_paused` is true. Preview it first to see what would come. */
  createConnection: {
    body: {
      provider: 'WHISE' | 'REALWORKS' | 'SWEEPBRIGHT' | 'SKARABEE' | 'VERA';
      /** For people. */
      name: string;
      /** The fields that `GET /v1/connection-providers` names. Sealed, and never answered again. */
      credentials: Record<string, string>;
      /** Plan estates that arrive, and those of which something changed that their plan rests on. */
      plans_estates?: boolean | undefined;
      /** Put reports back to where their estates came from, once each. */
      returns_reports?: boolean | undefined;
      /** Read nothing by itself. */
      is_paused?: boolean | undefined;
    };
    answer: Connection;
  };
  /** With its state and its last run. */
  getConnection: {
    answer: Connection;
  };
  /** What is named. Credentials replace all that there were, and a connection that waited for them is read again. */
  updateConnection: {
    body: {
      name?: string | undefined;
      /** The fields that `GET /v1/connection-providers` names. Sealed, and never answered again. */
      credentials?: Record<string, string> | undefined;
      /** Plan estates that arrive, and those of which something changed that their plan rests on. */
      plans_estates?: boolean | undefined;
      /** Put reports back to where their estates came from, once each. */
      returns_reports?: boolean | undefined;
      /** Read nothing by itself. */
      is_paused?: boolean | undefined;
    };
    answer: Connection;
  };
  /** Its estates stay as they are, with what it said of them. */
  deleteConnection: {
    answer: undefined;
  };
  /** Reads the beginning of the list, up to some hundred estates, and tells what would become of each. Nothing is written. Refused (409) with a sentence when the provider cannot be read. */
  previewConnection: {
    answer: ConnectionPreview;
  };
  /** The fifty newest. A look for changes that found none is not among them. */
  listConnectionRuns: {
    answer: {
      runs: ConnectionRun[];
    };
  };
  /** Answers the run, which goes on by itself; the one that runs already where there is one. Refused (409) while a run waits for a decision. */
  readConnection: {
    body: {
      /** DELTA reads what has changed since the last read; everything where there was none. */
      kind: 'FULL' | 'DELTA';
    };
    answer: ConnectionRun;
  };
  /** With the reasons. Mend them where the estate comes from; the next read takes it. */
  listRefusedRows: {
    answer: {
      /** The first 500. */
      refused_rows: ({
        /** The provider's own id. */
        external_id: string | null;
        /** Sentences for a person. */
        reasons: string[];
        /** An estate of that name is here, from before. */
        is_known: boolean;
      })[];
    };
  };
  /** A read after which more than a fifth of the estates would be deactivated waits for this. Refused (409) for one that waits for nothing. */
  decideConnectionRun: {
    body: {
      /** What becomes of the estates that are no longer in the list. */
      decision: 'DEACTIVATE' | 'KEEP';
    };
    answer: ConnectionRun;
  };
  /** Reads a CSV, XLSX or NDJSON file (up to 100000 rows and 32 MiB) and writes nothing: which columns were recognised, every fault with its line, column and value, and which estates would be new, changed or the same. */
  checkEstateImport: {
    body: undefined;
    answer: CheckedImport;
  };
  /** Up to 10000 estates, each as the body of a PUT with its `external_id`: an array, or one per line (NDJSON); the answer has the same form. All are stored, or none when one has a fault; with `partial=true` those without. Faults are named by the place of their entry, from 0. */
  putEstates: {
    query: {
      /** Store the estates that are right, though others are not. Else one fault refuses all. */
      partial?: boolean | undefined;
    };
    body: EstateBatchEntry[];
    answer: EstateBatchLine[];
  };
  /** Lists the renovations of the client's context, page by page. Ties are broken by id, so pages never overlap. */
  searchRenovations: {
    query: {
      /** Number of the page, from 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Field to sort the renovations by. */
      sort_by?: 'created_at' | 'updated_at' | undefined;
      /** Oldest first, or newest first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Also list deleted renovations. */
      include_deleted?: boolean | undefined;
      /** Only renovations that changed at this moment or later. An extension. */
      updated_since?: string | undefined;
      /** Only renovations managed by this user, by the identifier in the client's own system. */
      external_user_id?: string | undefined;
    };
    answer: RenovationPage;
  };
  /** The fields of the search, and the plan that they come from. */
  getRenovation: {
    answer: Renovation;
  };
  /** A merge patch (RFC 7396) of the name and the managing user; a later calculation leaves both as they are given here. Its reports become outdated when the name changes. */
  patchRenovation: {
    body: RenovationPatch;
    answer: Renovation;
  };
  /** Sets `renovation_deleted_at`: the search shows it only with `include_deleted`, no report of it can be made, and it can be restored. Its reports stay. Deleting it again changes nothing. */
  deleteRenovation: {
    answer: undefined;
  };
  /** Plans every house that the known facts allow, so it takes longer than reading the plan. Which works belong to the best plan whatever the house turns out to be, which fact decides about the others, and which question is worth asking next. */
  getRenovationDecision: {
    answer: RenovationDecision;
  };
  /** For the estate as it is known now, with the controls and the date of its plan: the plan with the least investment, the one with the least cost over thirty years, and the one that does without gas and oil. */
  getRenovationVariants: {
    answer: RenovationVariants;
  };
  /** Restoring one that is not deleted changes nothing. Refused (409) for a suggestion when the estate has got another one since. */
  restoreRenovation: {
    answer: Renovation;
  };
  /** The suggestion and the plans that people made, with who made each. */
  listRenovationsOfEstate: {
    query: {
      /** Also list deleted renovations. */
      include_deleted?: boolean | undefined;
    };
    answer: RenovationOfEstate[];
  };
  /** The estate as it is known today, the day, the controls, the prices and the choices that give the plan. With other choices the same engine, in a page or a program, gives another plan. */
  getRenovationBasis: {
    answer: RenovationBasis;
  };
  /** Makes a plan with these choices on the basis of this renovation (`GET …/basis`) and saves it beside it, with `is_edited`. Figures cannot be given: the server computes them. Refused (409) when the renovation is deleted, the estate deactivated or the date too old. */
  editRenovation: {
    body: RenovationEdit;
    answer: Renovation;
  };
  /** Server-sent events: the jobs that were asked for and have not ended, with their counts, at once and whenever they have changed (looked at once a second). Each event is the whole list, so a cut connection is opened again and nothing is lost; a job that is no longer in it has ended. The stream ends with the token, the session or the role of its caller, and when the server stops. At most 8 at once per caller. */
  followCalculationJobs: {
    answer: undefined;
  };
  /** Creates one job that plans all named estates, or none of them when one cannot be planned. When it is FINISHED, each estate has a renovation. The query parameters are the controls of every plan. */
  createSuggestedRenovationBatch: {
    query: {
      /** The caller's own name of the job; without it, that of a single estate as the body has it. */
      external_id?: string | undefined;
      /** The energy label to reach. */
      target_label?: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'A++' | 'A-' | 'B+' | 'B-' | 'C+' | 'C-' | 'D+' | 'D-' | 'E+' | 'E-' | 'G' | 'A++++' | 'A+++' | undefined;
      /** What may be spent on one estate, after subsidies. */
      budget_eur?: number | undefined;
      /** What may be spent on one step of the plan. */
      phase_budget_eur?: number | undefined;
      /** What the plan optimises. */
      objective?: 'least_investment' | 'least_lifetime_cost' | 'best_label_within_budget' | undefined;
      /** Measures that must not be in a plan, separated by commas: roof_pitched_inside, roof_pitched_sarking, attic_floor, roof_flat, wall_cavity, wall_external, wall_internal, floor_cellar_ceiling, floor_crawl_space, floor_on_ground, windows_high_efficiency, windows_triple, doors_insulated, airtightness, ventilation_exhaust, ventilation_balanced, solar_shading, boiler_condensing, heat_pump_hybrid, heat_pump_air_water, heat_pump_ground, heat_pump_air_air, heat_network, hot_water_heat_pump, hot_water_solar, solar_panels, battery. */
      excluded_measures?: string | undefined;
      /** Measures that must be in every plan where they are possible, separated by commas: roof_pitched_inside, roof_pitched_sarking, attic_floor, roof_flat, wall_cavity, wall_external, wall_internal, floor_cellar_ceiling, floor_crawl_space, floor_on_ground, windows_high_efficiency, windows_triple, doors_insulated, airtightness, ventilation_exhaust, ventilation_balanced, solar_shading, boiler_condensing, heat_pump_hybrid, heat_pump_air_water, heat_pump_ground, heat_pump_air_air, heat_network, hot_water_heat_pump, hot_water_solar, solar_panels, battery. */
      locked_measures?: string | undefined;
      /** Income group of the owner: 1 is the highest income, 4 the lowest. */
      income_group?: 1 | 2 | 3 | 4 | undefined;
      /** The chance with which each plan must reach its target. */
      confidence?: number | undefined;
      /** Only plans that do without gas and oil. */
      fossil_free?: boolean | undefined;
    };
    /** Each string names one estate of the context: by its id, else its `external_id`, else its `metadata.property_id`. Strings that name the same estate count once. */
    body: string[];
    answer: CalculationJob;
  };
  /** Like the batch of renovations, but faster and without a renovation: the result is in `metadata.indication` of each estate's job. */
  createEnergyIndicationBatch: {
    query: {
      /** The caller's own name of the job; without it, that of a single estate as the body has it. */
      external_id?: string | undefined;
    };
    /** Each string names one estate of the context: by its id, else its `external_id`, else its `metadata.property_id`. Strings that name the same estate count once. */
    body: string[];
    answer: CalculationJob;
  };
  /** The jobs that the context's clients created or, with `parent_id`, the children of one of them. A client needs `calculations:create`. */
  listCalculationJobs: {
    query: {
      /** Number of the page, from 1. */
      page?: number | undefined;
      /** Number of items per page. */
      page_size?: number | undefined;
      /** Field to sort the jobs by. */
      sort_by?: 'created_at' | 'updated_at' | undefined;
      /** Oldest first, or newest first. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Only the children of this batch; without it, the jobs that clients created. */
      parent_id?: string | undefined;
      /** Also list archived jobs. */
      include_archived?: boolean | undefined;
      /** Only jobs with this status. */
      status?: 'NOT_STARTED' | 'RUNNING' | 'FINISHED' | 'FAILED' | 'STOPPED' | undefined;
    };
    answer: CalculationJobPage;
  };
  /** Shows the progress: `metadata.estates` of a batch changes while it is RUNNING. */
  getCalculationJob: {
    answer: CalculationJob;
  };
  /** Stops the job and those of its children that have not ended. What was finished stays. */
  stopCalculationJob: {
    answer: CalculationJob;
  };
  /** Takes a job that has ended off the list and sets its `deactivated_at`; it can still be read. Archiving it again changes nothing. */
  archiveCalculationJob: {
    answer: CalculationJob;
  };
  /** Reads a certificate of Flanders, Wallonia, Brussels or the Netherlands, and tells the estate what it says. When the job is FINISHED, `metadata` has each value with where it was read and how sure it is, what was applied and what was not, and why. A document of another address is read and not applied. The document is removed when the job ends. */
  readCertificate: {
    query: {
      /** The estate: its id, else its `external_id`, else its `metadata.property_id`. */
      estate: string;
      /** What becomes of the values. `empty`: they fill in what the client left open. `all`: they also stand before what the client has said so far. `none`: they are only told. `empty` and `all` need the permission `estates:write`. */
      apply?: 'none' | 'empty' | 'all' | undefined;
      /** How sure a value must be. HIGH: a second reading of the document confirms it, or it comes from a data file. MEDIUM: read at its place. */
      min_confidence?: 'HIGH' | 'MEDIUM' | undefined;
      /** Keeps the document until a person has reviewed what was read (`review-link`), for 14 days at most unless the operator says otherwise. */
      review?: boolean | undefined;
      /** The client's own name of the job. */
      external_id?: string | undefined;
    };
    body: string;
    answer: CalculationJob;
  };
  /** The agency's own prices and grants that plans are made with from now on, and how many plans were made with another version. */
  getPriceBook: {
    answer: CurrentPriceBook;
  };
  /** What holds where the price book says nothing else: every price and every grant of today, with source and confidence. */
  getPriceTables: {
    answer: PriceTables;
  };
  /** A version never changes; `price_book.version` of a plan names the one that it was made with. */
  listPriceBookVersions: {
    answer: PriceBookVersions;
  };
  /** As it was published; version 0 is empty: our own prices and grants alone. */
  getPriceBookVersion: {
    answer: PriceBook;
  };
  /** What is being worked on and not used yet; what is published while nobody has begun. */
  getPriceBookDraft: {
    answer: PriceBookDraft;
  };
  /** Replaces the draft, checked by the rules of the engine. Refused (409) when somebody else has saved one since `revision` was read. No plan changes. */
  putPriceBookDraft: {
    body: PriceBookDraftBody;
    answer: PriceBookDraft;
  };
  /** What is published stays. */
  deletePriceBookDraft: {
    answer: undefined;
  };
  /** Makes up to 200 of the suggested plans twice, with the version in use and with the draft or another version, for today and with the controls of each plan, and tells how many move and by how much. Nothing is stored. */
  previewPriceBook: {
    body: PriceBookPreviewBody;
    answer: PriceBookPreview;
  };
  /** Makes a new version of the draft, or uses one of before again, which is how a publication is undone. Plans are made with it from now on; those that exist stay until they are planned again, and their reports are outdated. */
  publishPriceBook: {
    body: PriceBookPublication;
    answer: PriceBook;
  };
  /** Plans every active estate whose suggested plan was made with another version, with the controls of that plan. Plans that somebody edited stay. */
  planWithPriceBook: {
    answer: PlannedAgain;
  };
  /** Newest first; also for a deleted renovation. */
  listReports: {
    answer: RenovationReport[];
  };
  /** Generates a new PDF on every call. It can be downloaded from `url` as soon as the answer arrives. */
  createReport: {
    body: NewRenovationReport;
    answer: RenovationReport;
  };
  /** Of each plan and language the newest report, with its estate; the newest first. Without deleted plans and deactivated estates. */
  listAllReports: {
    query: {
      /** Number of reports per page. */
      page_size?: number | undefined;
      /** `next` of the page before. */
      after?: string | undefined;
      /** Only outdated reports, or only the others. */
      is_outdated?: boolean | undefined;
      /** Only reports in this language. */
      language?: 'nl-BE' | 'nl-NL' | 'fr-BE' | 'en' | undefined;
    };
    answer: ReportPage;
  };
  /** With the state of each, and how its last deliveries went. */
  listWebhooks: {
    answer: WebhookList;
  };
  /** Answers with the secret that signs its deliveries, which is shown here alone. */
  createWebhook: {
    body: NewWebhook;
    answer: CreatedWebhook;
  };
  /** What waits for it is sent now. */
  resumeWebhook: {
    answer: ResumedWebhook;
  };
  /** With the record of what was sent to it; what waits for it is dropped. */
  deleteWebhook: {
    answer: undefined;
  };
  /** Each event with all attempts, the newest first; kept for 30 days unless the operator says otherwise. */
  listWebhookDeliveries: {
    query: {
      /** Number of deliveries. */
      page_size?: number | undefined;
      /** `next_before` of the page before this one. */
      before?: string | undefined;
    };
    answer: WebhookDeliveryPage;
  };
  /** With the same id, so that a receiver that has it knows it again. Refused (409) for an event whose body is not kept. */
  resendWebhookDelivery: {
    answer: undefined;
  };
  /** An event `webhook.test` that means nothing; its delivery is in the record like any other. */
  testWebhook: {
    answer: SentEvent;
  };
  /** For members: who left a name and how to be reached with a saved plan, or asked to be told of changes. The newest first, a hundred at a time. */
  listContactRequests: {
    query: {
      /** Only those that are done, or that wait. */
      is_handled?: boolean | undefined;
      /** Only those of this plan. */
      renovation_id?: string | undefined;
      /** The `next` of the page before. */
      after?: string | undefined;
    };
    answer: ContactRequestPage;
  };
  /** Or that they were not, after all. For members. */
  changeContactRequest: {
    body: ContactRequestChange;
    answer: ContactRequest;
  };
  /** The estates that pass every filter, each with the labels, the cost and the age of its suggested renovation, in any order. A page says where the next one begins, so that the last page of 100,000 estates is as quick as the first; how many there are is in `GET /v1/portfolio/labels`. */
  listPortfolio: {
    query: {
      /** Words, in any order, each the beginning of a word of the address, of the `external_id` or of the `property_id`; accents and capitals do not matter. */
      search?: string | undefined;
      /** Only estates in one of these places: names or zip codes. */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: ('BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH')[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: ('PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET')[] | undefined;
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
      /** Only plans of which the owner pays at least this, EUR. */
      net_cost_min?: number | undefined;
      /** Only plans of which the owner pays at most this, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at this moment or later. */
      planned_since?: string | undefined;
      /** Only estates planned before this moment. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only the estates with one of these. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because nobody has said this of them. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only the estates that this import brought or changed, while it can be undone. */
      import_id?: string | undefined;
      /** Only estates of which the newest certificate that was read expires within so many days, or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also deactivated estates. */
      include_deactivated?: boolean | undefined;
      /** Order of the estates; those without the value come last. */
      sort_by?: 'address' | 'updated_at' | 'planned_at' | 'net_cost' | 'label_now' | 'label_after' | 'energy_now' | undefined;
      /** Smallest, oldest or best first, or last. */
      sort_direction?: 'ASC' | 'DESC' | undefined;
      /** Number of estates. */
      page_size?: number | undefined;
      /** The `next` of the page before, in the same order. */
      after?: string | undefined;
    };
    answer: PortfolioPage;
  };
  /** Under the same filters as the estates of the portfolio. */
  distributeLabels: {
    query: {
      /** Words, in any order, each the beginning of a word of the address, of the `external_id` or of the `property_id`; accents and capitals do not matter. */
      search?: string | undefined;
      /** Only estates in one of these places: names or zip codes. */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: ('BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH')[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: ('PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET')[] | undefined;
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
      /** Only plans of which the owner pays at least this, EUR. */
      net_cost_min?: number | undefined;
      /** Only plans of which the owner pays at most this, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at this moment or later. */
      planned_since?: string | undefined;
      /** Only estates planned before this moment. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only the estates with one of these. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because nobody has said this of them. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only the estates that this import brought or changed, while it can be undone. */
      import_id?: string | undefined;
      /** Only estates of which the newest certificate that was read expires within so many days, or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    answer: LabelDistribution;
  };
  /** Where the estates are that pass every filter: of each place how many, with which labels today, and what their owners pay on average. Those with most estates first, 5,000 at most. */
  listPortfolioPlaces: {
    query: {
      /** Words, in any order, each the beginning of a word of the address, of the `external_id` or of the `property_id`; accents and capitals do not matter. */
      search?: string | undefined;
      /** Only estates in one of these places: names or zip codes. */
      place?: string[] | undefined;
      /** Only estates in one of these regions. */
      region?: ('BE-VLG' | 'BE-BRU' | 'BE-WAL' | 'NL-DR' | 'NL-FL' | 'NL-FR' | 'NL-GE' | 'NL-GR' | 'NL-LI' | 'NL-NB' | 'NL-NH' | 'NL-OV' | 'NL-UT' | 'NL-ZE' | 'NL-ZH')[] | undefined;
      /** Only estates of one of these types. */
      estate_type?: ('HOUSE' | 'APARTMENT' | 'LAND' | 'OFFICE' | 'COMMERCIAL' | 'INDUSTRIAL' | 'GARAGE' | 'OTHER')[] | undefined;
      /** Only estates with one of these. */
      estate_status?: ('PREPARATION' | 'FOR_SALE' | 'UNDER_OPTION' | 'UNDER_CONTRACT' | 'SOLD' | 'FOR_RENT' | 'RENTED' | 'SUSPENDED' | 'WITHDRAWN' | 'OFF_MARKET')[] | undefined;
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
      /** Only plans of which the owner pays at least this, EUR. */
      net_cost_min?: number | undefined;
      /** Only plans of which the owner pays at most this, EUR. */
      net_cost_max?: number | undefined;
      /** Only estates planned at this moment or later. */
      planned_since?: string | undefined;
      /** Only estates planned before this moment. */
      planned_before?: string | undefined;
      /** Only estates with a suggested renovation, or without one. */
      is_planned?: boolean | undefined;
      /** Only the estates with one of these. */
      external_id?: string[] | undefined;
      /** Only houses and apartments that cannot be planned because nobody has said this of them. */
      missing?: 'year_built' | 'location' | undefined;
      /** Only the estates that this import brought or changed, while it can be undone. */
      import_id?: string | undefined;
      /** Only estates of which the newest certificate that was read expires within so many days, or has expired. */
      certificate_expires_within?: number | undefined;
      /** Also deactivated estates. */
      include_deactivated?: boolean | undefined;
    };
    answer: PortfolioPlaces;
  };
  /** The places, managing users and sources of its active estates, with how many there are of each. */
  listPortfolioChoices: {
    answer: PortfolioChoices;
  };
  /** For members of every role: homes that lack a fact or a plan, jobs that ended with failures, certificates to review and buyers to call back, each with a count and examples. */
  readToday: {
    answer: Today;
  };
  /** For members: their own views and those that colleagues share. */
  listSavedViews: {
    answer: SavedView[];
  };
  /** Refused (409) when you have a view of this name, or a hundred views. */
  createSavedView: {
    body: NewSavedView;
    answer: SavedView;
  };
  /** What is absent stays as it is. A view can be changed by whoever made it. */
  changeSavedView: {
    body: SavedViewChange;
    answer: SavedView;
  };
  /** A view can be deleted by whoever made it. */
  deleteSavedView: {
    answer: undefined;
  };
  /** For owners: version, whether anybody plans, and what the context holds. Operators (`platform:read`) also read database, queue, storage and backups: what `rooftree status` prints. */
  readStatus: {
    answer: Status;
  };
  /** Users, members, the contact of the agency and buyers who left how to reach them, with what hangs on each. In a body, because an address is logged and kept; changes nothing. */
  findPersons: {
    body: PersonSearch;
    answer: PersonList;
  };
  /** A user: what they manage stays, without them. A member: their access and, without rights elsewhere, their account. The contact: the card of the agency is blank. A buyer: every request with the same address or number, also what waits for a webhook. One entry in the audit says so, without their name. 409 for the last owner, and for what is being sent at this moment. */
  erasePerson: {
    body: PersonErasure;
    answer: ErasedPerson;
  };
  /** Everything that is kept, as lines of JSON while they are read: members, clients without their secrets, users, estates, renovations with their plans, reports, jobs, price books, audit, and a list of the files. What changes meanwhile may be told as before or after. */
  exportContext: {
    answer: undefined;
  };
  /** By the settings of the server, or for less long where this context has chosen so, with how much of this context is older: a dry run of what maintenance removes. With `days`, how much would go if everything were kept for so long. */
  listRetention: {
    query: {
      /** Count what would go, were everything kept for so many days. */
      days?: number | undefined;
      /** Only this kind, by its `name`. */
      kind?: string | undefined;
    };
    answer: RetentionList;
  };
  /** Never for longer than the server does, nor for less than `shortest_own_days`. It holds from 24 hours later on: until then it can be taken back, and nothing is gone. `null` takes the setting of the server again, at once. */
  chooseRetention: {
    body: OwnRetention;
    answer: KeptKind;
  };
  /** Who is signed in, and where they may do what; 401 when nobody is. */
  getSession: {
    answer: SessionState;
  };
  /** By address and password. The session is in a cookie that no script can read; a session that the browser had before ends. */
  signIn: {
    body: SignIn;
    answer: SessionState;
  };
  /** Ends this session. Without one it changes nothing. */
  signOut: {
    answer: undefined;
  };
  /** Ends all sessions of this member; this browser gets a new one. */
  changePassword: {
    body: PasswordChange;
    answer: SessionState;
  };
  /** With the token of the link, by whoever is signed in as the one who is invited: no password is asked for, which an account may not have. 409 for somebody else, 410 when the link was used or has expired. */
  acceptInvitationAsMember: {
    body: OneTimeLink;
    answer: SessionState;
  };
  /** Wherever this member is signed in. */
  listSessions: {
    answer: SessionList;
  };
  /** The session of this request goes on. */
  endOtherSessions: {
    answer: undefined;
  };
  /** Whoever uses it has to sign in again at the next request. */
  endSession: {
    answer: undefined;
  };
  /** And how many recovery codes are left. */
  listPasskeys: {
    answer: PasskeyList;
  };
  /** With what `navigator.credentials.create` gave, as JSON. From then on a password alone lets nobody in. The first passkey comes with recovery codes. */
  addPasskey: {
    body: NewPasskey;
    answer: AddedPasskey;
  };
  /** With the password: what the browser hands to `navigator.credentials.create`. Good for five minutes, once. */
  askForPasskey: {
    body: WantedPasskey;
    answer: PasskeyOptions;
  };
  /** Without any, the password alone is enough again, and the recovery codes are gone. */
  removePasskey: {
    answer: undefined;
  };
  /** Those before them work no more. */
  renewRecoveryCodes: {
    answer: RecoveryCodes;
  };
  /** Instead of a passkey, after the password. Each code works once. */
  signInByRecoveryCode: {
    body: RecoveryCode;
    answer: SessionState;
  };
  /** With the token of a link like `/console#/start/…`. It works once; then, or when it has expired: 410. */
  signInByLink: {
    body: OneTimeLink;
    answer: SessionState;
  };
  /** With the token of a link like `/console#/join/…`. Changes nothing; 410 when it was used or has expired. */
  lookUpInvitation: {
    body: OneTimeLink;
    answer: Invitation;
  };
  /** Chooses name and password and signs in. Where the address has an account already, `password` is that of the account. A link works once; then, or when it has expired: 410. */
  acceptInvitation: {
    body: Acceptance;
    answer: SessionState;
  };
  /** What the browser hands to `navigator.credentials.get`. Good for five minutes, once. */
  askForPasskeySignature: {
    answer: PasskeyOptions;
  };
  /** With what `navigator.credentials.get` gave, as JSON. Alone, or as the second factor after a password: the session of the password ends. */
  signInByPasskey: {
    body: PasskeySignature;
    answer: SessionState;
  };
  /** The OpenID provider that the operator of this server has set. */
  getOpenidProvider: {
    answer: OpenidProvider;
  };
  /** With what the provider sent the browser back with. Brings the roles that come from groups up to date. 403 for who has no role here, 409 where the address is that of an account and the provider has not verified it, 410 for what was used, has expired or was begun in another browser, 503 while the provider does not answer. */
  signInByOpenid: {
    body: OpenidAnswer;
    answer: SessionState;
  };
  /** The address of the provider’s page, good for ten minutes, once, in this browser. Who is signed in already connects their account at the provider. */
  beginOpenidSignIn: {
    answer: OpenidAddress;
  };
  /** Exchanges client credentials for a Bearer token. Without the two headers, credentials are also taken from HTTP Basic, and from `client_id` and `client_secret` in a JSON or form body. Reuse the token until shortly before `expires_in` seconds after retrieval. */
  createAccessToken: {
    answer: AccessToken;
  };
  /** For providers that send hooks. The body is signed as the provider does it; what is told is fetched a moment later. An unknown connection and a wrong signature are both refused with 401. */
  receiveConnectionHook: {
    answer: Record<string, unknown>;
  };
  /** Answers as long as the process runs; checks nothing else. */
  checkLive: {
    answer: {
      status: 'ok';
    };
  };
  /** Tries what requests need: a connection of the pool, a new one on which something is written, and the list of what was disabled. 503, and what is wrong, while one of them fails or takes longer than two seconds. The answer is up to a second old. */
  checkReady: {
    answer: {
      status: 'ok';
    };
  };
}
