# The start of rooftree.py: what every operation goes through. python-client.ts puts the types and the operations behind it.
"""Client of the Rooftree API, in one file without dependencies. Needs Python 3.9 or newer."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Callable, Dict, Iterator, List, Literal, Mapping, Optional, TypedDict, Union


class RooftreeError(Exception):
    """Everything that this client raises by itself."""


class ConnectionFailed(RooftreeError):
    """No answer could be read: refused, interrupted, too slow, or not from a Rooftree server."""


class ApiError(RooftreeError):
    """The server answered with an error status. Decide by `code`, which never changes; show `messages`."""

    def __init__(self, method: str, path: str, status: int, headers: Mapping[str, str], body: bytes) -> None:
        parsed = _json_or_none(body)
        answer: Dict[str, Any] = parsed if isinstance(parsed, dict) else {}
        messages = answer.get("message") or []
        self.status = status
        self.code: Optional[str] = headers.get("x-error-code")
        self.messages: List[str] = [messages] if isinstance(messages, str) else list(messages)
        self.request_id: Optional[str] = headers.get("x-request-id")
        self.retry_after: Optional[float] = _seconds(headers.get("retry-after"))
        reasons = "; ".join(self.messages) or answer.get("error") or ""
        super().__init__(f"{method} {path} answered {status} {self.code or ''}: {reasons} (request {self.request_id})")


class BadRequest(ApiError):
    pass


class Unauthorized(ApiError):
    pass


class Forbidden(ApiError):
    pass


class NotFound(ApiError):
    pass


class Conflict(ApiError):
    pass


class TooManyRequests(ApiError):
    pass


class Unavailable(ApiError):
    pass


class JobFailed(RooftreeError):
    """A calculation job ended without a result."""


_ERRORS = {
    400: BadRequest,
    401: Unauthorized,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    429: TooManyRequests,
    503: Unavailable,
}


def _json_or_none(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None


def _seconds(value: Optional[str]) -> Optional[float]:
    try:
        return None if value is None else float(value)
    except ValueError:
        return None


def _segment(value: object) -> str:
    text = str(value)
    # They cannot be escaped in an address, and nothing would be another path.
    if text in ("", ".", ".."):
        raise RooftreeError(f'"{text}" cannot be an identifier')
    return urllib.parse.quote(text, safe="")


def _query(parameters: Mapping[str, Any]) -> str:
    def text(value: Any) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        return ",".join(map(text, value)) if isinstance(value, (list, tuple)) else str(value)

    given = {name: text(value) for name, value in parameters.items() if value is not None}
    return "?" + urllib.parse.urlencode(given) if given else ""


class _Transport:
    """Gets the token by itself, and a new one when that is needed. Tries again what may be tried again."""

    def __init__(
        self,
        base_url: str,
        client_id: str,
        client_secret: str,
        *,
        timeout: float = 60.0,
        retries: int = 4,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._credentials = {"client_id": client_id, "client_secret": client_secret}
        self._timeout = timeout
        self._retries = retries
        self._token: Optional[str] = None
        self._token_ends = 0.0

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] = {},
        body: Any = None,
        file: Optional[bytes] = None,
        content_type: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        is_keyed: bool = False,
        is_json: bool = True,
    ) -> Any:
        headers = {"accept": "application/json" if is_json else "*/*"}
        data = file
        if body is not None:
            data = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        elif file is not None:
            headers["content-type"] = content_type or "application/octet-stream"
        # With a key the server does it once, however often it is sent.
        if is_keyed:
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        may_repeat = method != "POST" or is_keyed
        address = path + _query(query)
        try:
            answer = self._send(method, address, data, {**headers, **self._authorization()}, may_repeat)
        except Unauthorized:
            self._token = None
            answer = self._send(method, address, data, {**headers, **self._authorization()}, may_repeat)
        if not is_json:
            return answer
        return json.loads(answer) if answer else None

    def _authorization(self) -> Dict[str, str]:
        if self._token is None or time.monotonic() > self._token_ends:
            data = json.dumps(self._credentials).encode()
            headers = {"accept": "application/json", "content-type": "application/json"}
            answer = json.loads(self._send("POST", "/v1/oauth/token", data, headers, True))
            self._token = answer["access_token"]
            # A minute early: a token must not end on its way.
            self._token_ends = time.monotonic() + max(0.0, float(answer.get("expires_in", 3600)) - 60)
        return {"authorization": f"Bearer {self._token}"}

    def _send(
        self, method: str, address: str, data: Optional[bytes], headers: Mapping[str, str], may_repeat: bool
    ) -> bytes:
        attempt = 0
        while True:
            attempt += 1
            try:
                return self._send_once(method, address, data, headers)
            except (TooManyRequests, Unavailable) as error:
                # Nothing was done: even a POST without a key may be sent again.
                if attempt > self._retries:
                    raise
                wait = error.retry_after
            except ConnectionFailed:
                if attempt > self._retries or not may_repeat:
                    raise
                wait = None
            time.sleep(wait if wait is not None else random.uniform(0, 0.2 * 2**attempt))

    def _send_once(self, method: str, address: str, data: Optional[bytes], headers: Mapping[str, str]) -> bytes:
        request = urllib.request.Request(self._base_url + address, data, dict(headers), method=method)
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            with error:
                body = error.read()
            kind = _ERRORS.get(error.code, ApiError)
            raise kind(method, address.split("?")[0], error.code, dict(_lower(error.headers)), body) from None
        except (OSError, urllib.error.URLError) as error:
            raise ConnectionFailed(f"{method} {address.split('?')[0]}: {error}") from error


def _lower(headers: Any) -> Iterator[Any]:
    return ((name.lower(), value) for name, value in headers.items())


def each(operation: Callable[..., Any], *arguments: Any, **query: Any) -> Iterator[Dict[str, Any]]:
    """Every item of an operation that answers in pages: `for home in each(client.search_estates): ...`"""
    while True:
        answer: Dict[str, Any] = operation(*arguments, **query)
        lists = [value for value in answer.values() if isinstance(value, list)]
        yield from lists[0] if lists else []
        if answer.get("has_next_page"):
            query["page"] = answer["page"] + 1
        elif answer.get("next") is not None:
            query["after"] = answer["next"]
        elif answer.get("next_before") is not None:
            query["before"] = answer["next_before"]
        else:
            return


class _Helpers(_Transport):
    def wait_for_job(self, job: Mapping[str, Any], *, timeout: float = 600.0) -> CalculationJob:
        """The job when it has ended. Raises `JobFailed` when it has no result, or has not ended in time."""
        path = f"/v1/calculation-jobs/{_segment(job['id'])}"
        ends = time.monotonic() + timeout
        wait = 0.2
        while True:
            current: CalculationJob = self._call("GET", path)
            status = current["calculation_job_status"]
            if status == "FINISHED":
                return current
            if status in ("FAILED", "STOPPED") or time.monotonic() > ends:
                raise JobFailed(f"the job is {status}: {current['metadata'].get('failure')}")
            time.sleep(wait)
            wait = min(wait * 1.5, 5.0)

    def download_report(self, report: Mapping[str, Any]) -> bytes:
        """The PDF of a report."""
        try:
            with urllib.request.urlopen(report["url"], timeout=self._timeout) as answer:
                return answer.read()
        except (OSError, urllib.error.URLError) as error:
            raise ConnectionFailed(f"GET {report['url']}: {error}") from error
