-- What the migrations come to, to be read: nothing runs this file. `npm run openapi` writes it, and a test holds it against a migrated database.

CREATE DOMAIN cents AS bigint CHECK ((VALUE >= 0));

CREATE DOMAIN client_string AS text CHECK (((char_length(VALUE) >= 1) AND (char_length(VALUE) <= 255)));

CREATE DOMAIN language_code AS text CHECK ((VALUE = ANY (ARRAY['nl-BE'::text, 'nl-NL'::text, 'fr-BE'::text, 'en'::text])));

CREATE DOMAIN web_address AS text CHECK (((VALUE ~ '^https?://'::text) AND (char_length(VALUE) <= 2048)));

CREATE TABLE audit_entries (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  happened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  actor_kind text NOT NULL,
  actor_id uuid,
  operation text NOT NULL,
  thing_kind text,
  thing_id text,
  before jsonb,
  after jsonb,
  status smallint,
  path text,
  network text,
  request_id text,
  CONSTRAINT audit_entries_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT audit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text, 'command'::text, 'server'::text, 'link'::text]))),
  CONSTRAINT audit_entries_network_check CHECK ((char_length(network) <= 64)),
  CONSTRAINT audit_entries_operation_check CHECK ((char_length(operation) <= 100)),
  CONSTRAINT audit_entries_path_check CHECK ((char_length(path) <= 4096)),
  CONSTRAINT audit_entries_request_id_check CHECK ((char_length(request_id) <= 64)),
  CONSTRAINT audit_entries_thing_id_check CHECK ((char_length(thing_id) <= 255)),
  CONSTRAINT audit_entries_thing_kind_check CHECK ((char_length(thing_kind) <= 100))
);
CREATE INDEX audit_entries_by_age ON audit_entries USING btree (happened_at);
CREATE INDEX audit_entries_by_thing ON audit_entries USING btree (context_id, thing_kind, thing_id, id) WHERE (thing_id IS NOT NULL);
CREATE TRIGGER audit_entries_kept BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION protect_audit_entries();
CREATE TRIGGER audit_entries_protected BEFORE DELETE OR UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION protect_audit_entries();

CREATE TABLE backup_identity (
  is_only boolean NOT NULL DEFAULT true,
  id uuid NOT NULL DEFAULT uuidv7(),
  CONSTRAINT backup_identity_pkey PRIMARY KEY (is_only),
  CONSTRAINT backup_identity_is_only_check CHECK (is_only)
);

CREATE TABLE backup_state (
  kind text NOT NULL,
  place text NOT NULL,
  unbroken_since timestamp(3) with time zone,
  succeeded_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  failure text,
  backup_id text,
  unfinished_id text,
  CONSTRAINT backup_state_pkey PRIMARY KEY (kind),
  CONSTRAINT backup_state_failure_check CHECK ((length(failure) <= 1000)),
  CONSTRAINT backup_state_kind_check CHECK ((kind = ANY (ARRAY['archive'::text, 'backup'::text, 'verify'::text])))
);

CREATE TABLE building_papers (
  context_id uuid NOT NULL,
  building_id uuid NOT NULL,
  kind text NOT NULL,
  language language_code NOT NULL,
  path text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  estate_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT building_papers_pkey PRIMARY KEY (context_id, building_id, kind, language),
  CONSTRAINT building_papers_context_id_building_id_fkey FOREIGN KEY (context_id, building_id) REFERENCES buildings(context_id, id) ON DELETE CASCADE,
  CONSTRAINT building_papers_kind_check CHECK ((kind = ANY (ARRAY['PASSPORT'::text, 'LETTERS'::text, 'AGENDA'::text])))
);
CREATE TRIGGER building_papers_mark_files AFTER DELETE ON building_papers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();

CREATE TABLE building_plans (
  context_id uuid NOT NULL,
  building_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  plan_status text NOT NULL DEFAULT 'NOT_STARTED'::text,
  controls json NOT NULL,
  messages text[] NOT NULL DEFAULT '{}'::text[],
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  plan_format integer,
  plan json,
  outline json,
  made_of text,
  planned_at timestamp(3) with time zone,
  estate_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT building_plans_pkey PRIMARY KEY (context_id, building_id),
  CONSTRAINT building_plans_context_id_building_id_fkey FOREIGN KEY (context_id, building_id) REFERENCES buildings(context_id, id) ON DELETE CASCADE,
  CONSTRAINT building_plans_check CHECK ((((plan IS NULL) = (made_of IS NULL)) AND ((plan IS NULL) = (plan_format IS NULL)))),
  CONSTRAINT building_plans_plan_status_check CHECK ((plan_status = ANY (ARRAY['NOT_STARTED'::text, 'RUNNING'::text, 'FINISHED'::text, 'FAILED'::text])))
);

