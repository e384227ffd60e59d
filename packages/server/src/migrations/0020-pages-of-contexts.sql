-- What the planner page of a context says of its owner, what a preview of a link may show, and whose pages may show the page.
ALTER TABLE contexts
  ADD COLUMN contact_name client_string,
  ADD COLUMN contact_phone text CHECK (contact_phone ~ '^\+?[0-9][0-9 ()./-]{4,29}$'),
  ADD COLUMN contact_email text CHECK (contact_email ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND char_length(contact_email) <= 254),
  ADD COLUMN contact_url web_address,
  ADD COLUMN preview_has_address boolean NOT NULL DEFAULT true,
  -- Origins, each written as a browser writes it; plain http only on the machine itself. They go into a header: nothing else fits.
  ADD COLUMN embed_origins text[] NOT NULL DEFAULT '{}' CHECK (
    cardinality(embed_origins) <= 20
    AND array_position(embed_origins, NULL) IS NULL AND array_position(embed_origins, '') IS NULL
    AND array_to_string(embed_origins, ' ')
      ~ '^((https://[a-z0-9.-]{1,253}|http://(localhost|127\.0\.0\.1))(:[0-9]{1,5})?( (?!$)|$))*$'
  );

-- A plan that was saved on the page, as the choices of the page's address: so that its link opens it again.
ALTER TABLE renovations ADD COLUMN page_choices text CHECK (char_length(page_choices) <= 2000);
