/** Used, expired, replaced, or cut off on its way here: a part of a link is refused as no link at all. */
export function isDeadLink(status: number, hasInvitation: boolean): boolean {
  return status === 410 || (!hasInvitation && (status === 400 || status === 404));
}
