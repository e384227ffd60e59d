/** What a client can be given. */
export const CLIENT_PERMISSIONS = [
  'calculations:create',
  'renovations:read',
  'reports:read',
  'reports:create',
  'estates:read',
  'estates:write',
  'renovations:write',
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

/**
 * What a caller may do; every operation on a context's things requires one of these. The last ones are for members
 * alone.
 */
export const PERMISSIONS = [
  ...CLIENT_PERMISSIONS,
  'calculations:read',
  'members:manage',
  'clients:manage',
  'contexts:manage',
  'audit:read',
  'connections:read',
  'connections:write',
  'platform:read',
] as const;
export type ClientPermission = (typeof CLIENT_PERMISSIONS)[number];
export type Permission = (typeof PERMISSIONS)[number];

/** What a member can be in a context. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const READING = [
  'renovations:read',
  'reports:read',
  'estates:read',
  'calculations:read',
  'connections:read',
  'loans:read',
  'programmes:read',
  'buildings:read',
] as const;

/** What a client can be given because no member may be there to do it; of members it is the owner's. */
const OF_OWNERS: readonly Permission[] = ['webhooks:manage', 'requests:read', 'sandbox:manage'];

/** What concerns the server and everybody on it, and no single context. */
const OF_OPERATORS: readonly Permission[] = ['platform:read'];

const PERMISSIONS_OF_EDITORS: readonly Permission[] = [
  ...CLIENT_PERMISSIONS.filter((permission) => !OF_OWNERS.includes(permission)),
  'calculations:read',
  'connections:read',
];

/** What each role may do. An operator may do everything, in every context. */
export const PERMISSIONS_OF: Readonly<Record<Role | 'operator', readonly Permission[]>> = {
  viewer: READING,
  editor: PERMISSIONS_OF_EDITORS,
  owner: PERMISSIONS.filter((permission) => !OF_OPERATORS.includes(permission)),
  operator: PERMISSIONS,
};

/** Who sent the request: a client, as its token says, or a member, as their session says. */
export interface Caller {
  contextId: string;
  kind: 'client' | 'member';
  /** Of the client or the member. */
  id: string;
  permissions: readonly Permission[];
}

/** Requesting calculations includes following them: a client that has the first permission has the second. */
const IMPLIED_BY: Partial<Record<Permission, Permission>> = { 'calculations:read': 'calculations:create' };

/** The permission with which a client may do it; undefined for what is for members alone. */
export function clientPermissionFor(permission: Permission): ClientPermission | undefined {
  return CLIENT_PERMISSIONS.find((each) => each === permission || each === IMPLIED_BY[permission]);
}

export function isPermitted({ permissions }: Pick<Caller, 'permissions'>, permission: Permission): boolean {
  const implying = IMPLIED_BY[permission];
  return permissions.includes(permission) || (implying !== undefined && permissions.includes(implying));
}
