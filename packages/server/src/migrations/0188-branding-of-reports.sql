-- A report is outdated, too, when the agency has changed what it shows of itself: name, colour, logo, contact or photo.
ALTER TABLE contexts ADD COLUMN branding text NOT NULL DEFAULT '';
-- That of the agency when the report was made; null where that is not known.
ALTER TABLE renovation_reports ADD COLUMN branding text;

CREATE FUNCTION branding_of(context contexts) RETURNS text LANGUAGE sql STABLE
  RETURN md5(jsonb_build_array(
    (context).name, (context).accent_color,
    (SELECT hash FROM context_logos WHERE context_id = (context).id),
    (context).contact_name, (context).contact_phone, (context).contact_email, (context).contact_url,
    (SELECT hash FROM context_photos WHERE context_id = (context).id)
  )::text);

CREATE FUNCTION set_branding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.branding := branding_of(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER contexts_branding BEFORE INSERT OR UPDATE ON contexts
  FOR EACH ROW EXECUTE FUNCTION set_branding();

-- The trigger of contexts computes what is set here.
CREATE FUNCTION change_branding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contexts SET branding = '' WHERE id = coalesce(NEW.context_id, OLD.context_id);
  RETURN NULL;
END $$;
CREATE TRIGGER context_logos_branding AFTER INSERT OR UPDATE OR DELETE ON context_logos
  FOR EACH ROW EXECUTE FUNCTION change_branding();
CREATE TRIGGER context_photos_branding AFTER INSERT OR UPDATE OR DELETE ON context_photos
  FOR EACH ROW EXECUTE FUNCTION change_branding();

UPDATE contexts SET branding = '';