CREATE TABLE building_units (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  place integer NOT NULL,
  name client_string NOT NULL,
  floor integer,
  share integer NOT NULL,
  votes integer,
  owner client_string,
  measured_use double precision,
  code text NOT NULL,
  CONSTRAINT building_units_pkey PRIMARY KEY (context_id, estate_id),
  CONSTRAINT building_units_context_id_building_id_fkey FOREIGN KEY (context_id, building_id) REFERENCES buildings(context_id, id) ON DELETE CASCADE,
  CONSTRAINT building_units_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT building_units_code_check CHECK ((code ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT building_units_measured_use_check CHECK ((measured_use >= (0)::double precision)),
  CONSTRAINT building_units_share_check CHECK ((share >= 0)),
  CONSTRAINT building_units_votes_check CHECK ((votes >= 0))
);
CREATE INDEX building_units_by_place ON building_units USING btree (context_id, building_id, place);

CREATE TABLE buildings (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  name client_string NOT NULL,
  shares_total integer NOT NULL,
  definition json NOT NULL,
  owner_token text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT buildings_context_id_external_id_key UNIQUE (context_id, external_id),
  CONSTRAINT buildings_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT buildings_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT buildings_owner_token_check CHECK ((owner_token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT buildings_shares_total_check CHECK ((shares_total > 0))
);
CREATE INDEX buildings_by_owner_token ON buildings USING btree (owner_token);

CREATE TABLE calculation_jobs (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  parent_id uuid,
  calculation_job_type text NOT NULL,
  calculation_job_status text NOT NULL DEFAULT 'NOT_STARTED'::text,
  external_id client_string,
  estate_id uuid,
  renovation_id uuid,
  name client_string NOT NULL,
  description text,
  engine_version text NOT NULL,
  data_version text NOT NULL,
  estates_total integer NOT NULL,
  estates_finished integer NOT NULL DEFAULT 0,
  estates_failed integer NOT NULL DEFAULT 0,
  controls jsonb NOT NULL DEFAULT '{}'::jsonb,
  failure text,
  indication jsonb,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL DEFAULT (now() + '24:00:00'::interval),
  published_at timestamp(3) with time zone,
  deactivated_at timestamp(3) with time zone,
  estates_stopped integer NOT NULL DEFAULT 0,
  document_path text,
  reading json,
  CONSTRAINT calculation_jobs_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT calculation_jobs_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id),
  CONSTRAINT calculation_jobs_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT calculation_jobs_context_id_parent_id_fkey FOREIGN KEY (context_id, parent_id) REFERENCES calculation_jobs(context_id, id) ON DELETE CASCADE,
  CONSTRAINT calculation_jobs_context_id_renovation_id_fkey FOREIGN KEY (context_id, renovation_id) REFERENCES renovations(context_id, id) ON DELETE SET NULL (renovation_id),
  CONSTRAINT calculation_jobs_calculation_job_status_check CHECK ((calculation_job_status = ANY (ARRAY['NOT_STARTED'::text, 'RUNNING'::text, 'FINISHED'::text, 'FAILED'::text, 'STOPPED'::text]))),
  CONSTRAINT calculation_jobs_calculation_job_type_check CHECK ((calculation_job_type = ANY (ARRAY['EPC_DOCUMENT_PROCESSING'::text, 'ENERGY_EFFICIENCY_INDICATION'::text, 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION'::text]))),
  CONSTRAINT calculation_jobs_check CHECK (((estates_finished + estates_failed) <= estates_total)),
  CONSTRAINT calculation_jobs_check1 CHECK (((estate_id IS NULL) = (estates_total > 1))),
  CONSTRAINT calculation_jobs_check2 CHECK (((parent_id IS NULL) OR (estates_total = 1))),
  CONSTRAINT calculation_jobs_check3 CHECK (((failure IS NULL) OR (calculation_job_status = ANY (ARRAY['FAILED'::text, 'STOPPED'::text])))),
  CONSTRAINT calculation_jobs_check4 CHECK ((((estates_finished + estates_failed) + estates_stopped) <= estates_total)),
  CONSTRAINT calculation_jobs_check5 CHECK (((document_path IS NULL) OR (calculation_job_status = ANY (ARRAY['NOT_STARTED'::text, 'RUNNING'::text])))),
  CONSTRAINT calculation_jobs_controls_check CHECK ((jsonb_typeof(controls) = 'object'::text)),
  CONSTRAINT calculation_jobs_estates_failed_check CHECK ((estates_failed >= 0)),
  CONSTRAINT calculation_jobs_estates_finished_check CHECK ((estates_finished >= 0)),
  CONSTRAINT calculation_jobs_estates_stopped_check CHECK ((estates_stopped >= 0)),
  CONSTRAINT calculation_jobs_estates_total_check CHECK ((estates_total > 0)),
  CONSTRAINT calculation_jobs_reading_check CHECK ((json_typeof(reading) = 'object'::text))
) WITH (fillfactor=50);
CREATE INDEX calculation_jobs_asked ON calculation_jobs USING btree (context_id, created_at, id) WHERE (parent_id IS NULL);
CREATE INDEX calculation_jobs_by_estate ON calculation_jobs USING btree (context_id, estate_id) WHERE (estate_id IS NOT NULL);
CREATE INDEX calculation_jobs_by_parent ON calculation_jobs USING btree (context_id, parent_id, created_at, id) WHERE (parent_id IS NOT NULL);
CREATE INDEX calculation_jobs_children_age ON calculation_jobs USING btree (created_at) WHERE (parent_id IS NOT NULL);
CREATE INDEX calculation_jobs_of_renovation ON calculation_jobs USING brin (renovation_id uuid_bloom_ops (n_distinct_per_range='256')) WITH (pages_per_range='16');
CREATE UNIQUE INDEX calculation_jobs_one_child_an_estate ON calculation_jobs USING btree (context_id, parent_id, estate_id) WHERE (parent_id IS NOT NULL);
CREATE TRIGGER calculation_jobs_release_deleted_document BEFORE DELETE ON calculation_jobs FOR EACH ROW WHEN ((old.document_path IS NOT NULL)) EXECUTE FUNCTION release_job_document();
CREATE TRIGGER calculation_jobs_release_document BEFORE UPDATE ON calculation_jobs FOR EACH ROW WHEN (((old.document_path IS NOT NULL) AND (new.calculation_job_status = ANY (ARRAY['FINISHED'::text, 'FAILED'::text, 'STOPPED'::text])))) EXECUTE FUNCTION release_job_document();
CREATE TRIGGER calculation_jobs_transition BEFORE UPDATE ON calculation_jobs FOR EACH ROW WHEN ((old.calculation_job_status <> new.calculation_job_status)) EXECUTE FUNCTION refuse_wrong_transition();

CREATE TABLE certificate_reviews (
  context_id uuid NOT NULL,
  job_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  document_path text,
  token_hash bytea,
  token_expires_at timestamp(3) with time zone,
  reviewed_at timestamp(3) with time zone,
  CONSTRAINT certificate_reviews_token_hash_key UNIQUE (token_hash),
  CONSTRAINT certificate_reviews_pkey PRIMARY KEY (context_id, job_id),
  CONSTRAINT certificate_reviews_context_id_job_id_fkey FOREIGN KEY (context_id, job_id) REFERENCES calculation_jobs(context_id, id) ON DELETE CASCADE,
  CONSTRAINT certificate_reviews_check CHECK (((token_hash IS NULL) = (token_expires_at IS NULL))),
  CONSTRAINT certificate_reviews_check1 CHECK (((reviewed_at IS NULL) OR ((token_hash IS NULL) AND (document_path IS NULL)))),
  CONSTRAINT certificate_reviews_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX certificate_reviews_waiting ON certificate_reviews USING btree (context_id, created_at DESC, job_id DESC) WHERE (reviewed_at IS NULL);
CREATE INDEX certificate_reviews_with_document ON certificate_reviews USING btree (created_at) WHERE (document_path IS NOT NULL);
CREATE TRIGGER certificate_reviews_release_deleted_document BEFORE DELETE ON certificate_reviews FOR EACH ROW WHEN ((old.document_path IS NOT NULL)) EXECUTE FUNCTION release_review_document();
CREATE TRIGGER certificate_reviews_release_document BEFORE UPDATE ON certificate_reviews FOR EACH ROW WHEN (((old.document_path IS NOT NULL) AND (new.document_path IS DISTINCT FROM old.document_path))) EXECUTE FUNCTION release_review_document();

CREATE TABLE client_request_batches (
  context_id uuid NOT NULL,
  client_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT (OVERLAY((uuidv7())::text PLACING '0000'::text FROM 33))::uuid,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  highest_status integer NOT NULL,
  has_bodies boolean NOT NULL,
  requests text NOT NULL,
  CONSTRAINT client_request_batches_pkey PRIMARY KEY (context_id, client_id, id),
  CONSTRAINT client_request_batches_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id)
);
CREATE INDEX client_request_batches_oldest ON client_request_batches USING btree (created_at);

CREATE TABLE client_secrets (
  context_id uuid NOT NULL,
  client_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  place smallint NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp(3) with time zone,
  key_id text,
  hash_version smallint NOT NULL DEFAULT 1,
  CONSTRAINT client_secrets_pkey PRIMARY KEY (context_id, client_id, id),
  CONSTRAINT client_secrets_context_id_client_id_fkey FOREIGN KEY (context_id, client_id) REFERENCES clients(context_id, id),
  CONSTRAINT client_secrets_key_id_check CHECK ((key_id ~ '^[0-9a-f]{16}$'::text)),
  CONSTRAINT client_secrets_place_check CHECK ((place = ANY (ARRAY[1, 2]))),
  CONSTRAINT client_secrets_secret_hash_check CHECK ((octet_length(secret_hash) = 32))
);
CREATE INDEX client_secrets_disabled ON client_secrets USING btree (disabled_at) WHERE (disabled_at IS NOT NULL);
CREATE UNIQUE INDEX client_secrets_two_live ON client_secrets USING btree (context_id, client_id, place) WHERE (disabled_at IS NULL);

CREATE TABLE clients (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  name client_string NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp(3) with time zone,
  last_token_at timestamp(3) with time zone,
  bodies_recorded_from timestamp(3) with time zone,
  CONSTRAINT clients_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT clients_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT clients_permissions_check CHECK (((array_to_string(permissions, ','::text) ~ '^[a-z]+:[a-z]+(,[a-z]+:[a-z]+)*$'::text) AND ((cardinality(permissions) >= 1) AND (cardinality(permissions) <= 50))))
);
CREATE INDEX clients_by_id ON clients USING btree (id);
CREATE INDEX clients_disabled ON clients USING btree (disabled_at) WHERE (disabled_at IS NOT NULL);

CREATE TABLE connection_conflicts (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  external_id client_string NOT NULL,
  estate_id uuid NOT NULL,
  listing jsonb NOT NULL,
  run_id uuid NOT NULL,
  found_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT connection_conflicts_pkey PRIMARY KEY (context_id, connection_id, external_id),
  CONSTRAINT connection_conflicts_context_id_connection_id_fkey FOREIGN KEY (context_id, connection_id) REFERENCES connections(context_id, id) ON DELETE CASCADE,
  CONSTRAINT connection_conflicts_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE
);
CREATE INDEX connection_conflicts_by_estate ON connection_conflicts USING btree (context_id, estate_id);

CREATE TABLE connection_estates (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  external_id client_string NOT NULL,
  estate_id uuid,
  is_owned boolean NOT NULL,
  listing_hash text NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  seen_in_run uuid NOT NULL,
  missed_full_reads integer NOT NULL DEFAULT 0,
  is_gone boolean NOT NULL DEFAULT false,
  deactivated_at timestamp(3) with time zone,
  needs_plan boolean NOT NULL DEFAULT false,
  project_id text,
  is_confirmed boolean NOT NULL DEFAULT false,
  provider_id text,
  CONSTRAINT connection_estates_pkey PRIMARY KEY (context_id, connection_id, external_id),
  CONSTRAINT connection_estates_context_id_connection_id_fkey FOREIGN KEY (context_id, connection_id) REFERENCES connections(context_id, id) ON DELETE CASCADE,
  CONSTRAINT connection_estates_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE SET NULL (estate_id),
  CONSTRAINT connection_estates_listing_hash_check CHECK ((char_length(listing_hash) <= 64)),
  CONSTRAINT connection_estates_project_id_check CHECK ((char_length(project_id) <= 255)),
  CONSTRAINT connection_estates_provider_id_check CHECK ((char_length(provider_id) <= 255))
);
CREATE INDEX connection_estates_by_estate ON connection_estates USING btree (context_id, estate_id);
CREATE INDEX connection_estates_by_name ON connection_estates USING btree (context_id, external_id);
CREATE INDEX connection_estates_by_project ON connection_estates USING btree (context_id, connection_id, project_id) WHERE (project_id IS NOT NULL);
CREATE INDEX connection_estates_by_provider_id ON connection_estates USING btree (context_id, connection_id, provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX connection_estates_to_plan ON connection_estates USING btree (context_id, connection_id) WHERE needs_plan;

CREATE TABLE connection_events (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  external_id client_string NOT NULL,
  change text NOT NULL,
  happened_at timestamp(3) with time zone,
  received_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT connection_events_pkey PRIMARY KEY (context_id, connection_id, external_id),
  CONSTRAINT connection_events_context_id_connection_id_fkey FOREIGN KEY (context_id, connection_id) REFERENCES connections(context_id, id) ON DELETE CASCADE,
  CONSTRAINT connection_events_change_check CHECK ((change = ANY (ARRAY['changed'::text, 'deleted'::text])))
);
CREATE INDEX connection_events_oldest ON connection_events USING btree (received_at);

CREATE TABLE connection_pictures (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  source text NOT NULL,
  path text NOT NULL,
  CONSTRAINT connection_pictures_pkey PRIMARY KEY (context_id, connection_id, estate_id, source),
  CONSTRAINT connection_pictures_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT connection_pictures_path_check CHECK ((path ~ '^[A-Za-z0-9_/-]{22,200}\.[a-z0-9]{1,10}$'::text)),
  CONSTRAINT connection_pictures_source_check CHECK ((char_length(source) <= 2048))
);
CREATE INDEX connection_pictures_by_estate ON connection_pictures USING btree (context_id, estate_id);
CREATE TRIGGER connection_pictures_mark_files AFTER DELETE ON connection_pictures REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_picture_files_removing();

CREATE TABLE connection_runs (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  kind text NOT NULL,
  run_status text NOT NULL DEFAULT 'RUNNING'::text,
  started_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  since timestamp(3) with time zone,
  cursor jsonb,
  is_read boolean NOT NULL DEFAULT false,
  pages integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  announced integer,
  entries_read integer NOT NULL DEFAULT 0,
  estates_created integer NOT NULL DEFAULT 0,
  estates_changed integer NOT NULL DEFAULT 0,
  estates_unchanged integer NOT NULL DEFAULT 0,
  estates_refused integer NOT NULL DEFAULT 0,
  estates_deactivated integer NOT NULL DEFAULT 0,
  refused_rows jsonb NOT NULL DEFAULT '[]'::jsonb,
  to_deactivate integer,
  fault text,
  CONSTRAINT connection_runs_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT connection_runs_context_id_connection_id_fkey FOREIGN KEY (context_id, connection_id) REFERENCES connections(context_id, id) ON DELETE CASCADE,
  CONSTRAINT connection_runs_fault_check CHECK ((char_length(fault) <= 1000)),
  CONSTRAINT connection_runs_kind_check CHECK ((kind = ANY (ARRAY['FULL'::text, 'DELTA'::text, 'HOOK'::text]))),
  CONSTRAINT connection_runs_refused_rows_check CHECK ((jsonb_typeof(refused_rows) = 'array'::text)),
  CONSTRAINT connection_runs_run_status_check CHECK ((run_status = ANY (ARRAY['RUNNING'::text, 'WAITING'::text, 'FINISHED'::text, 'FAILED'::text])))
);
CREATE INDEX connection_runs_newest ON connection_runs USING btree (context_id, connection_id, id);
CREATE INDEX connection_runs_oldest ON connection_runs USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE UNIQUE INDEX connection_runs_open ON connection_runs USING btree (context_id, connection_id) WHERE (run_status = ANY (ARRAY['RUNNING'::text, 'WAITING'::text]));

CREATE TABLE connections (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  provider text NOT NULL,
  name client_string NOT NULL,
  state text NOT NULL DEFAULT 'ACTIVE'::text,
  sealed_credentials bytea NOT NULL,
  key_id text NOT NULL,
  shown_credentials jsonb NOT NULL,
  plans_estates boolean NOT NULL DEFAULT true,
  returns_reports boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_full_read_at timestamp(3) with time zone,
  last_delta_read_at timestamp(3) with time zone,
  changes_since timestamp(3) with time zone,
  next_read_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  next_full_read_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  faults_in_row integer NOT NULL DEFAULT 0,
  last_fault text,
  last_fault_at timestamp(3) with time zone,
  returns_reports_since timestamp(3) with time zone,
  account_id client_string,
  CONSTRAINT connections_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT connections_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT connections_last_fault_check CHECK ((char_length(last_fault) <= 1000)),
  CONSTRAINT connections_provider_check CHECK ((char_length(provider) <= 100)),
  CONSTRAINT connections_sealed_credentials_check CHECK (((octet_length(sealed_credentials) >= 28) AND (octet_length(sealed_credentials) <= 16384))),
  CONSTRAINT connections_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text, 'FAILING'::text, 'NEEDS_CREDENTIALS'::text, 'NEEDS_DECISION'::text])))
);
CREATE INDEX connections_due ON connections USING btree (next_read_at) WHERE (state = ANY (ARRAY['ACTIVE'::text, 'FAILING'::text]));

CREATE TABLE contact_requests (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid NOT NULL,
  renovation_id uuid,
  wish text NOT NULL,
  name text,
  email text,
  phone text,
  language text NOT NULL,
  page_choices text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  handled_at timestamp(3) with time zone,
  CONSTRAINT contact_requests_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT contact_requests_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT contact_requests_context_id_renovation_id_fkey FOREIGN KEY (context_id, renovation_id) REFERENCES renovations(context_id, id) ON DELETE CASCADE,
  CONSTRAINT contact_requests_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  CONSTRAINT contact_requests_email_check CHECK ((char_length(email) <= 254)),
  CONSTRAINT contact_requests_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT contact_requests_page_choices_check CHECK ((char_length(page_choices) <= 2000)),
  CONSTRAINT contact_requests_phone_check CHECK ((char_length(phone) <= 30)),
  CONSTRAINT contact_requests_wish_check CHECK ((wish = ANY (ARRAY['CALL_BACK'::text, 'CHANGES'::text])))
);
CREATE INDEX contact_requests_by_age ON contact_requests USING btree (created_at);
CREATE INDEX contact_requests_of_estates ON contact_requests USING btree (context_id, estate_id);
CREATE INDEX contact_requests_of_renovations ON contact_requests USING btree (context_id, renovation_id);
CREATE INDEX contact_requests_waiting ON contact_requests USING btree (context_id, id) WHERE (handled_at IS NULL);

CREATE TABLE context_logos (
  context_id uuid NOT NULL,
  hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  png bytea NOT NULL,
  CONSTRAINT context_logos_pkey PRIMARY KEY (context_id),
  CONSTRAINT context_logos_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id) ON DELETE CASCADE,
  CONSTRAINT context_logos_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT context_logos_height_check CHECK ((height > 0)),
  CONSTRAINT context_logos_png_check CHECK ((octet_length(png) <= 1048576)),
  CONSTRAINT context_logos_width_check CHECK ((width > 0))
);
CREATE INDEX context_logos_hash ON context_logos USING btree (hash);
CREATE TRIGGER context_logos_branding AFTER INSERT OR DELETE OR UPDATE ON context_logos FOR EACH ROW EXECUTE FUNCTION change_branding();

CREATE TABLE context_photos (
  context_id uuid NOT NULL,
  hash text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  png bytea NOT NULL,
  CONSTRAINT context_photos_pkey PRIMARY KEY (context_id),
  CONSTRAINT context_photos_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id) ON DELETE CASCADE,
  CONSTRAINT context_photos_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT context_photos_height_check CHECK ((height > 0)),
  CONSTRAINT context_photos_png_check CHECK ((octet_length(png) <= 1048576)),
  CONSTRAINT context_photos_width_check CHECK ((width > 0))
);
CREATE INDEX context_photos_hash ON context_photos USING btree (hash);
CREATE TRIGGER context_photos_branding AFTER INSERT OR DELETE OR UPDATE ON context_photos FOR EACH ROW EXECUTE FUNCTION change_branding();

CREATE TABLE context_retentions (
  context_id uuid NOT NULL,
  kind text NOT NULL,
  days integer NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT context_retentions_pkey PRIMARY KEY (context_id, kind),
  CONSTRAINT context_retentions_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id) ON DELETE CASCADE,
  CONSTRAINT context_retentions_days_check CHECK (((days >= 1) AND (days <= 36500))),
  CONSTRAINT context_retentions_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 60)))
);
CREATE INDEX context_retentions_by_kind ON context_retentions USING btree (kind);

