/** Behind the `#`, which a browser does not send: the token is in no log of a server or a proxy, and in no Referer. */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/console#/join/${token}`;
}

export function startUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/console#/start/${token}`;
}
