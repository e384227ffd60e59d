#!/usr/bin/env bash
# From credentials to a report on disk, with curl and jq: bash quick-start.sh [report.pdf]
set -euo pipefail

base_url=${ROOFTREE_BASE_URL:-http://127.0.0.1:8080}
: "${ROOFTREE_CLIENT_ID:?set it to your client id}" "${ROOFTREE_CLIENT_SECRET:?set it to your client secret}"
file=${1:-report.pdf}

# One call; a failed one shows what the server said and ends the script.
# The answer goes into a file, which every attempt overwrites: a pipe would get the refusals of the first ones too.
answer=$(mktemp) && trap 'rm -f "$answer"' EXIT
call() {
  curl --silent --show-error --fail-with-body --retry 3 --max-time 60 --output "$answer" "$@" || { cat "$answer" >&2; exit 1; }
  cat "$answer"
}
new_key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# 1. A token. It lives for an hour: keep it and reuse it.
token=$(call -X POST "$base_url/v1/oauth/token" \
  -H "x-service-client-id: $ROOFTREE_CLIENT_ID" \
  -H "x-service-client-secret: $ROOFTREE_CLIENT_SECRET" | jq -r .access_token)
api() { call -H "Authorization: Bearer $token" -H 'Content-Type: application/json' "$@"; }
echo 'Got a token.'

# 2. The estates, of which houses and apartments can be planned when enough is known of them (quality label A to C).
estates=$(api "$base_url/v1/estate/list" | jq -c '[.estates[].estate
  | select((.estate_type | IN("HOUSE", "APARTMENT")) and .quality_label != "D") | .external_id][:5]')
echo "Planning the estates $estates."

# 3. A batch plans them all. The Idempotency-Key lets curl repeat the call without planning twice.
job=$(api -X POST "$base_url/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch" \
  -H "Idempotency-Key: $(new_key)" -d "$estates" | jq -r .id)

# 4. Wait until it has ended.
status=NOT_STARTED
while [[ $status == NOT_STARTED || $status == RUNNING ]]; do
  sleep 1
  status=$(api "$base_url/v1/calculation-jobs/$job" | jq -r .calculation_job_status)
done
[[ $status == FINISHED ]] || { echo "The batch ended as $status." >&2; exit 1; }
echo 'The batch is FINISHED.'

# 5. Search: the renovation that was updated last.
renovation=$(api "$base_url/v1/renovations?sort_by=updated_at&page_size=1")
jq -r '"\(.total) renovations; the last is \(.data[0].renovation_name), EUR \(.data[0].total_estimated_cost_incl_vat) with VAT."' <<<"$renovation"
id=$(jq -r '.data[0].renovation_id' <<<"$renovation")

# 6. Its report, and the PDF on disk.
url=$(api -X POST "$base_url/v1/renovations/$id/reports" \
  -H "Idempotency-Key: $(new_key)" -d '{"language": "nl-BE"}' | jq -r .url)
call --location "$url" > "$file"
echo "Saved $(realpath "$file")"
