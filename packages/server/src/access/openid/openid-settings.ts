import type { OpenidSettings } from './openid.ts';

interface Config {
  readonly oidcIssuer: string | null;
  readonly oidcClientId: string | null;
  readonly oidcClientSecret: string | null;
  readonly oidcName: string;
  readonly oidcScope: string;
  readonly oidcGroups: OpenidSettings['groupRoles'];
  readonly oidcGroupsClaim: string;
  readonly oidcTrustAddresses: boolean;
}

/** Null where no provider is set. */
export function openidSettings(config: Config): OpenidSettings | null {
  if (config.oidcIssuer === null || config.oidcClientId === null) return null;
  return {
    issuer: config.oidcIssuer,
    clientId: config.oidcClientId,
    clientSecret: config.oidcClientSecret,
    name: config.oidcName,
    scope: config.oidcScope,
    groupsClaim: config.oidcGroupsClaim,
    groupRoles: config.oidcGroups,
    trustsAddresses: config.oidcTrustAddresses,
  };
}
