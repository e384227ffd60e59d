-- What others than the client say of an estate. Null for an estate of which only its client has said something: its columns are then
-- what the client said, as before. Else the columns estate_format, year_built, year_renovated and dwelling hold the facts that hold,
-- `layers` what each origin said (the client's own words too), and `facts` which of it holds, since when, and what was set aside.
ALTER TABLE estates
  ADD COLUMN layers jsonb CHECK (jsonb_typeof(layers) = 'object'),
  ADD COLUMN facts jsonb CHECK (jsonb_typeof(facts) = 'object'),
  ADD CONSTRAINT estates_facts_of_layers CHECK ((layers IS NULL) = (facts IS NULL));
