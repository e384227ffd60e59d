/** What a client may do; every operation that needs a token requires one of these. */
export const PERMISSIONS = [
  'calculations:create',
  'renovations:read',
  'reports:read',
  'reports:create',
  'estates:read',
  'estates:write',
  'renovations:write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Who sent the request, as its token says. */
export interface Caller {
  contextId: string;
  clientId: string;
  secretId: string;
  permissions: readonly Permission[];
}
