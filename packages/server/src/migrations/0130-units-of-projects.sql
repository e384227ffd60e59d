-- The provider's name of the project that an estate is a unit of: the unit ends with it.
ALTER TABLE connection_estates ADD COLUMN project_id text CHECK (char_length(project_id) <= 255);
