const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/** The cookie that ties a sign-in to the browser that began it. Strict will do: our own page hands on what the provider sent. */
function openidCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-rooftree_openid' : 'rooftree_openid';
}

export function openidCookieRules(publicUrl: string): { publicUrl: string; cookieName: string } {
  return { publicUrl, cookieName: openidCookieName(publicUrl) };
}

export function openidCookie(publicUrl: string, token: string, maxAgeSeconds: number): string {
  const parts = [
    `${openidCookieName(publicUrl)}=${token}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isHttps(publicUrl) ? ['Secure'] : [])].join('; ');
}
