-- Views of a portfolio under a name: the address of the screen holds the whole view, so a view is its query.
CREATE TABLE saved_views (
  context_id uuid NOT NULL REFERENCES contexts,
  id uuid NOT NULL DEFAULT uuidv7(),
  -- Who made it. An operator is a member of no context, so this refers to nothing.
  member_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  query text NOT NULL CHECK (char_length(query) <= 2000),
  is_shared boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (context_id, id),
  UNIQUE (context_id, member_id, name)
);
