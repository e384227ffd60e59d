"""From credentials to a report on disk, with the standard library: python3 quick_start.py [report.pdf]"""

import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.request
import uuid

BASE_URL = os.environ.get("ROOFTREE_BASE_URL", "http://127.0.0.1:8080")
CLIENT_ID = os.environ["ROOFTREE_CLIENT_ID"]
CLIENT_SECRET = os.environ["ROOFTREE_CLIENT_SECRET"]


def call(method, path, headers, body=None):
    """One call; gives the JSON of the answer, or ends with what the server said."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(BASE_URL + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"{method} {path} answered {error.code}: {error.read().decode()}")


# 1. A token. It lives for an hour: keep it and reuse it.
credentials = {"x-service-client-id": CLIENT_ID, "x-service-client-secret": CLIENT_SECRET}
token = call("POST", "/v1/oauth/token", credentials)["access_token"]
authorization = {"Authorization": f"Bearer {token}"}
print("Got a token.")

# 2. The estates, of which houses and apartments can be planned when enough is known of them (quality label A to C).
estates = [entry["estate"] for entry in call("GET", "/v1/estate/list", authorization)["estates"]]
names = [
    estate["external_id"]
    for estate in estates
    if estate["estate_type"] in ("HOUSE", "APARTMENT") and estate["quality_label"] != "D"
][:5]
print(f"Planning the estates {', '.join(names)}.")

# 3. A batch plans them all. With an Idempotency-Key the call may be repeated without planning twice.
job = call(
    "POST",
    "/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch",
    {**authorization, "Idempotency-Key": str(uuid.uuid4())},
    names,
)

# 4. Wait until it has ended.
while job["calculation_job_status"] in ("NOT_STARTED", "RUNNING"):
    time.sleep(1)
    job = call("GET", f"/v1/calculation-jobs/{job['id']}", authorization)
if job["calculation_job_status"] != "FINISHED":
    sys.exit(f"The batch ended as {job['calculation_job_status']}.")
print("The batch is FINISHED.")

# 5. Search: the renovation that was updated last.
found = call("GET", "/v1/renovations?sort_by=updated_at&page_size=1", authorization)
last = found["data"][0]
cost = last["total_estimated_cost_incl_vat"]
print(f"{found['total']} renovations; the last is {last['renovation_name']}, EUR {cost} with VAT.")

# 6. Its report, and the PDF on disk.
report = call(
    "POST",
    f"/v1/renovations/{last['renovation_id']}/reports",
    {**authorization, "Idempotency-Key": str(uuid.uuid4())},
    {"language": "nl-BE"},
)
path = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "report.pdf").resolve()
with urllib.request.urlopen(report["url"], timeout=60) as pdf:
    path.write_bytes(pdf.read())
print(f"Saved {path}")
