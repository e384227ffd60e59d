import { ownCookie, ownCookieName } from '../sessions/session-cookie.ts';

/** The cookie that ties a sign-in to the browser that began it. */
export function openidCookieRules(publicUrl: string): { publicUrl: string; cookieName: string } {
  return { publicUrl, cookieName: ownCookieName(publicUrl, 'openid') };
}

export function openidCookie(publicUrl: string, token: string, maxAgeSeconds: number): string {
  return ownCookie(publicUrl, ownCookieName(publicUrl, 'openid'), token, maxAgeSeconds);
}