CREATE TABLE contexts (
  id uuid NOT NULL DEFAULT uuidv7(),
  slug text NOT NULL,
  name client_string NOT NULL,
  manages_estates boolean NOT NULL DEFAULT true,
  language language_code NOT NULL DEFAULT 'en'::text,
  cdn_url web_address,
  logo_url web_address,
  accent_color text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  cors_origins text[] NOT NULL DEFAULT '{}'::text[],
  contact_name client_string,
  contact_phone text,
  contact_email text,
  contact_url web_address,
  preview_has_address boolean NOT NULL DEFAULT true,
  embed_origins text[] NOT NULL DEFAULT '{}'::text[],
  keeps_owner_certificates boolean NOT NULL DEFAULT false,
  price_book_version integer NOT NULL DEFAULT 0,
  takes_contact_requests boolean NOT NULL DEFAULT false,
  kind text NOT NULL DEFAULT 'AGENCY'::text,
  branding text NOT NULL DEFAULT ''::text,
  sandbox boolean NOT NULL DEFAULT false,
  sandbox_date date,
  CONSTRAINT contexts_slug_key UNIQUE (slug),
  CONSTRAINT contexts_pkey PRIMARY KEY (id),
  CONSTRAINT contexts_accent_color_check CHECK ((accent_color ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT contexts_contact_email_check CHECK (((contact_email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text) AND (char_length(contact_email) <= 254))),
  CONSTRAINT contexts_contact_phone_check CHECK ((contact_phone ~ '^\+?[0-9][0-9 ()./-]{4,29}$'::text)),
  CONSTRAINT contexts_cors_origins_check CHECK ((cardinality(cors_origins) <= 100)),
  CONSTRAINT contexts_embed_origins_check CHECK (((cardinality(embed_origins) <= 20) AND (array_position(embed_origins, NULL::text) IS NULL) AND (array_position(embed_origins, ''::text) IS NULL) AND (array_to_string(embed_origins, ' '::text) ~ '^((https://[a-z0-9.-]{1,253}|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?( (?!$)|$))*$'::text))),
  CONSTRAINT contexts_kind_check CHECK ((kind = ANY (ARRAY['AGENCY'::text, 'BANK'::text, 'HOUSING_COMPANY'::text]))),
  CONSTRAINT contexts_price_book_version_check CHECK ((price_book_version >= 0)),
  CONSTRAINT contexts_sandbox_date_check CHECK ((sandbox OR (sandbox_date IS NULL))),
  CONSTRAINT contexts_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 63)))
);
CREATE TRIGGER contexts_branding BEFORE INSERT OR UPDATE ON contexts FOR EACH ROW EXECUTE FUNCTION set_branding();

CREATE TABLE erasures (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid,
  client_id uuid,
  renovations integer NOT NULL,
  reports integer NOT NULL,
  calculation_jobs integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  member_id uuid,
  building_id uuid,
  CONSTRAINT erasures_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT erasures_context_id_client_id_fkey FOREIGN KEY (context_id, client_id) REFERENCES clients(context_id, id),
  CONSTRAINT erasures_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT erasures_calculation_jobs_check CHECK ((calculation_jobs >= 0)),
  CONSTRAINT erasures_renovations_check CHECK ((renovations >= 0)),
  CONSTRAINT erasures_reports_check CHECK ((reports >= 0))
);

CREATE TABLE estate_changes (
  context_id uuid NOT NULL,
  stripe smallint NOT NULL,
  changes bigint NOT NULL,
  CONSTRAINT estate_changes_pkey PRIMARY KEY (context_id, stripe),
  CONSTRAINT estate_changes_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT estate_changes_stripe_check CHECK (((stripe >= 0) AND (stripe <= 15)))
) WITH (fillfactor=50);

CREATE TABLE estate_import_rows (
  context_id uuid NOT NULL,
  import_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  before jsonb,
  CONSTRAINT estate_import_rows_pkey PRIMARY KEY (context_id, import_id, estate_id),
  CONSTRAINT estate_import_rows_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT estate_import_rows_context_id_import_id_fkey FOREIGN KEY (context_id, import_id) REFERENCES estate_imports(context_id, id) ON DELETE CASCADE
);
CREATE INDEX estate_import_rows_by_estate ON estate_import_rows USING btree (context_id, estate_id);

CREATE TABLE estate_imports (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  import_status text NOT NULL DEFAULT 'RUNNING'::text,
  file_name client_string,
  actor_kind text NOT NULL,
  actor_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  rows_done integer NOT NULL DEFAULT 0,
  rows_total integer,
  progressed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  estates_new integer NOT NULL DEFAULT 0,
  estates_changed integer NOT NULL DEFAULT 0,
  estates_unchanged integer NOT NULL DEFAULT 0,
  rows_refused integer NOT NULL DEFAULT 0,
  written_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  CONSTRAINT estate_imports_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT estate_imports_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT estate_imports_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text]))),
  CONSTRAINT estate_imports_check CHECK (((import_status = ANY (ARRAY['FINISHED'::text, 'UNDONE'::text])) = (written_at IS NOT NULL))),
  CONSTRAINT estate_imports_import_status_check CHECK ((import_status = ANY (ARRAY['RUNNING'::text, 'FINISHED'::text, 'INTERRUPTED'::text, 'UNDONE'::text])))
);
CREATE INDEX estate_imports_oldest ON estate_imports USING btree (created_at);
CREATE UNIQUE INDEX estate_imports_running ON estate_imports USING btree (context_id) WHERE (import_status = 'RUNNING'::text);

CREATE TABLE estates (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  property_id client_string,
  managing_user_id uuid,
  country text NOT NULL,
  region text,
  zip_code client_string,
  place client_string,
  street client_string,
  house_number client_string,
  house_number_extra client_string,
  latitude double precision,
  longitude double precision,
  estate_provider_type client_string NOT NULL,
  quality_label text NOT NULL,
  estate_status text,
  estate_type text NOT NULL,
  estate_format text,
  media json NOT NULL DEFAULT '[]'::json,
  price_cents cents,
  year_built smallint,
  year_renovated smallint,
  dwelling jsonb NOT NULL DEFAULT '{}'::jsonb,
  referral_token text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  deactivated_at timestamp(3) with time zone,
  layers jsonb,
  facts jsonb,
  list_json text[],
  search_json text,
  CONSTRAINT estates_context_id_external_id_key UNIQUE (context_id, external_id),
  CONSTRAINT estates_context_id_referral_token_key UNIQUE (context_id, referral_token),
  CONSTRAINT estates_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT estates_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT estates_context_id_managing_user_id_fkey FOREIGN KEY (context_id, managing_user_id) REFERENCES users(context_id, id),
  CONSTRAINT estates_check CHECK (((region ~ '^[A-Z]{2}-[A-Z]{2,3}$'::text) AND ("left"(region, 2) = country))),
  CONSTRAINT estates_check1 CHECK (((estate_format IS NULL) OR (estate_type <> 'APARTMENT'::text))),
  CONSTRAINT estates_country_check CHECK ((country = ANY (ARRAY['BE'::text, 'NL'::text]))),
  CONSTRAINT estates_dwelling_check CHECK ((jsonb_typeof(dwelling) = 'object'::text)),
  CONSTRAINT estates_estate_format_check CHECK ((estate_format = ANY (ARRAY['OPEN'::text, 'SEMI_OPEN'::text, 'CLOSED'::text]))),
  CONSTRAINT estates_estate_status_check CHECK ((estate_status = ANY (ARRAY['PREPARATION'::text, 'FOR_SALE'::text, 'UNDER_OPTION'::text, 'UNDER_CONTRACT'::text, 'SOLD'::text, 'FOR_RENT'::text, 'RENTED'::text, 'SUSPENDED'::text, 'WITHDRAWN'::text, 'OFF_MARKET'::text]))),
  CONSTRAINT estates_estate_type_check CHECK ((estate_type = ANY (ARRAY['HOUSE'::text, 'APARTMENT'::text, 'LAND'::text, 'OFFICE'::text, 'COMMERCIAL'::text, 'INDUSTRIAL'::text, 'GARAGE'::text, 'OTHER'::text]))),
  CONSTRAINT estates_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT estates_facts_of_layers CHECK (((layers IS NULL) = (facts IS NULL))),
  CONSTRAINT estates_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT estates_layers_check CHECK ((jsonb_typeof(layers) = 'object'::text)),
  CONSTRAINT estates_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT estates_media_check CHECK ((json_typeof(media) = 'array'::text)),
  CONSTRAINT estates_quality_label_check CHECK ((quality_label = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))),
  CONSTRAINT estates_referral_token_check CHECK ((referral_token ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT estates_year_built_check CHECK (((year_built >= 1000) AND (year_built <= 2200))),
  CONSTRAINT estates_year_renovated_check CHECK (((year_renovated >= 1000) AND (year_renovated <= 2200)))
) WITH (toast_tuple_target=2700);
CREATE INDEX estates_active ON estates USING btree (context_id, id) WHERE (deactivated_at IS NULL);
CREATE INDEX estates_by_change ON estates USING btree (context_id, updated_at);
CREATE INDEX estates_by_property ON estates USING btree (context_id, property_id) WHERE (property_id IS NOT NULL);
CREATE INDEX estates_by_referral_token ON estates USING btree (referral_token);
CREATE TRIGGER estates_changes_deleted AFTER DELETE ON estates REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();
CREATE TRIGGER estates_changes_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();
CREATE TRIGGER estates_changes_updated AFTER UPDATE ON estates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_estate_changes();
CREATE TRIGGER estates_delete_loan_report_lines AFTER DELETE ON estates REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_lines_of_homes();
CREATE TRIGGER estates_judge_reports AFTER UPDATE ON estates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION judge_reports();
CREATE TRIGGER estates_label_candidates_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_label_candidates();
CREATE TRIGGER estates_label_candidates_updated AFTER UPDATE ON estates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_label_candidates();
CREATE TRIGGER estates_portfolio_deleted AFTER DELETE ON estates REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION remove_entered_estates();
CREATE TRIGGER estates_portfolio_inserted AFTER INSERT ON estates REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enter_estates();
CREATE TRIGGER estates_portfolio_updated AFTER UPDATE ON estates REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION change_entered_estates();
CREATE TRIGGER estates_store_json_inserted BEFORE INSERT ON estates FOR EACH ROW EXECUTE FUNCTION store_estate_json();
CREATE TRIGGER estates_store_json_updated BEFORE UPDATE ON estates FOR EACH ROW WHEN (((new.list_json IS NULL) OR ((NOT (new.list_json IS DISTINCT FROM old.list_json)) AND ((((((((((((((((((((new.property_id)::text IS DISTINCT FROM (old.property_id)::text) OR ((new.house_number)::text IS DISTINCT FROM (old.house_number)::text)) OR ((new.house_number_extra)::text IS DISTINCT FROM (old.house_number_extra)::text)) OR (new.latitude IS DISTINCT FROM old.latitude)) OR (new.longitude IS DISTINCT FROM old.longitude)) OR ((new.place)::text IS DISTINCT FROM (old.place)::text)) OR ((new.street)::text IS DISTINCT FROM (old.street)::text)) OR ((new.zip_code)::text IS DISTINCT FROM (old.zip_code)::text)) OR ((new.estate_provider_type)::text IS DISTINCT FROM (old.estate_provider_type)::text)) OR ((new.external_id)::text IS DISTINCT FROM (old.external_id)::text)) OR (new.quality_label IS DISTINCT FROM old.quality_label)) OR (new.estate_status IS DISTINCT FROM old.estate_status)) OR (new.estate_type IS DISTINCT FROM old.estate_type)) OR ((new.price_cents)::bigint IS DISTINCT FROM (old.price_cents)::bigint)) OR (new.year_built IS DISTINCT FROM old.year_built)) OR (new.year_renovated IS DISTINCT FROM old.year_renovated)) OR (new.country IS DISTINCT FROM old.country)) OR (new.region IS DISTINCT FROM old.region)) OR (new.estate_format IS DISTINCT FROM old.estate_format))))) EXECUTE FUNCTION store_estate_json();

CREATE TABLE home_figures (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  made_of text NOT NULL,
  figures json,
  CONSTRAINT home_figures_pkey PRIMARY KEY (context_id, estate_id),
  CONSTRAINT home_figures_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE
);

CREATE TABLE idempotency_keys (
  context_id uuid NOT NULL,
  client_id uuid NOT NULL,
  operation text NOT NULL,
  key client_string NOT NULL,
  request_hash bytea NOT NULL,
  status smallint,
  headers jsonb,
  body text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (context_id, client_id, operation, key),
  CONSTRAINT idempotency_keys_request_hash_check CHECK ((octet_length(request_hash) = 32)),
  CONSTRAINT idempotency_keys_status_check CHECK (((status >= 200) AND (status <= 299)))
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE TABLE import_headings (
  context_id uuid NOT NULL,
  heading_key client_string NOT NULL,
  column_name text,
  CONSTRAINT import_headings_pkey PRIMARY KEY (context_id, heading_key),
  CONSTRAINT import_headings_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT import_headings_column_name_check CHECK ((char_length(column_name) <= 100))
);

CREATE TABLE label_candidates (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  noted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT label_candidates_pkey PRIMARY KEY (context_id, estate_id),
  CONSTRAINT label_candidates_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE
);

CREATE TABLE label_file (
  is_only boolean NOT NULL DEFAULT true,
  name text,
  day date,
  checked_at timestamp(3) with time zone,
  loaded_at timestamp(3) with time zone,
  rows_read integer NOT NULL DEFAULT 0,
  addresses_found integer NOT NULL DEFAULT 0,
  changes_through date,
  faults_in_row integer NOT NULL DEFAULT 0,
  fault text,
  fault_at timestamp(3) with time zone,
  paused_until timestamp(3) with time zone,
  CONSTRAINT label_file_pkey PRIMARY KEY (is_only),
  CONSTRAINT label_file_fault_check CHECK ((char_length(fault) <= 1000)),
  CONSTRAINT label_file_is_only_check CHECK (is_only),
  CONSTRAINT label_file_name_check CHECK ((char_length(name) <= 200))
);

CREATE TABLE label_file_addresses (
  address text NOT NULL,
  address_key text NOT NULL,
  labels jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT label_file_addresses_pkey PRIMARY KEY (address)
);
CREATE INDEX label_file_addresses_by_key ON label_file_addresses USING btree (address_key);

CREATE TABLE label_register (
  is_only boolean NOT NULL DEFAULT true,
  paused_until timestamp(3) with time zone,
  faults_in_row integer NOT NULL DEFAULT 0,
  fault_kind text,
  fault text,
  fault_at timestamp(3) with time zone,
  CONSTRAINT label_register_pkey PRIMARY KEY (is_only),
  CONSTRAINT label_register_fault_check CHECK ((char_length(fault) <= 1000)),
  CONSTRAINT label_register_fault_kind_check CHECK ((fault_kind = ANY (ARRAY['credentials'::text, 'busy'::text, 'unusable'::text]))),
  CONSTRAINT label_register_is_only_check CHECK (is_only)
);

CREATE TABLE loan_report_lines (
  context_id uuid NOT NULL,
  report_id uuid NOT NULL,
  loan_id client_string NOT NULL,
  estate_id uuid NOT NULL,
  template_row integer NOT NULL,
  is_estimated boolean NOT NULL,
  label text,
  amount_cents bigint NOT NULL,
  band_cents bigint[],
  likeliest_band integer,
  details text NOT NULL,
  CONSTRAINT loan_report_lines_pkey PRIMARY KEY (context_id, report_id, loan_id)
);
CREATE INDEX loan_report_lines_by_estate ON loan_report_lines USING btree (context_id, estate_id);
CREATE TRIGGER loan_report_lines_check AFTER INSERT ON loan_report_lines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION check_loan_report_lines();

CREATE TABLE loan_reports (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  report_status text NOT NULL DEFAULT 'WAITING'::text,
  layout text NOT NULL,
  reference_date date NOT NULL,
  basis text NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  homes_done integer NOT NULL DEFAULT 0,
  homes_total integer,
  loans_done integer NOT NULL DEFAULT 0,
  loans_total integer,
  failure text,
  columns text[],
  summary json,
  CONSTRAINT loan_reports_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT loan_reports_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT loan_reports_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text, 'command'::text]))),
  CONSTRAINT loan_reports_basis_check CHECK ((basis = ANY (ARRAY['LOCATION'::text, 'MARKET'::text]))),
  CONSTRAINT loan_reports_report_status_check CHECK ((report_status = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'FINISHED'::text, 'FAILED'::text])))
);
CREATE INDEX loan_reports_by_age ON loan_reports USING btree (created_at);
CREATE TRIGGER loan_reports_delete_lines AFTER DELETE ON loan_reports REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION delete_lines_of_reports();

