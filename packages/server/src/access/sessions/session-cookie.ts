const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/** The prefix makes browsers refuse a cookie of this name that another host of the domain, or a page without TLS, tries to set. */
export function sessionCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-rooftree_session' : 'rooftree_session';
}

/**
 * Strict: only pages of our own ever send it, and they ask for everything by themselves, so a link from elsewhere loses nothing. The browser keeps
 * it as long as a session can last at most; when it ends is decided here.
 */
export function sessionCookie(publicUrl: string, token: string, maxAgeSeconds: number): string {
  const parts = [
    `${sessionCookieName(publicUrl)}=${token}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isHttps(publicUrl) ? ['Secure'] : [])].join('; ');
}

export function endedSessionCookie(publicUrl: string): string {
  return sessionCookie(publicUrl, '', 0);
}
