import type { Dependencies } from '../dependencies.ts';
import type { ApiScope } from '../http/access/api-scope.ts';
import type { Access } from './access.ts';
import { tokenRoutes } from './clients/clients.routes.ts';
import { managedClientRoutes } from './clients/managed-clients.routes.ts';
import { logoFileRoutes, logoRoutes } from './contexts/logo.routes.ts';
import { ownContextRoutes } from './contexts/own-context.routes.ts';
import { mailInvitation } from './members/invitations/mail-invitation.ts';
import { memberRoutes } from './members/members.routes.ts';
import { ownAccountRoutes } from './members/own-account.routes.ts';
import { signInRoutes } from './members/sign-in/sign-in.routes.ts';
import { SignInLimits } from './members/sign-in/sign-in-limits.ts';
import { openidRoutes } from './openid/openid.routes.ts';
import { openidSettings } from './openid/openid-settings.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkeys/passkeys.routes.ts';
import { requestRoutes } from './request-log/requests.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { findOwnSession } from './sessions/sessions.service.ts';

/** For clients and members: who else has access, and to what. */
export async function registerForCallers(
  scope: ApiScope,
  dependencies: Dependencies,
  { keys, requests }: Access,
): Promise<void> {
  const { config, sql, mailer, log } = dependencies;
  const { publicUrl, sessionDays } = config;
  memberRoutes(scope, {
    sql,
    publicUrl,
    sessionDays,
    mailInvitation: (contextId, email, url) => mailInvitation({ sql, mailer, log }, contextId, email, url),
  });
  managedClientRoutes(scope, { sql, keys });
  requestRoutes(scope, { sql, requests });
  ownContextRoutes(scope, { sql, publicUrl });
  await scope.register(async (pictures: ApiScope) => logoRoutes(pictures, { sql, publicUrl }));
}

/** For everybody else: signing in, a member's own account, tokens. */
export async function registerForAnyone(
  app: ApiScope,
  { config, sql, log }: Dependencies,
  access: Access,
): Promise<void> {
  const { keys, counts, sessionLimits } = access;
  const signIn = {
    sql,
    counts,
    limits: new SignInLimits(counts, config.signInFailuresPerMinute),
    publicUrl: config.publicUrl,
    sessionDays: config.sessionDays,
  };
  await app.register(async (scope: ApiScope) => {
    access.admitMembers(scope);
    ownAccountRoutes(scope, signIn);
    sessionRoutes(scope, { sql, limits: sessionLimits });
    passkeyRoutes(scope, signIn);
  });
  await app.register(async (scope: ApiScope) => {
    access.admitOwnPages(scope);
    signInRoutes(scope, signIn);
    await scope.register(async (passkeys: ApiScope) => passkeySignInRoutes(passkeys, signIn));
    await scope.register(async (provided: ApiScope) =>
      openidRoutes(provided, {
        ...signIn,
        settings: openidSettings(config),
        basePath: config.basePath,
        log,
        findOwnSession: (token) => findOwnSession(sql, sessionLimits, token),
      }),
    );
  });
  await app.register(async (scope: ApiScope) =>
    tokenRoutes(scope, {
      sql,
      keys,
      tokenSeconds: config.tokenSeconds,
      counts,
      failuresPerMinute: config.tokenFailuresPerMinute,
    }),
  );
  await app.register(async (scope: ApiScope) => logoFileRoutes(scope, sql));
}
