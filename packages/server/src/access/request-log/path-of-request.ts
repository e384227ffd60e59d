/** A longer one has a very long id: cut, it could not be found when the thing is erased. */
const LONGEST_PATH = 500;
/** Most paths: each of these characters stands for itself. */
const ENCODED_ALREADY = /^[\w./-]*$/;

/**
 * The path of a request as the log keeps it: without its query, and every part encoded in one way. A client may encode
 * more than it must, and an erasure searches for the part that is an id.
 */
export function pathOfRequest(url: string): string {
  const end = url.indexOf('?');
  const given = end === -1 ? url : url.slice(0, end);
  if (given.length <= LONGEST_PATH && ENCODED_ALREADY.test(given)) return given;
  const parts = given.split('/').map(encodedOnce);
  const path = parts.join('/');
  return path.length <= LONGEST_PATH ? path : `${parts.slice(0, 3).join('/').slice(0, LONGEST_PATH)}/…`;
}

/** An id as a part of a path. */
export function pathSegment(text: string): string {
  return encodeURI(text).replace(/[/?#]/g, encodeURIComponent);
}

function encodedOnce(part: string): string {
  try {
    return pathSegment(decodeURIComponent(part));
  } catch {
    // Not UTF-8: nothing has such an id.
    return '…';
  }
}
