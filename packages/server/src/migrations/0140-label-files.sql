-- How far the files of the register of energy labels have been read; one row.
CREATE TABLE label_file (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The newest file of all labels that the register has named, and its day.
  name text CHECK (char_length(name) <= 200),
  day date,
  -- When the register was last asked which file is the newest.
  checked_at timestamptz(3),
  -- Of the last reading of it. Null while it is read, or after it broke off.
  loaded_at timestamptz(3),
  rows_read integer NOT NULL DEFAULT 0,
  addresses_found integer NOT NULL DEFAULT 0,
  -- The last day whose changes were taken in.
  changes_through date,
  faults_in_row integer NOT NULL DEFAULT 0,
  fault text CHECK (char_length(fault) <= 1000),
  fault_at timestamptz(3),
  -- No file is read before that.
  paused_until timestamptz(3)
);
INSERT INTO label_file DEFAULT VALUES;

-- The addresses that a file of all labels is read for, with what it says of each. A row is removed together with the answer that it gives.
CREATE TABLE label_file_addresses (
  address text PRIMARY KEY,
  -- The address as the file has it.
  address_key text NOT NULL,
  labels jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX label_file_addresses_by_key ON label_file_addresses (address_key);
