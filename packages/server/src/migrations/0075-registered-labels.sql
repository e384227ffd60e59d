-- What the Dutch register of energy labels says of each Dutch estate, and when it is asked again.

-- The address as the register is asked for it, "9999XA 12 A"; null for one that cannot be asked for.
CREATE FUNCTION label_address(zip_code text, house_number text, house_number_extra text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN upper(replace(zip_code, ' ', '')) ~ '^[1-9][0-9]{3}[A-Z]{2}$' AND house_number ~ '^\s*[0-9]{1,5}(?![0-9])'
    AND char_length(concat(house_number, house_number_extra)) <= 60
  THEN concat(upper(replace(zip_code, ' ', '')), ' ',
    btrim(regexp_replace(upper(concat_ws(' ', house_number, house_number_extra)), '[^0-9A-Z]+', ' ', 'g')))
  END;

CREATE TABLE registered_labels (
  context_id uuid NOT NULL,
  estate_id uuid NOT NULL,
  -- Of the estate, when its address was taken from it: after any change the address is looked at again.
  estate_updated_at timestamptz(3) NOT NULL,
  -- As label_address() writes it.
  address text,
  label_status text NOT NULL
    CHECK (label_status IN ('NO_ADDRESS', 'WAITING', 'FOUND', 'NONE', 'SEVERAL', 'OTHER_KIND', 'UNUSABLE')),
  -- What was last read of the label.
  reading jsonb,
  asked_at timestamptz(3),
  -- Null while nobody wants to know: without an address, or while the estate is deactivated.
  next_ask_at timestamptz(3),
  -- The facts of the estate are those of the reading.
  is_told boolean NOT NULL,
  needs_plan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (context_id, estate_id),
  FOREIGN KEY (context_id, estate_id) REFERENCES estates ON DELETE CASCADE
);
CREATE INDEX registered_labels_due ON registered_labels (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX registered_labels_by_address ON registered_labels (address) WHERE address IS NOT NULL;
CREATE INDEX registered_labels_to_tell ON registered_labels (context_id, estate_id) WHERE NOT is_told;
CREATE INDEX registered_labels_to_plan ON registered_labels (context_id, estate_id) WHERE needs_plan;

-- How the register does; one row.
CREATE TABLE label_register (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Nobody asks before that.
  paused_until timestamptz(3),
  faults_in_row integer NOT NULL DEFAULT 0,
  fault_kind text CHECK (fault_kind IN ('credentials', 'busy', 'unusable')),
  fault text CHECK (char_length(fault) <= 1000),
  fault_at timestamptz(3)
);
INSERT INTO label_register DEFAULT VALUES;