CREATE TABLE loan_settings (
  context_id uuid NOT NULL,
  settings jsonb NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT loan_settings_pkey PRIMARY KEY (context_id),
  CONSTRAINT loan_settings_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT loan_settings_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text))
);

CREATE TABLE loans (
  context_id uuid NOT NULL,
  loan_id client_string NOT NULL,
  estate_id uuid NOT NULL,
  property_kind text NOT NULL,
  currency text NOT NULL,
  gross_carrying_amount_cents bigint NOT NULL,
  outstanding_cents bigint NOT NULL,
  value_at_origination_cents bigint,
  value_source text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT loans_pkey PRIMARY KEY (context_id, loan_id),
  CONSTRAINT loans_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT loans_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT loans_check CHECK (((value_at_origination_cents IS NULL) = (value_source IS NULL))),
  CONSTRAINT loans_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT loans_gross_carrying_amount_cents_check CHECK ((gross_carrying_amount_cents >= 0)),
  CONSTRAINT loans_outstanding_cents_check CHECK ((outstanding_cents >= 0)),
  CONSTRAINT loans_property_kind_check CHECK ((property_kind = ANY (ARRAY['RESIDENTIAL'::text, 'COMMERCIAL'::text, 'POSSESSED'::text]))),
  CONSTRAINT loans_value_at_origination_cents_check CHECK ((value_at_origination_cents > 0)),
  CONSTRAINT loans_value_source_check CHECK ((value_source = ANY (ARRAY['ORIGINATION'::text, 'LATEST'::text])))
);
CREATE INDEX loans_by_estate ON loans USING btree (context_id, estate_id, loan_id);

CREATE TABLE member_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  is_proven boolean NOT NULL DEFAULT true,
  CONSTRAINT member_identities_member_id_issuer_key UNIQUE (member_id, issuer),
  CONSTRAINT member_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT member_identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT member_identities_issuer_check CHECK ((char_length(issuer) <= 2048)),
  CONSTRAINT member_identities_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);

CREATE TABLE members (
  id uuid NOT NULL DEFAULT uuidv7(),
  email text,
  name client_string,
  is_operator boolean NOT NULL DEFAULT false,
  password_hash text,
  link_hash bytea,
  link_purpose text,
  link_expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp(3) with time zone,
  operator_from_groups boolean NOT NULL DEFAULT false,
  credentials_are_own boolean NOT NULL DEFAULT false,
  link_by_operator boolean NOT NULL DEFAULT false,
  CONSTRAINT members_email_key UNIQUE (email),
  CONSTRAINT members_link_hash_key UNIQUE (link_hash),
  CONSTRAINT members_pkey PRIMARY KEY (id),
  CONSTRAINT members_check CHECK ((((link_hash IS NULL) = (link_purpose IS NULL)) AND ((link_hash IS NULL) = (link_expires_at IS NULL)))),
  CONSTRAINT members_check1 CHECK (((email IS NOT NULL) OR ((password_hash IS NULL) AND is_operator))),
  CONSTRAINT members_email_check CHECK (((email ~ '^[^@\s]+@[^@\s]+$'::text) AND (char_length(email) <= 254) AND (email = lower(email)))),
  CONSTRAINT members_link_hash_check CHECK ((octet_length(link_hash) = 32)),
  CONSTRAINT members_link_purpose_check CHECK ((link_purpose = ANY (ARRAY['join'::text, 'start'::text]))),
  CONSTRAINT members_password_hash_check CHECK ((char_length(password_hash) <= 255))
);

CREATE TABLE memberships (
  context_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role text NOT NULL,
  invitation_hash bytea,
  invitation_expires_at timestamp(3) with time zone,
  accepted_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp(3) with time zone,
  from_groups boolean NOT NULL DEFAULT false,
  invited_name client_string,
  CONSTRAINT memberships_pkey PRIMARY KEY (context_id, member_id),
  CONSTRAINT memberships_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT memberships_check CHECK (((invitation_hash IS NULL) = (invitation_expires_at IS NULL))),
  CONSTRAINT memberships_check1 CHECK (((accepted_at IS NULL) OR (invitation_hash IS NULL))),
  CONSTRAINT memberships_invitation_hash_check CHECK ((octet_length(invitation_hash) = 32)),
  CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'editor'::text, 'viewer'::text])))
);
CREATE INDEX memberships_by_invitation ON memberships USING btree (invitation_hash) WHERE (invitation_hash IS NOT NULL);
CREATE INDEX memberships_by_member ON memberships USING btree (member_id);

CREATE TABLE openid_requests (
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  member_id uuid,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT openid_requests_pkey PRIMARY KEY (state_hash),
  CONSTRAINT openid_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT openid_requests_browser_hash_check CHECK ((octet_length(browser_hash) = 32)),
  CONSTRAINT openid_requests_code_verifier_check CHECK ((char_length(code_verifier) <= 255)),
  CONSTRAINT openid_requests_nonce_check CHECK ((char_length(nonce) <= 255)),
  CONSTRAINT openid_requests_state_hash_check CHECK ((octet_length(state_hash) = 32))
);
CREATE INDEX openid_requests_by_age ON openid_requests USING btree (expires_at);

CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  member_id uuid,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT passkey_challenges_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32))
);
CREATE INDEX passkey_challenges_by_age ON passkey_challenges USING btree (expires_at);

CREATE TABLE passkeys (
  id uuid NOT NULL DEFAULT uuidv7(),
  member_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  name client_string NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp(3) with time zone,
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_credential_id_check CHECK ((char_length(credential_id) <= 1400)),
  CONSTRAINT passkeys_public_key_check CHECK ((octet_length(public_key) <= 4096))
);
CREATE INDEX passkeys_by_member ON passkeys USING btree (member_id);

CREATE TABLE portfolio_action_estates (
  context_id uuid NOT NULL,
  action_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  outcome text NOT NULL,
  reason text,
  CONSTRAINT portfolio_action_estates_pkey PRIMARY KEY (context_id, action_id, estate_id),
  CONSTRAINT portfolio_action_estates_context_id_action_id_fkey FOREIGN KEY (context_id, action_id) REFERENCES portfolio_actions(context_id, id) ON DELETE CASCADE,
  CONSTRAINT portfolio_action_estates_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT portfolio_action_estates_outcome_check CHECK ((outcome = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'FAILED'::text])))
);
CREATE INDEX portfolio_action_estates_of_estate ON portfolio_action_estates USING btree (context_id, estate_id);

CREATE TABLE portfolio_actions (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  action text NOT NULL,
  language text,
  actor_kind text NOT NULL,
  actor_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  total integer NOT NULL,
  skipped integer NOT NULL,
  job_id uuid,
  CONSTRAINT portfolio_actions_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT portfolio_actions_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT portfolio_actions_action_check CHECK ((action = ANY (ARRAY['DEACTIVATE'::text, 'REACTIVATE'::text, 'PLAN'::text, 'REPORT'::text, 'RENEW_REPORTS'::text]))),
  CONSTRAINT portfolio_actions_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text]))),
  CONSTRAINT portfolio_actions_check CHECK (((skipped >= 0) AND (skipped <= total))),
  CONSTRAINT portfolio_actions_language_check CHECK (
CASE action
    WHEN 'REPORT'::text THEN (language IS NOT NULL)
    WHEN 'RENEW_REPORTS'::text THEN true
    ELSE (language IS NULL)
END),
  CONSTRAINT portfolio_actions_total_check CHECK ((total >= 0))
);
CREATE UNIQUE INDEX portfolio_actions_one_that_makes_reports ON portfolio_actions USING btree (context_id) WHERE ((action = ANY (ARRAY['REPORT'::text, 'RENEW_REPORTS'::text])) AND (ended_at IS NULL));

CREATE TABLE portfolio_entries (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  is_active boolean NOT NULL,
  country text NOT NULL,
  region text,
  zip_code text,
  place text,
  estate_type text NOT NULL,
  estate_status text,
  quality_label text NOT NULL,
  managing_user_id uuid,
  estate_provider_type text NOT NULL,
  year_built smallint,
  updated_at timestamp(3) with time zone NOT NULL,
  address text COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  certificate_label text,
  renovation_id uuid,
  planned_at timestamp(3) with time zone,
  plan_label text,
  label_after text,
  net_cents bigint,
  net_low_cents bigint,
  net_high_cents bigint,
  label_probabilities jsonb,
  label_now text GENERATED ALWAYS AS (COALESCE(plan_label, certificate_label)) STORED,
  now_rank smallint GENERATED ALWAYS AS (label_rank(COALESCE(plan_label, certificate_label))) STORED,
  after_rank smallint GENERATED ALWAYS AS (label_rank(label_after)) STORED,
  energy_now_kwh integer,
  energy_after_kwh integer,
  certificate_valid_until date,
  facts_hold_until date,
  co2_now_kg integer,
  co2_after_kg integer,
  duty_year integer,
  CONSTRAINT portfolio_entries_pkey PRIMARY KEY (context_id, estate_id)
) WITH (fillfactor=85);
CREATE INDEX portfolio_by_address ON portfolio_entries USING btree (context_id, address, estate_id);
CREATE INDEX portfolio_by_certificate ON portfolio_entries USING btree (context_id, certificate_valid_until, estate_id) WHERE (certificate_valid_until IS NOT NULL);
CREATE INDEX portfolio_by_change ON portfolio_entries USING btree (context_id, updated_at, estate_id);
CREATE INDEX portfolio_by_cost ON portfolio_entries USING btree (context_id, net_cents, estate_id);
CREATE INDEX portfolio_by_energy ON portfolio_entries USING btree (context_id, energy_now_kwh, estate_id);
CREATE INDEX portfolio_by_label ON portfolio_entries USING btree (context_id, now_rank, estate_id);
CREATE INDEX portfolio_by_label_after ON portfolio_entries USING btree (context_id, after_rank, estate_id);
CREATE INDEX portfolio_by_place ON portfolio_entries USING btree (context_id, place);
CREATE INDEX portfolio_by_plan ON portfolio_entries USING btree (context_id, planned_at, estate_id);
CREATE INDEX portfolio_by_user ON portfolio_entries USING btree (context_id, managing_user_id);
CREATE INDEX portfolio_facts_hold_until ON portfolio_entries USING btree (facts_hold_until) WHERE (facts_hold_until IS NOT NULL);
CREATE INDEX portfolio_to_do ON portfolio_entries USING btree (context_id, updated_at, estate_id) INCLUDE (estate_type, year_built, region, quality_label, renovation_id) WHERE (is_active AND ((year_built IS NULL) OR (region IS NULL) OR (renovation_id IS NULL)));
CREATE INDEX portfolio_words ON portfolio_entries USING gin (words);

