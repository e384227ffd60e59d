-- A report says where facts come from: who told each, of a certificate its day and why it counts less, and which of an older one no
-- longer hold. A change of that makes it outdated. Nothing is added to the fingerprint for an estate of which only its client says
-- something, so that reports of before keep theirs.
CREATE FUNCTION told_origins(facts jsonb) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN coalesce((
    SELECT jsonb_object_agg(name, jsonb_build_array(
      fact -> 'origin', fact #> '{certificate,issued_on}', fact #> '{certificate,valid_until}', fact -> 'weakness',
      jsonb_path_query_array(fact, '$.set_aside[*] ? (@.reason == "certificate_expired").certificate.valid_until'),
      jsonb_path_query_array(fact, '$.set_aside[*] ? (@.reason == "older_than_renovation").certificate.issued_on')
    ))::text
    FROM jsonb_each(facts) AS told (name, fact)
  ), '');

CREATE OR REPLACE FUNCTION report_fingerprint(of_context uuid, of_renovation uuid) RETURNS text LANGUAGE sql STABLE
  RETURN (
    SELECT md5(jsonb_build_object(
      'context_id', e.context_id, 'id', e.id, 'external_id', e.external_id, 'property_id', e.property_id,
      'country', e.country, 'region', e.region, 'zip_code', e.zip_code, 'place', e.place, 'street', e.street,
      'house_number', e.house_number, 'house_number_extra', e.house_number_extra,
      'latitude', e.latitude, 'longitude', e.longitude,
      'estate_provider_type', e.estate_provider_type, 'quality_label', e.quality_label,
      'estate_status', e.estate_status, 'estate_type', e.estate_type, 'estate_format', e.estate_format,
      'media', e.media, 'price_cents', e.price_cents,
      'year_built', e.year_built, 'year_renovated', e.year_renovated, 'dwelling', e.dwelling,
      'referral_token', e.referral_token, 'created_at', e.created_at
    )::text || r.name || r.plan::text || told_origins(e.facts))
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = of_context AND r.id = of_renovation
  );
