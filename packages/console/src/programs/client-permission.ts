/** As the API has them, in the order in which people think of them. */
export const CLIENT_PERMISSIONS = [
  'estates:read',
  'estates:write',
  'calculations:create',
  'renovations:read',
  'renovations:write',
  'reports:read',
  'reports:create',
  'loans:read',
  'loans:write',
  'programmes:read',
  'programmes:write',
  'buildings:read',
  'buildings:write',
  'webhooks:manage',
  'requests:read',
  'sandbox:manage',
] as const;
export type ClientPermission = (typeof CLIENT_PERMISSIONS)[number];

/** What a new client may do by default. */
export const READING: readonly ClientPermission[] = ['estates:read', 'renovations:read', 'reports:read'];
