-- The fingerprint of a report over columns that are named: over the whole row, any column that estates gets one day would
-- make every report outdated. The same text as before for the same estate, so that reports of before keep their fingerprint.
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
    )::text || r.name || r.plan::text)
    FROM renovations r JOIN estates e ON e.context_id = r.context_id AND e.id = r.estate_id
    WHERE r.context_id = of_context AND r.id = of_renovation
  );
