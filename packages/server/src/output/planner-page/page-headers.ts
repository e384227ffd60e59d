import { hasPlainHost } from '../../infra/checks/plain-host.ts';

/**
 * What a browser may do with a page: run our script, use our style and fonts, show this estate's pictures; nothing
 * else.
 */
export function pageHeaders(
  styleHash: string,
  pictures: readonly string[],
  embedders: readonly string[],
): Record<string, string> {
  const origins = pictures.map((url) => new URL(url).origin);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Not a nonce, which would have to differ for each visitor: the same page is sent to all of them.
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    ["img-src 'self' data:", ...new Set(origins)].join(' '),
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // Only the pages that the context lists; the list is checked where it is stored.
    `frame-ancestors ${embedders.length > 0 ? embedders.join(' ') : "'none'"}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    // The address of a page is its only protection: it must not reach the servers of pictures and links.
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language',
  };
}

/** Pictures from other hosts are shown over https only: they can be neither read nor changed on the way. */
export function safePicture(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > 2048 || !URL.canParse(url)) return null;
  const parsed = new URL(url);
  const isPlain = parsed.username === '' && parsed.password === '';
  return parsed.protocol === 'https:' && isPlain && hasPlainHost(parsed) ? parsed.href : null;
}