CREATE TABLE price_book_drafts (
  context_id uuid NOT NULL,
  revision integer NOT NULL,
  book jsonb NOT NULL,
  note text NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT price_book_drafts_pkey PRIMARY KEY (context_id),
  CONSTRAINT price_book_drafts_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT price_book_drafts_revision_check CHECK ((revision > 0))
);

CREATE TABLE price_books (
  context_id uuid NOT NULL,
  version integer NOT NULL,
  book jsonb NOT NULL,
  note text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT price_books_pkey PRIMARY KEY (context_id, version),
  CONSTRAINT price_books_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT price_books_check CHECK ((((book ->> 'version'::text))::integer = version)),
  CONSTRAINT price_books_version_check CHECK ((version > 0))
);
CREATE TRIGGER price_books_stay BEFORE UPDATE ON price_books FOR EACH ROW EXECUTE FUNCTION refuse_change_of_price_book();

CREATE TABLE programme_approvals (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  scenario integer NOT NULL,
  year integer NOT NULL,
  language text NOT NULL,
  homes integer NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  job_ids uuid[] NOT NULL,
  action_id uuid,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  failure text,
  with_passports boolean NOT NULL DEFAULT false,
  CONSTRAINT programme_approvals_context_id_programme_id_year_key UNIQUE (context_id, programme_id, year),
  CONSTRAINT programme_approvals_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT programme_approvals_context_id_programme_id_fkey FOREIGN KEY (context_id, programme_id) REFERENCES programmes(context_id, id) ON DELETE CASCADE,
  CONSTRAINT programme_approvals_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text, 'command'::text])))
);

CREATE TABLE programme_choices (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  scenario integer NOT NULL,
  estate_id uuid NOT NULL,
  choice_column text NOT NULL,
  package text,
  works json NOT NULL,
  first_year integer,
  paid_cents bigint NOT NULL,
  label_now text NOT NULL,
  label_after text NOT NULL,
  probability double precision NOT NULL,
  reason text NOT NULL,
  reason_limit text,
  approved_at timestamp(3) with time zone,
  CONSTRAINT programme_choices_pkey PRIMARY KEY (context_id, programme_id, scenario, estate_id),
  CONSTRAINT programme_choices_context_id_programme_id_estate_id_fkey FOREIGN KEY (context_id, programme_id, estate_id) REFERENCES programme_homes(context_id, programme_id, estate_id) ON DELETE CASCADE
);
CREATE INDEX programme_choices_of_home ON programme_choices USING btree (context_id, programme_id, estate_id);

CREATE TABLE programme_files (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  scenario integer NOT NULL,
  kind text NOT NULL,
  path text NOT NULL,
  CONSTRAINT programme_files_pkey PRIMARY KEY (context_id, programme_id, scenario, kind),
  CONSTRAINT programme_files_context_id_programme_id_fkey FOREIGN KEY (context_id, programme_id) REFERENCES programmes(context_id, id) ON DELETE CASCADE,
  CONSTRAINT programme_files_kind_check CHECK ((kind = ANY (ARRAY['problem'::text, 'certificate'::text])))
);
CREATE TRIGGER programme_files_mark_files AFTER DELETE ON programme_files REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();

CREATE TABLE programme_homes (
  context_id uuid NOT NULL,
  programme_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  complex text,
  previous_column text,
  fingerprint bytea,
  left_out text,
  done_on date,
  done_works text[],
  is_fixed boolean NOT NULL DEFAULT false,
  CONSTRAINT programme_homes_pkey PRIMARY KEY (context_id, programme_id, estate_id),
  CONSTRAINT programme_homes_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT programme_homes_context_id_programme_id_fkey FOREIGN KEY (context_id, programme_id) REFERENCES programmes(context_id, id) ON DELETE CASCADE
);
CREATE INDEX programme_homes_of_estate ON programme_homes USING btree (context_id, estate_id);

CREATE TABLE programme_packages (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  fingerprint bytea NOT NULL,
  home text,
  fault text,
  used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT programme_packages_pkey PRIMARY KEY (context_id, estate_id, fingerprint),
  CONSTRAINT programme_packages_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT programme_packages_check CHECK (((home IS NULL) = (fault IS NOT NULL)))
);
CREATE INDEX programme_packages_by_age ON programme_packages USING btree (used_at);

CREATE TABLE programmes (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  name text NOT NULL,
  programme_status text NOT NULL DEFAULT 'WAITING'::text,
  request json NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  previous_id uuid,
  homes_total integer NOT NULL,
  homes_planned integer NOT NULL DEFAULT 0,
  homes_left_out integer NOT NULL DEFAULT 0,
  progress json,
  result json,
  failure text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  CONSTRAINT programmes_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT programmes_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT programmes_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text, 'command'::text]))),
  CONSTRAINT programmes_check CHECK (((ended_at IS NULL) = (programme_status = ANY (ARRAY['WAITING'::text, 'PLANNING'::text, 'SOLVING'::text])))),
  CONSTRAINT programmes_homes_total_check CHECK ((homes_total >= 0)),
  CONSTRAINT programmes_programme_status_check CHECK ((programme_status = ANY (ARRAY['WAITING'::text, 'PLANNING'::text, 'SOLVING'::text, 'FINISHED'::text, 'INFEASIBLE'::text, 'FAILED'::text, 'CANCELLED'::text])))
);
CREATE INDEX programmes_by_age ON programmes USING btree (created_at);

CREATE TABLE queue_pools (
  pool_id text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT queue_pools_pkey PRIMARY KEY (pool_id)
);

CREATE TABLE rate_counts (
  subject text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  requests integer NOT NULL,
  CONSTRAINT rate_counts_pkey PRIMARY KEY (subject, window_start)
);
CREATE INDEX rate_counts_age ON rate_counts USING btree (window_start);

CREATE TABLE recovery_codes (
  member_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (member_id, code_hash),
  CONSTRAINT recovery_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32))
);

CREATE TABLE registered_labels (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  estate_updated_at timestamp(3) with time zone NOT NULL,
  address text,
  label_status text NOT NULL,
  reading jsonb,
  asked_at timestamp(3) with time zone,
  next_ask_at timestamp(3) with time zone,
  is_told boolean NOT NULL,
  needs_plan boolean NOT NULL DEFAULT false,
  bag jsonb,
  CONSTRAINT registered_labels_pkey PRIMARY KEY (context_id, estate_id),
  CONSTRAINT registered_labels_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id) ON DELETE CASCADE,
  CONSTRAINT registered_labels_label_status_check CHECK ((label_status = ANY (ARRAY['NO_ADDRESS'::text, 'WAITING'::text, 'FOUND'::text, 'NONE'::text, 'SEVERAL'::text, 'OTHER_KIND'::text, 'UNUSABLE'::text])))
);
CREATE INDEX registered_labels_by_address ON registered_labels USING btree (address) WHERE (address IS NOT NULL);
CREATE INDEX registered_labels_due ON registered_labels USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX registered_labels_to_plan ON registered_labels USING btree (context_id, estate_id) WHERE needs_plan;
CREATE INDEX registered_labels_to_tell ON registered_labels USING btree (context_id, estate_id) WHERE (NOT is_told);

CREATE TABLE renovation_counts (
  context_id uuid NOT NULL,
  live bigint NOT NULL,
  deleted bigint NOT NULL,
  CONSTRAINT renovation_counts_pkey PRIMARY KEY (context_id),
  CONSTRAINT renovation_counts_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT renovation_counts_deleted_check CHECK ((deleted >= 0)),
  CONSTRAINT renovation_counts_live_check CHECK ((live >= 0))
) WITH (fillfactor=50);

CREATE TABLE renovation_reports (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  renovation_id uuid NOT NULL,
  language language_code NOT NULL,
  name client_string NOT NULL,
  path text NOT NULL,
  bytes integer NOT NULL,
  fingerprint text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  actor_kind text,
  actor_id uuid,
  is_changed boolean NOT NULL DEFAULT false,
  price_book_version integer,
  branding text,
  CONSTRAINT renovation_reports_context_id_path_key UNIQUE (context_id, path),
  CONSTRAINT renovation_reports_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT renovation_reports_context_id_renovation_id_fkey FOREIGN KEY (context_id, renovation_id) REFERENCES renovations(context_id, id) ON DELETE CASCADE,
  CONSTRAINT renovation_reports_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'client'::text]))),
  CONSTRAINT renovation_reports_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT renovation_reports_path_check CHECK ((path ~ '^[A-Za-z0-9_/-]{22,200}\.pdf$'::text))
);
CREATE INDEX renovation_reports_newest ON renovation_reports USING btree (context_id, renovation_id, created_at DESC, id DESC);
CREATE INDEX renovation_reports_with_state ON renovation_reports USING btree (context_id, created_at DESC, id DESC) INCLUDE (is_changed, price_book_version, renovation_id, language);
CREATE TRIGGER renovation_reports_judged BEFORE INSERT ON renovation_reports FOR EACH ROW EXECUTE FUNCTION judge_new_report();
CREATE TRIGGER renovation_reports_mark_files AFTER DELETE ON renovation_reports REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mark_report_files_removing();

