const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The prefix makes browsers refuse a cookie of this name that another host of the domain, or a page without TLS, tries
 * to set.
 */
export function ownCookieName(publicUrl: string, purpose: 'session' | 'openid'): string {
  return `${isHttps(publicUrl) ? '__Host-' : ''}rooftree_${purpose}`;
}

export const sessionCookieName = (publicUrl: string): string => ownCookieName(publicUrl, 'session');

/**
 * Strict: only pages of our own ever send it, and they ask for everything by themselves, so a link from elsewhere loses
 * nothing.
 */
export function ownCookie(publicUrl: string, name: string, token: string, maxAgeSeconds: number): string {
  const parts = [`${name}=${token}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isHttps(publicUrl) ? ['Secure'] : [])].join('; ');
}

/** The browser keeps it as long as a session can last at most; when it ends is decided here. */
export function sessionCookie(publicUrl: string, token: string, maxAgeSeconds: number): string {
  return ownCookie(publicUrl, sessionCookieName(publicUrl), token, maxAgeSeconds);
}

export function endedSessionCookie(publicUrl: string): string {
  return sessionCookie(publicUrl, '', 0);
}
