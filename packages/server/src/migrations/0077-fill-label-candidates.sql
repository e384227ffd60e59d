-- Those of before the triggers.
INSERT INTO label_candidates (context_id, estate_id)
SELECT p.context_id, p.estate_id FROM portfolio_entries p
  LEFT JOIN registered_labels known ON known.context_id = p.context_id AND known.estate_id = p.estate_id
WHERE p.country = 'NL' AND p.is_active AND known.estate_updated_at IS DISTINCT FROM p.updated_at
ORDER BY p.context_id, p.estate_id
ON CONFLICT (context_id, estate_id) DO NOTHING;