CREATE TABLE renovations (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  estate_id uuid NOT NULL,
  managing_user_id uuid,
  name client_string NOT NULL,
  subsidy_cents cents NOT NULL,
  cost_cents cents NOT NULL,
  vat_cents cents NOT NULL,
  total_cents cents NOT NULL,
  is_edited boolean NOT NULL DEFAULT false,
  engine_version text NOT NULL,
  data_version text NOT NULL,
  plan json NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp(3) with time zone,
  asked_at timestamp(3) with time zone,
  labels text[],
  keeps_name boolean NOT NULL DEFAULT false,
  keeps_manager boolean NOT NULL DEFAULT false,
  page_choices text,
  price_book_version integer NOT NULL DEFAULT 0,
  edited_by text,
  search_json text[],
  outline jsonb,
  outlined_at timestamp(3) with time zone,
  CONSTRAINT renovations_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT renovations_context_id_estate_id_fkey FOREIGN KEY (context_id, estate_id) REFERENCES estates(context_id, id),
  CONSTRAINT renovations_context_id_managing_user_id_fkey FOREIGN KEY (context_id, managing_user_id) REFERENCES users(context_id, id),
  CONSTRAINT renovations_check CHECK ((((cost_cents)::bigint + (vat_cents)::bigint) = (total_cents)::bigint)),
  CONSTRAINT renovations_check1 CHECK (((subsidy_cents)::bigint <= (total_cents)::bigint)),
  CONSTRAINT renovations_check2 CHECK ((updated_at >= created_at)),
  CONSTRAINT renovations_edited_by_check CHECK ((edited_by = ANY (ARRAY['BUYER'::text, 'MEMBER'::text, 'CLIENT'::text]))),
  CONSTRAINT renovations_page_choices_check CHECK ((char_length(page_choices) <= 2000)),
  CONSTRAINT renovations_plan_check CHECK ((json_typeof(plan) = 'object'::text)),
  CONSTRAINT renovations_price_book_version_check CHECK ((price_book_version >= 0))
) WITH (toast_tuple_target=1400);
CREATE INDEX renovations_all_created ON renovations USING btree (context_id, created_at, id);
CREATE INDEX renovations_all_updated ON renovations USING btree (context_id, updated_at, id);
CREATE INDEX renovations_by_estate ON renovations USING btree (context_id, estate_id);
CREATE INDEX renovations_edited_age ON renovations USING btree (updated_at) WHERE is_edited;
CREATE INDEX renovations_live_created ON renovations USING btree (context_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX renovations_live_edited ON renovations USING btree (context_id, created_at, id) INCLUDE (estate_id, edited_by) WHERE (is_edited AND (deleted_at IS NULL));
CREATE INDEX renovations_live_updated ON renovations USING btree (context_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX renovations_one_suggestion ON renovations USING btree (context_id, estate_id) WHERE ((NOT is_edited) AND (deleted_at IS NULL));
CREATE INDEX renovations_user_all_created ON renovations USING btree (context_id, managing_user_id, created_at, id);
CREATE INDEX renovations_user_all_updated ON renovations USING btree (context_id, managing_user_id, updated_at, id);
CREATE INDEX renovations_user_live_created ON renovations USING btree (context_id, managing_user_id, created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX renovations_user_live_updated ON renovations USING btree (context_id, managing_user_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER renovations_count_deleted AFTER DELETE ON renovations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();
CREATE TRIGGER renovations_count_inserted AFTER INSERT ON renovations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();
CREATE TRIGGER renovations_count_updated AFTER UPDATE ON renovations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_renovations();
CREATE TRIGGER renovations_judge_reports AFTER UPDATE ON renovations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION judge_reports();
CREATE TRIGGER renovations_labels_updated BEFORE UPDATE OF plan ON renovations FOR EACH ROW WHEN (((new.search_json IS NOT NULL) OR (old.search_json IS NULL))) EXECUTE FUNCTION store_plan_labels();
CREATE TRIGGER renovations_portfolio_deleted AFTER DELETE ON renovations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();
CREATE TRIGGER renovations_portfolio_inserted AFTER INSERT ON renovations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();
CREATE TRIGGER renovations_portfolio_updated AFTER UPDATE ON renovations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION enter_plans();
CREATE TRIGGER renovations_store_json_inserted BEFORE INSERT ON renovations FOR EACH ROW EXECUTE FUNCTION store_renovation_json();
CREATE TRIGGER renovations_store_json_updated BEFORE UPDATE ON renovations FOR EACH ROW WHEN (((new.search_json IS NULL) OR (((((((((((new.created_at IS DISTINCT FROM old.created_at) OR (new.updated_at IS DISTINCT FROM old.updated_at)) OR (new.deleted_at IS DISTINCT FROM old.deleted_at)) OR ((new.name)::text IS DISTINCT FROM (old.name)::text)) OR ((new.subsidy_cents)::bigint IS DISTINCT FROM (old.subsidy_cents)::bigint)) OR ((new.cost_cents)::bigint IS DISTINCT FROM (old.cost_cents)::bigint)) OR ((new.vat_cents)::bigint IS DISTINCT FROM (old.vat_cents)::bigint)) OR ((new.total_cents)::bigint IS DISTINCT FROM (old.total_cents)::bigint)) OR (new.estate_id IS DISTINCT FROM old.estate_id)) OR (new.managing_user_id IS DISTINCT FROM old.managing_user_id)) OR (new.labels IS DISTINCT FROM old.labels)))) EXECUTE FUNCTION store_renovation_json();

CREATE TABLE returned_reports (
  context_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  report_id uuid NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  returned_at timestamp(3) with time zone,
  fault text,
  CONSTRAINT returned_reports_pkey PRIMARY KEY (context_id, connection_id, report_id),
  CONSTRAINT returned_reports_context_id_connection_id_fkey FOREIGN KEY (context_id, connection_id) REFERENCES connections(context_id, id) ON DELETE CASCADE,
  CONSTRAINT returned_reports_context_id_report_id_fkey FOREIGN KEY (context_id, report_id) REFERENCES renovation_reports(context_id, id) ON DELETE CASCADE,
  CONSTRAINT returned_reports_fault_check CHECK ((char_length(fault) <= 1000))
);
CREATE INDEX returned_reports_by_report ON returned_reports USING btree (context_id, report_id);

CREATE TABLE saved_views (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  member_id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_views_context_id_member_id_name_key UNIQUE (context_id, member_id, name),
  CONSTRAINT saved_views_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT saved_views_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  CONSTRAINT saved_views_query_check CHECK ((char_length(query) <= 2000))
);

CREATE TABLE schema_migrations (
  version integer NOT NULL,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  compatible_from integer,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (version)
);

CREATE TABLE secret_keys (
  id text NOT NULL,
  generation integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT secret_keys_generation_key UNIQUE (generation),
  CONSTRAINT secret_keys_pkey PRIMARY KEY (id),
  CONSTRAINT secret_keys_generation_check CHECK ((generation > 0)),
  CONSTRAINT secret_keys_id_check CHECK ((id ~ '^[0-9a-f]{16}$'::text))
);

CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT uuidv7(),
  member_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  network text NOT NULL,
  device text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  second_factor_due boolean NOT NULL DEFAULT false,
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  CONSTRAINT sessions_device_check CHECK ((char_length(device) <= 255)),
  CONSTRAINT sessions_network_check CHECK ((char_length(network) <= 64)),
  CONSTRAINT sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX sessions_by_member ON sessions USING btree (member_id);
CREATE INDEX sessions_by_use ON sessions USING btree (last_used_at);

CREATE TABLE stored_files (
  context_id uuid NOT NULL,
  path text NOT NULL,
  state text NOT NULL DEFAULT 'writing'::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  removal_tried_at timestamp(3) with time zone,
  CONSTRAINT stored_files_pkey PRIMARY KEY (context_id, path),
  CONSTRAINT stored_files_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT stored_files_path_check CHECK ((path ~ '^[A-Za-z0-9_/-]{22,200}\.[a-z0-9]{1,10}$'::text)),
  CONSTRAINT stored_files_state_check CHECK ((state = ANY (ARRAY['writing'::text, 'live'::text, 'removing'::text])))
);
CREATE INDEX stored_files_by_age ON stored_files USING btree (created_at);
CREATE INDEX stored_files_not_live ON stored_files USING btree (removal_tried_at NULLS FIRST, created_at) WHERE (state <> 'live'::text);

CREATE TABLE user_renovation_counts (
  context_id uuid NOT NULL,
  user_id uuid NOT NULL,
  live bigint NOT NULL,
  deleted bigint NOT NULL,
  CONSTRAINT user_renovation_counts_pkey PRIMARY KEY (context_id, user_id),
  CONSTRAINT user_renovation_counts_context_id_user_id_fkey FOREIGN KEY (context_id, user_id) REFERENCES users(context_id, id),
  CONSTRAINT user_renovation_counts_deleted_check CHECK ((deleted >= 0)),
  CONSTRAINT user_renovation_counts_live_check CHECK ((live >= 0))
) WITH (fillfactor=50);

CREATE TABLE users (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  external_id client_string NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT users_context_id_external_id_key UNIQUE (context_id, external_id),
  CONSTRAINT users_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT users_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id)
);
CREATE TRIGGER users_external_id BEFORE UPDATE ON users FOR EACH ROW WHEN (((old.external_id)::text IS DISTINCT FROM (new.external_id)::text)) EXECUTE FUNCTION refuse_other_name();

CREATE TABLE webhook_deliveries (
  context_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  event_id text NOT NULL,
  event text NOT NULL,
  body text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  delivered_at timestamp(3) with time zone,
  attempts jsonb NOT NULL,
  CONSTRAINT webhook_deliveries_context_id_webhook_id_event_id_key UNIQUE (context_id, webhook_id, event_id),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT webhook_deliveries_context_id_webhook_id_fkey FOREIGN KEY (context_id, webhook_id) REFERENCES webhooks(context_id, id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_attempts_check CHECK ((jsonb_typeof(attempts) = 'array'::text))
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries USING btree (context_id, webhook_id, id);
CREATE INDEX webhook_deliveries_oldest ON webhook_deliveries USING btree (created_at);

CREATE TABLE webhooks (
  context_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT uuidv7(),
  url web_address NOT NULL,
  events text[] NOT NULL,
  secret text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_delivered_at timestamp(3) with time zone,
  last_failed_at timestamp(3) with time zone,
  last_failure text,
  failures_in_row integer NOT NULL DEFAULT 0,
  failing_since timestamp(3) with time zone,
  paused_until timestamp(3) with time zone,
  disabled_at timestamp(3) with time zone,
  dropped_deliveries integer NOT NULL DEFAULT 0,
  expires_at timestamp(3) with time zone,
  CONSTRAINT webhooks_pkey PRIMARY KEY (context_id, id),
  CONSTRAINT webhooks_context_id_fkey FOREIGN KEY (context_id) REFERENCES contexts(id),
  CONSTRAINT webhooks_check CHECK (((failures_in_row = 0) = (failing_since IS NULL))),
  CONSTRAINT webhooks_dropped_deliveries_check CHECK ((dropped_deliveries >= 0)),
  CONSTRAINT webhooks_events_check CHECK (((array_to_string(events, ','::text) ~ '^[a-z_]+\.[a-z_]+(,[a-z_]+\.[a-z_]+)*$'::text) AND (cardinality(events) > 0))),
  CONSTRAINT webhooks_failures_in_row_check CHECK ((failures_in_row >= 0)),
  CONSTRAINT webhooks_secret_check CHECK ((secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'::text))
);

CREATE OR REPLACE FUNCTION address_order(place text, street text, house_number text, house_number_extra text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "left"(plain_text(concat_ws(' '::text, place, street, lpad("substring"(house_number, '^\d{1,6}'::text), 6, '0'::text), house_number, house_number_extra)), 200);

CREATE OR REPLACE FUNCTION branding_of(context contexts)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN md5((jsonb_build_array((context).name, (context).accent_color, (SELECT context_logos.hash FROM context_logos WHERE (context_logos.context_id = (branding_of.context).id)), (context).contact_name, (context).contact_phone, (context).contact_email, (context).contact_url, (SELECT context_photos.hash FROM context_photos WHERE (context_photos.context_id = (branding_of.context).id))))::text);

CREATE OR REPLACE FUNCTION cents_after(euros text, subsidy_cents bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (GREATEST((0)::numeric, (round(((euros)::numeric * (100)::numeric)) - (subsidy_cents)::numeric)))::bigint;

CREATE OR REPLACE FUNCTION certificate_valid_until(facts jsonb)
 RETURNS date
 LANGUAGE sql
 STABLE STRICT
RETURN (SELECT (max((day.day #>> '{}'::text[])))::date AS max FROM jsonb_path_query(certificate_valid_until.facts, '$.**."valid_until"'::jsonpath) day(day) WHERE (jsonb_typeof(day.day) = 'string'::text));

CREATE OR REPLACE FUNCTION change_branding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE contexts SET branding = '' WHERE id = coalesce(NEW.context_id, OLD.context_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION change_entered_estates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- In the order of their ids, as whoever writes plans does it.
  PERFORM FROM portfolio_entries p JOIN new_rows n ON p.context_id = n.context_id AND p.estate_id = n.id
    JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at OR n.facts IS DISTINCT FROM o.facts
  ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
  UPDATE portfolio_entries p SET (is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
    certificate_valid_until, facts_hold_until)
    = (n.deactivated_at IS NULL, n.country, n.region, n.zip_code, n.place, n.estate_type, n.estate_status,
    n.quality_label, n.managing_user_id, n.estate_provider_type, n.year_built, n.updated_at,
    address_order(n.place, n.street, n.house_number, n.house_number_extra),
    search_words(concat_ws(' ', n.external_id, n.property_id, n.street, n.house_number, n.house_number_extra, n.zip_code, n.place)),
    n.dwelling ->> 'energy_label', certificate_valid_until(n.facts), facts_hold_until(n.facts))
  FROM new_rows n JOIN old_rows o ON o.context_id = n.context_id AND o.id = n.id
  WHERE p.context_id = n.context_id AND p.estate_id = n.id
    AND (n.updated_at <> o.updated_at OR n.deactivated_at IS DISTINCT FROM o.deactivated_at OR n.facts IS DISTINCT FROM o.facts);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION check_loan_report_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  expected bigint;
  locked bigint;
BEGIN
  -- Locked, so that who deletes a report or a home waits for these lines and then deletes them, too.
  SELECT count(DISTINCT (context_id, report_id)) INTO expected FROM new_rows;
  PERFORM FROM loan_reports r
    WHERE (r.context_id, r.id) IN (SELECT n.context_id, n.report_id FROM new_rows n) FOR KEY SHARE OF r;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < expected THEN
    RAISE foreign_key_violation USING MESSAGE = 'the report of these lines does not exist', TABLE = 'loan_report_lines';
  END IF;
  SELECT count(DISTINCT estate_id) INTO expected FROM new_rows;
  PERFORM FROM estates e
    WHERE (e.context_id, e.id) IN (SELECT n.context_id, n.estate_id FROM new_rows n) ORDER BY e.id FOR KEY SHARE OF e;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < expected THEN
    RAISE foreign_key_violation USING MESSAGE = 'a home of these lines does not exist', TABLE = 'loan_report_lines';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_estate_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changed uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT context_id ORDER BY context_id) INTO changed FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT o.context_id ORDER BY o.context_id) INTO changed
    FROM old_rows o JOIN new_rows n USING (context_id, id) WHERE o *<> n;
  END IF;
  IF changed IS NOT NULL THEN
    INSERT INTO estate_changes AS counter (context_id, stripe, changes)
    SELECT context_id, pg_backend_pid() % 16, random(1, 1000000) FROM unnest(changed) AS context_id
    ON CONFLICT (context_id, stripe) DO UPDATE SET changes = counter.changes + excluded.changes;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_renovations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  change record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM new_rows) THEN
      RETURN NULL;
    END IF;
  END IF;
  FOR change IN EXECUTE format($query$
    SELECT context_id, managing_user_id AS user_id, GROUPING(managing_user_id) = 1 AS is_context,
      sum(sign) FILTER (WHERE deleted_at IS NULL) AS live, sum(sign) FILTER (WHERE deleted_at IS NOT NULL) AS deleted
    FROM (%s) AS changed
    GROUP BY GROUPING SETS ((context_id), (context_id, managing_user_id))
    ORDER BY 3 DESC, 1, 2 $query$,
    CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT context_id, managing_user_id, deleted_at, -1 AS sign FROM old_rows'
      ELSE 'SELECT context_id, managing_user_id, deleted_at, 1 AS sign FROM new_rows
            UNION ALL SELECT context_id, managing_user_id, deleted_at, -1 FROM old_rows'
    END)
  LOOP
    CONTINUE WHEN coalesce(change.live, 0) = 0 AND coalesce(change.deleted, 0) = 0;
    IF change.is_context THEN
      INSERT INTO renovation_counts VALUES (change.context_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id;
    ELSIF change.user_id IS NOT NULL THEN
      INSERT INTO user_renovation_counts VALUES (change.context_id, change.user_id, 0, 0) ON CONFLICT DO NOTHING;
      UPDATE user_renovation_counts SET live = live + coalesce(change.live, 0), deleted = deleted + coalesce(change.deleted, 0)
      WHERE context_id = change.context_id AND user_id = change.user_id;
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION delete_lines_of_homes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM loan_report_lines l USING old_rows o WHERE l.context_id = o.context_id AND l.estate_id = o.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION delete_lines_of_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM loan_report_lines l USING old_rows o WHERE l.context_id = o.context_id AND l.report_id = o.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE PROCEDURE enter_all_estates()
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM estates WHERE context_id = of_context AND id > last ORDER BY id LIMIT 500 FOR UPDATE) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      INSERT INTO portfolio_entries (context_id, estate_id, is_active, country, region, zip_code, place, estate_type, estate_status,
        quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
        renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents, label_probabilities)
      SELECT e.context_id, e.id, e.deactivated_at IS NULL, e.country, e.region, e.zip_code, e.place, e.estate_type, e.estate_status,
        e.quality_label, e.managing_user_id, e.estate_provider_type, e.year_built, e.updated_at,
        address_order(e.place, e.street, e.house_number, e.house_number_extra),
        search_words(concat_ws(' ', e.external_id, e.property_id, e.street, e.house_number, e.house_number_extra, e.zip_code, e.place)),
        e.dwelling ->> 'energy_label', r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2],
        r.total_cents - r.subsidy_cents, cents_after(r.outline ->> 'low', r.subsidy_cents),
        cents_after(r.outline ->> 'high', r.subsidy_cents), nullif(r.outline -> 'chances', 'null')
      FROM estates e LEFT JOIN (
        SELECT id, estate_id, asked_at, updated_at, labels, total_cents, subsidy_cents, plan_outline(plan) AS outline
        FROM renovations WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
        FOR SHARE) AS r ON r.estate_id = e.id
      WHERE e.context_id = of_context AND e.id = ANY (chunk)
      ON CONFLICT DO NOTHING;
      COMMIT;
    END LOOP;
  END LOOP;
END $procedure$;

CREATE OR REPLACE FUNCTION enter_estates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO portfolio_entries (context_id, estate_id, is_active, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at, address, words, certificate_label,
    certificate_valid_until, facts_hold_until)
  SELECT context_id, id, deactivated_at IS NULL, country, region, zip_code, place, estate_type, estate_status,
    quality_label, managing_user_id, estate_provider_type, year_built, updated_at,
    address_order(place, street, house_number, house_number_extra),
    search_words(concat_ws(' ', external_id, property_id, street, house_number, house_number_extra, zip_code, place)),
    dwelling ->> 'energy_label', certificate_valid_until(facts), facts_hold_until(facts)
  FROM new_rows ORDER BY context_id, id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION enter_plans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  left_out uuid[];
BEGIN
  -- An INSERT ... ON CONFLICT fires the triggers of both, one of them often without a row.
  IF TG_OP <> 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM new_rows) THEN
      RETURN NULL;
    END IF;
  END IF;
  -- Asked of the rows of the statement, not of the table: with statistics of before, PostgreSQL reads all plans of the context for each.
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(o.id) INTO left_out FROM old_rows o
    WHERE NOT EXISTS (SELECT FROM new_rows n WHERE n.context_id = o.context_id AND n.id = o.id AND NOT n.is_edited AND n.deleted_at IS NULL);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.id) INTO left_out FROM old_rows o;
  END IF;
  IF left_out IS NOT NULL THEN
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)
    FROM old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.estate_id AND p.renovation_id = o.id AND o.id = ANY (left_out);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM portfolio_entries p JOIN new_rows r ON p.context_id = r.context_id AND p.estate_id = r.estate_id
    WHERE NOT r.is_edited AND r.deleted_at IS NULL ORDER BY p.context_id, p.estate_id FOR UPDATE OF p;
    UPDATE portfolio_entries p SET (renovation_id, planned_at, plan_label, label_after, net_cents, net_low_cents, net_high_cents,
      label_probabilities, energy_now_kwh, energy_after_kwh, co2_now_kg, co2_after_kg, duty_year)
      = (r.id, coalesce(r.asked_at, r.updated_at), r.labels[1], r.labels[2], r.total_cents - r.subsidy_cents,
      cents_after(parts ->> 'low', r.subsidy_cents), cents_after(parts ->> 'high', r.subsidy_cents),
      nullif(parts -> 'chances', 'null'), (parts ->> 'now')::integer, (parts ->> 'after')::integer,
      (parts ->> 'co2_now')::integer, (parts ->> 'co2_after')::integer, (parts ->> 'duty')::integer)
    FROM new_rows r CROSS JOIN LATERAL (
      SELECT CASE WHEN r.outlined_at = r.asked_at THEN r.outline ELSE plan_outline(r.plan) END AS parts OFFSET 0) AS outlined
    WHERE p.context_id = r.context_id AND p.estate_id = r.estate_id AND NOT r.is_edited AND r.deleted_at IS NULL;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION estate_list_json(property_id text, house_number text, house_number_extra text, latitude double precision, longitude double precision, place text, street text, zip_code text, estate_provider_type text, external_id text, quality_label text, estate_status text, estate_type text, price_cents bigint, year_built integer, year_renovated integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN ARRAY[
    '{"estate":{"metadata":{"property_id":' || json_text(property_id) || '},"address":{"country":',
    ',"house_number":' || json_text(house_number) || ',"house_number_extra":' || json_text(house_number_extra)
      || ',"latitude":' || json_or_null(latitude::text) || ',"longitude":' || json_or_null(longitude::text)
      || ',"place":' || json_text(place) || ',"region":',
    ',"street":' || json_text(street) || ',"zip_code":' || json_text(zip_code)
      || '},"estate_provider_type":' || json_text(estate_provider_type) || ',"external_id":' || json_text(external_id)
      || ',"quality_label":' || json_code(quality_label) || ',"estate_status":' || json_code(estate_status)
      || ',"estate_type":' || json_code(estate_type) || ',"media":',
    ',"price":' || json_or_null((price_cents * 0.01)::text) || ',"year_built":' || json_or_null(year_built::text)
      || ',"year_renovated":' || json_or_null(year_renovated::text) || '},"referral_link":'];
END $function$;

CREATE OR REPLACE FUNCTION estate_search_json(country text, house_number text, place text, region text, street text, zip_code text, estate_type text, estate_format text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN ',"estate_geo_address":{"country":' || json_code(country) || ',"house_number":' || json_text(house_number)
    || ',"place":' || json_text(place) || ',"region":' || json_code(region) || ',"street":' || json_text(street)
    || ',"zip_code":' || json_text(zip_code) || '},"estate_type":' || json_code(estate_type)
    || ',"estate_format":' || json_code(estate_format);
END $function$;

CREATE OR REPLACE FUNCTION facts_hold_until(facts jsonb)
 RETURNS date
 LANGUAGE sql
 STABLE STRICT
RETURN (SELECT min(((said.certificate ->> 'valid_until'::text))::date) AS min FROM jsonb_each(facts_hold_until.facts) told(name, fact), LATERAL (SELECT (told.fact -> 'certificate'::text) AS certificate, (told.fact ->> 'weakness'::text) AS weakness UNION ALL SELECT (aside.value -> 'certificate'::text), CASE WHEN ((aside.value ->> 'reason'::text) = ANY (ARRAY['certificate_expired'::text, 'older_than_renovation'::text])) THEN (aside.value ->> 'reason'::text) ELSE NULL::text END AS "case" FROM jsonb_array_elements((told.fact -> 'set_aside'::text)) aside(value)) said WHERE (said.weakness IS NULL));

CREATE OR REPLACE PROCEDURE fill_energy_certificates_and_reports()
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM estates WHERE context_id = of_context AND id > last ORDER BY id LIMIT 500 FOR UPDATE) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE portfolio_entries p SET (certificate_valid_until, facts_hold_until, energy_now_kwh, energy_after_kwh)
        = (certificate_valid_until(e.facts), facts_hold_until(e.facts), (r.outline ->> 'now')::integer, (r.outline ->> 'after')::integer)
      FROM estates e LEFT JOIN (
        SELECT estate_id, plan_outline(plan) AS outline FROM renovations
        WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
        FOR SHARE) AS r ON r.estate_id = e.id
      WHERE p.context_id = of_context AND p.estate_id = ANY (chunk) AND e.context_id = of_context AND e.id = p.estate_id
        AND (e.facts IS NOT NULL OR r.outline IS NOT NULL);
      UPDATE renovation_reports p SET (price_book_version, is_changed) = (judged.version, judged.version IS NULL)
      FROM (
        SELECT q.id, report_prices(of_context, q.renovation_id, q.fingerprint) AS version
        FROM renovation_reports q JOIN renovations r ON r.context_id = of_context AND r.id = q.renovation_id
        WHERE q.context_id = of_context AND r.estate_id = ANY (chunk)
        FOR UPDATE OF q FOR SHARE OF r
      ) AS judged
      WHERE p.context_id = of_context AND p.id = judged.id;
      COMMIT;
    END LOOP;
  END LOOP;
END $procedure$;

CREATE OR REPLACE PROCEDURE fill_overview_of_plans()
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(estate_id ORDER BY estate_id) INTO chunk FROM (
        SELECT estate_id FROM portfolio_entries WHERE context_id = of_context AND estate_id > last ORDER BY estate_id LIMIT 500 FOR UPDATE
      ) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE portfolio_entries p SET (co2_now_kg, co2_after_kg, duty_year)
        = ((r.outline ->> 'co2_now')::integer, (r.outline ->> 'co2_after')::integer, (r.outline ->> 'duty')::integer)
      FROM (
        SELECT id, estate_id, plan_outline(plan) AS outline FROM renovations
        WHERE context_id = of_context AND estate_id = ANY (chunk) AND NOT is_edited AND deleted_at IS NULL
      ) AS r
      WHERE p.context_id = of_context AND p.estate_id = r.estate_id AND p.renovation_id = r.id;
      COMMIT;
    END LOOP;
  END LOOP;
END $procedure$;

CREATE OR REPLACE PROCEDURE fill_stored_json()
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  of_context uuid;
  chunk uuid[];
  last uuid;
BEGIN
  FOR of_context IN SELECT id FROM contexts ORDER BY id LOOP
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM estates WHERE context_id = of_context AND id > last ORDER BY id LIMIT 200) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE estates SET list_json = NULL WHERE context_id = of_context AND id = ANY (ARRAY(
        SELECT id FROM estates WHERE context_id = of_context AND id = ANY (chunk) AND list_json IS NULL
        ORDER BY external_id FOR NO KEY UPDATE SKIP LOCKED));
      COMMIT;
    END LOOP;
    last := '00000000-0000-0000-0000-000000000000';
    LOOP
      SELECT array_agg(id ORDER BY id) INTO chunk FROM (
        SELECT id FROM renovations WHERE context_id = of_context AND id > last ORDER BY id LIMIT 200) AS following;
      EXIT WHEN chunk IS NULL;
      last := chunk[cardinality(chunk)];
      UPDATE renovations SET search_json = NULL WHERE context_id = of_context AND id = ANY (ARRAY(
        SELECT id FROM renovations WHERE context_id = of_context AND id = ANY (chunk) AND search_json IS NULL
        FOR NO KEY UPDATE SKIP LOCKED));
      COMMIT;
    END LOOP;
  END LOOP;
END $procedure$;

CREATE OR REPLACE FUNCTION first_duty_year(milestones json)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT min(milestone.year) AS min FROM json_to_recordset(CASE WHEN (json_typeof(first_duty_year.milestones) = 'array'::text) THEN first_duty_year.milestones ELSE '[]'::json END) milestone(year integer, status text, met_after_step integer) WHERE ((milestone.status = ANY (ARRAY['in_force'::text, 'adopted'::text])) AND (milestone.met_after_step IS DISTINCT FROM 0)));

CREATE OR REPLACE FUNCTION json_code(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE((('"'::text || value) || '"'::text), 'null'::text);

CREATE OR REPLACE FUNCTION json_or_null(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(value, 'null'::text);

CREATE OR REPLACE FUNCTION json_text(value text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((to_json(value))::text, 'null'::text);

CREATE OR REPLACE FUNCTION judge_new_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM estates e JOIN renovations r ON r.context_id = e.context_id AND r.estate_id = e.id
  WHERE r.context_id = NEW.context_id AND r.id = NEW.renovation_id FOR SHARE OF e, r;
  NEW.price_book_version := report_prices(NEW.context_id, NEW.renovation_id, NEW.fingerprint);
  NEW.is_changed := NEW.price_book_version IS NULL;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION judge_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'estates' THEN
    UPDATE renovation_reports p SET is_changed = NOT p.is_changed
    FROM new_rows n JOIN renovations r ON r.context_id = n.context_id AND r.estate_id = n.id
    WHERE p.context_id = r.context_id AND p.renovation_id = r.id AND p.is_changed =
      (p.fingerprint = report_fingerprint_at(p.context_id, p.renovation_id, coalesce(p.price_book_version,
        (SELECT c.price_book_version FROM contexts c WHERE c.id = p.context_id))));
  ELSE
    UPDATE renovation_reports p SET is_changed = NOT p.is_changed
    FROM new_rows r
    WHERE p.context_id = r.context_id AND p.renovation_id = r.id AND p.is_changed =
      (p.fingerprint = report_fingerprint_at(p.context_id, p.renovation_id, coalesce(p.price_book_version,
        (SELECT c.price_book_version FROM contexts c WHERE c.id = p.context_id))));
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION label_address(zip_code text, house_number text, house_number_extra text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((upper(replace(zip_code, ' '::text, ''::text)) ~ '^[1-9][0-9]{3}[A-Z]{2}$'::text) AND (house_number ~ '^\s*[0-9]{1,5}(?![0-9])'::text) AND (char_length(concat(house_number, house_number_extra)) <= 60)) THEN concat(upper(replace(zip_code, ' '::text, ''::text)), ' ', btrim(regexp_replace(upper(concat_ws(' '::text, house_number, house_number_extra)), '[^0-9A-Z]+'::text, ' '::text, 'g'::text))) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION label_rank(label text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((((ascii(label) - 65) * 10) + 5) - (char_length(label) - char_length(replace(label, '+'::text, ''::text)))) + (char_length(label) - char_length(replace(label, '-'::text, ''::text)))))::smallint;

CREATE OR REPLACE FUNCTION mark_picture_files_removing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO stored_files (context_id, path, state) SELECT context_id, path, 'removing' FROM old_rows
  ON CONFLICT (context_id, path) DO UPDATE SET state = 'removing';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION mark_report_files_removing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO stored_files (context_id, path, state) SELECT context_id, path, 'removing' FROM old_rows
  ON CONFLICT (context_id, path) DO UPDATE SET state = 'removing';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_label_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO label_candidates (context_id, estate_id)
  SELECT context_id, id FROM new_rows WHERE country = 'NL' AND deactivated_at IS NULL ORDER BY context_id, id
  ON CONFLICT (context_id, estate_id) DO UPDATE SET noted_at = excluded.noted_at;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION plain_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(translate(given, 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ'::text, 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy'::text));

CREATE OR REPLACE FUNCTION plan_labels(plan json)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT ARRAY[(part.baseline ->> 'label'::text), CASE WHEN ((part.expected_result ->> 'probability'::text) IS NULL) THEN (part.result ->> 'label'::text) ELSE (part.expected_result ->> 'label'::text) END, (part.target ->> 'label'::text), (part.target ->> 'probability'::text)] AS "array" FROM json_to_record(CASE WHEN (json_typeof(plan_labels.plan) = 'object'::text) THEN plan_labels.plan ELSE '{}'::json END) part(baseline json, result json, expected_result json, target json));

CREATE OR REPLACE FUNCTION plan_outline(plan json)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT jsonb_build_object('low', (part.ranges #> '{total_estimated_cost_incl_vat,p10}'::text[]), 'high', (part.ranges #> '{total_estimated_cost_incl_vat,p90}'::text[]), 'now', round(((part.baseline ->> 'final_kwh'::text))::numeric), 'after', round(((part.result ->> 'final_kwh'::text))::numeric), 'co2_now', round(((part.baseline ->> 'co2_kg'::text))::numeric), 'co2_after', round(((part.result ->> 'co2_kg'::text))::numeric), 'duty', first_duty_year(part.milestones), 'chances', CASE WHEN (part.unexplained_kwh_per_m2 IS NULL) THEN part.label_probabilities ELSE NULL::json END) AS jsonb_build_object FROM json_to_record(CASE WHEN (json_typeof(plan_outline.plan) = 'object'::text) THEN plan_outline.plan ELSE '{}'::json END) part(ranges json, label_probabilities json, unexplained_kwh_per_m2 numeric, baseline json, result json, milestones json));

CREATE OR REPLACE FUNCTION protect_audit_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('rooftree.audit_retention', true) = 'on' THEN
    IF OLD.happened_at < now() - interval '90 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed' USING ERRCODE = 'insufficient_privilege';
END $function$;

CREATE OR REPLACE FUNCTION refuse_change_of_price_book()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a version of a price book is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the external id of a user cannot change' USING ERRCODE = 'check_violation', CONSTRAINT = 'users_external_id';
END $function$;

CREATE OR REPLACE FUNCTION refuse_wrong_transition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.calculation_job_status, NEW.calculation_job_status) NOT IN (
    ('NOT_STARTED', 'RUNNING'), ('RUNNING', 'FINISHED'), ('RUNNING', 'FAILED'),
    ('NOT_STARTED', 'STOPPED'), ('RUNNING', 'STOPPED')
  ) THEN
    RAISE EXCEPTION 'a calculation job cannot go from % to %', OLD.calculation_job_status, NEW.calculation_job_status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'calculation_jobs_transition';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION release_job_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE stored_files SET state = 'removing' WHERE context_id = OLD.context_id AND path = OLD.document_path;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  NEW.document_path := NULL;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION release_review_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE stored_files SET state = 'removing' WHERE context_id = OLD.context_id AND path = OLD.document_path;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $function$;

CREATE OR REPLACE FUNCTION remove_entered_estates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM portfolio_entries p USING old_rows o WHERE p.context_id = o.context_id AND p.estate_id = o.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION renovation_search_json(of_context uuid, id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, deleted_at timestamp with time zone, name text, subsidy_cents bigint, cost_cents bigint, vat_cents bigint, total_cents bigint, estate_id uuid, manager uuid, labels text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
DECLARE
  manager_name text;
BEGIN
  IF manager IS NOT NULL THEN
    SELECT u.external_id INTO manager_name FROM users u WHERE u.context_id = of_context AND u.id = manager;
  END IF;
  RETURN ARRAY[
    '{"renovation_id":"' || id || '","renovation_created_at":' || json_code(utc_text(created_at))
      || ',"renovation_updated_at":' || json_code(utc_text(updated_at))
      || ',"renovation_deleted_at":' || json_code(utc_text(deleted_at)) || ',"renovation_name":' || json_text(name)
      || ',"subsidy_amount":' || json_or_null((subsidy_cents * 0.01)::text)
      || ',"estimated_cost":' || json_or_null((cost_cents * 0.01)::text)
      || ',"estimated_vat_cost":' || json_or_null((vat_cents * 0.01)::text)
      || ',"total_estimated_cost_incl_vat":' || json_or_null((total_cents * 0.01)::text)
      || ',"estate_id":' || json_code(estate_id::text),
    ',"managing_user":' || CASE WHEN manager_name IS NULL THEN 'null'
        ELSE '{"id":"' || manager || '","external_id":' || json_text(manager_name) || '}' END
      || ',"label_now":' || json_text(labels[1]) || ',"label_after":' || json_text(labels[2])
      || ',"target_label":' || json_text(labels[3]) || ',"target_probability":' || json_or_null(labels[4]) || '}'];
END $function$;

CREATE OR REPLACE FUNCTION report_fingerprint(of_context uuid, of_renovation uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT report_fingerprint_at(report_fingerprint.of_context, report_fingerprint.of_renovation, c.price_book_version) AS report_fingerprint_at FROM contexts c WHERE (c.id = report_fingerprint.of_context));

CREATE OR REPLACE FUNCTION report_fingerprint_at(of_context uuid, of_renovation uuid, version integer)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT md5((((((jsonb_build_object('context_id', e.context_id, 'id', e.id, 'external_id', e.external_id, 'property_id', e.property_id, 'country', e.country, 'region', e.region, 'zip_code', e.zip_code, 'place', e.place, 'street', e.street, 'house_number', e.house_number, 'house_number_extra', e.house_number_extra, 'latitude', e.latitude, 'longitude', e.longitude, 'estate_provider_type', e.estate_provider_type, 'quality_label', e.quality_label, 'estate_status', e.estate_status, 'estate_type', e.estate_type, 'estate_format', e.estate_format, 'media', e.media, 'price_cents', e.price_cents, 'year_built', e.year_built, 'year_renovated', e.year_renovated, 'dwelling', e.dwelling, 'referral_token', e.referral_token, 'created_at', e.created_at))::text || (r.name)::text) || (r.plan)::text) || told_origins(e.facts)) || CASE WHEN (report_fingerprint_at.version = r.price_book_version) THEN ''::text ELSE ('price book '::text || report_fingerprint_at.version) END)) AS md5 FROM (renovations r JOIN estates e ON (((e.context_id = r.context_id) AND (e.id = r.estate_id)))) WHERE ((r.context_id = report_fingerprint_at.of_context) AND (r.id = report_fingerprint_at.of_renovation)));

CREATE OR REPLACE FUNCTION report_prices(of_context uuid, of_renovation uuid, fingerprint text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  tried integer;
BEGIN
  FOR tried IN
    SELECT price_book_version FROM contexts WHERE id = of_context
    UNION ALL SELECT 0
    UNION ALL (SELECT version FROM price_books WHERE context_id = of_context ORDER BY version DESC)
  LOOP
    IF fingerprint = report_fingerprint_at(of_context, of_renovation, tried) THEN
      RETURN tried;
    END IF;
  END LOOP;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION search_words(given text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(regexp_split_to_array(plain_text(given), '[\s,.;:/()''"_&+-]+'::text), ''::text));

CREATE OR REPLACE FUNCTION set_branding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.branding := branding_of(NEW);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION shown_logo(of_context uuid, given text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT (('/logos/'::text || context_logos.hash) || '.png'::text) FROM context_logos WHERE (context_logos.context_id = shown_logo.of_context)), given);

CREATE OR REPLACE FUNCTION shown_photo(of_context uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT (('/photos/'::text || context_photos.hash) || '.png'::text) FROM context_photos WHERE (context_photos.context_id = shown_photo.of_context));

CREATE OR REPLACE FUNCTION store_estate_json()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.list_json := estate_list_json(NEW.property_id, NEW.house_number, NEW.house_number_extra, NEW.latitude, NEW.longitude, NEW.place,
    NEW.street, NEW.zip_code, NEW.estate_provider_type, NEW.external_id, NEW.quality_label, NEW.estate_status, NEW.estate_type,
    NEW.price_cents, NEW.year_built, NEW.year_renovated);
  NEW.search_json := estate_search_json(NEW.country, NEW.house_number, NEW.place, NEW.region, NEW.street, NEW.zip_code,
    NEW.estate_type, NEW.estate_format);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION store_plan_labels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.labels := plan_labels(NEW.plan);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION store_renovation_json()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.labels IS NULL THEN
    NEW.labels := plan_labels(NEW.plan);
  END IF;
  NEW.search_json := renovation_search_json(NEW.context_id, NEW.id, NEW.created_at, NEW.updated_at, NEW.deleted_at, NEW.name,
    NEW.subsidy_cents, NEW.cost_cents, NEW.vat_cents, NEW.total_cents, NEW.estate_id, NEW.managing_user_id, NEW.labels);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION told_origins(facts jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE((SELECT (jsonb_object_agg(told.name, jsonb_build_array((told.fact -> 'origin'::text), (told.fact #> '{certificate,issued_on}'::text[]), (told.fact #> '{certificate,valid_until}'::text[]), (told.fact -> 'weakness'::text), jsonb_path_query_array(told.fact, '$."set_aside"[*]?(@."reason" == "certificate_expired")."certificate"."valid_until"'::jsonpath), jsonb_path_query_array(told.fact, '$."set_aside"[*]?(@."reason" == "older_than_renovation")."certificate"."issued_on"'::jsonpath))))::text AS jsonb_object_agg FROM jsonb_each(told_origins.facts) told(name, fact)), ''::text);

CREATE OR REPLACE FUNCTION utc_text(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (OVERLAY("left"((((moment AT TIME ZONE 'UTC'::text) + '00:00:00.0001'::interval))::text, 23) PLACING 'T'::text FROM 11 FOR 1) || 'Z'::text);
