import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type ApiScope, sendJson } from '../../http/access/api-scope.ts';
import { readSessionToken } from '../../http/access/session-requests.ts';
import { unauthorized } from '../../http/errors/challenges.ts';
import { errorResponses } from '../../http/errors/error-schemas.ts';
import type { Actor } from '../audit/audit.ts';
import { networkOf } from '../limits/network.ts';
import { countRequestOfNetwork, type RateLimit } from '../limits/rate-limit.ts';
import { sessionStateSchema } from '../members/members.schemas.ts';
import { readSessionState } from '../members/session-state.ts';
import { placeOf, type SignInOptions, sendSignedIn } from '../members/sign-in/send-signed-in.ts';
import { confirmPassword } from '../members/sign-in/sign-in.service.ts';
import { sessionCookieName } from '../sessions/session-cookie.ts';
import { countRecoveryCodes, listPasskeys } from './passkeys.repository.ts';
import {
  addedPasskeySchema,
  newPasskeySchema,
  optionsSchema,
  passkeyListSchema,
  passkeyParamsSchema,
  recoveryCodesSchema,
  recoverySchema,
  signatureSchema,
  wantedPasskeySchema,
} from './passkeys.schemas.ts';
import type { Passkey, RequestingPage } from './passkeys.ts';

/** Read at the first use: the library is as large as the rest of the start, and most servers have no passkey yet. */
const service = () => import('./passkeys.service.ts');
type Service = Awaited<ReturnType<typeof service>>;

const tags = ['Console'];
const PASSKEY_SIGN_INS: RateLimit = { name: 'passkey-sign-ins', perMinute: 60 };

/** Signing in by a passkey: without a session, from a page of our own. */
export function passkeySignInRoutes(app: ApiScope, options: SignInOptions): void {
  const { sql, counts } = options;
  const common = { tags, security: [] };
  const errors = errorResponses(400, 403, 409, 413, 415, 429, 500, 503);
  app.addHook('preHandler', async (request, reply) => {
    if (counts) countRequestOfNetwork(counts, PASSKEY_SIGN_INS, request, reply);
  });

  app.post(
    '/v1/session/passkey/options',
    {
      schema: {
        ...common,
        operationId: 'askForPasskeySignature',
        summary: 'Start signing in with a passkey',
        description: 'Returns the options for `navigator.credentials.get`. Valid once, for five minutes.',
        response: { 200: optionsSchema, ...errors },
      },
    },
    async (request, reply) =>
      sendJson(reply, 200, JSON.stringify(await (await service()).createSignInOptions(sql, pageOf(request)))),
  );

  app.post(
    '/v1/session/passkey',
    {
      schema: {
        ...common,
        operationId: 'signInByPasskey',
        summary: 'Sign in with a passkey',
        description:
          'Send the result of `navigator.credentials.get` as JSON. Works on its own, or as the second factor after a password; the new session replaces the one of the password.',
        body: signatureSchema,
        response: { 200: sessionStateSchema, ...errors },
      },
    },
    async (request, reply) => {
      const before = sessionTokenOf(request, options);
      const { response } = request.body;
      // Checked above, field by field; the library's type also names what browsers may leave out.
      const given = response as Parameters<Service['signInByPasskey']>[1];
      return sendSignedIn(
        options,
        reply,
        await (await service()).signInByPasskey(sql, given, pageOf(request), placeOf(request), before),
      );
    },
  );
}

/** A member's own passkeys. */
export function passkeyRoutes(app: ApiScope, options: SignInOptions): void {
  const { sql } = options;
  const common = { tags, security: [{ session: [] }] };

  app.get(
    '/v1/session/passkeys',
    {
      schema: {
        ...common,
        operationId: 'listPasskeys',
        summary: 'List my passkeys',
        description: 'With the number of unused recovery codes.',
        response: { 200: passkeyListSchema },
      },
    },
    async ({ memberSession: { memberId } }, reply) => {
      const passkeys = (await listPasskeys(sql, memberId)).map(passkeyJson);
      const recovery_codes_left = await countRecoveryCodes(sql, memberId);
      return sendJson(reply, 200, JSON.stringify({ passkeys, recovery_codes_left }));
    },
  );

  app.post(
    '/v1/session/passkeys/options',
    {
      schema: {
        ...common,
        operationId: 'askForPasskey',
        summary: 'Start adding a passkey',
        description:
          'Returns the options for `navigator.credentials.create`. Needs the password. Valid once, for five minutes.',
        body: wantedPasskeySchema,
        response: { 200: optionsSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const state = await readSessionState(sql, request.memberSession.memberId);
      if (state === null) throw unauthorized('Bearer');
      const { password } = request.body;
      await confirmPassword(options, state.member.id, password, placeOf(request), 'password');
      return sendJson(
        reply,
        200,
        JSON.stringify(await (await service()).createPasskeyOptions(sql, state, pageOf(request))),
      );
    },
  );

  app.post(
    '/v1/session/passkeys',
    {
      schema: {
        ...common,
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description:
          'Send the result of `navigator.credentials.create` as JSON. From then on the password alone is not enough to sign in. The first passkey comes with recovery codes.',
        body: newPasskeySchema,
        response: { 201: addedPasskeySchema, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { name, response } = request.body;
      const actor = { ...actorOf(request), sessionId: request.memberSession.sessionId };
      // Checked above, field by field; the library's type also names what browsers may leave out.
      const given = { name, response: response as Parameters<Service['addPasskey']>[3]['response'] };
      const { passkey, recoveryCodes } = await (await service()).addPasskey(
        sql,
        actor,
        pageOf(request),
        given,
      );
      return sendJson(reply, 201, JSON.stringify({ ...passkeyJson(passkey), recovery_codes: recoveryCodes }));
    },
  );

  app.delete(
    '/v1/session/passkeys/:passkey_id',
    {
      schema: {
        ...common,
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description:
          'After the last one, the password alone is enough again, and the recovery codes are deleted.',
        params: passkeyParamsSchema,
        response: { 204: Type.Null({ description: 'Removed.' }), ...errorResponses(404) },
      },
    },
    async (request, reply) => {
      await (await service()).removePasskey(sql, actorOf(request), request.params.passkey_id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/v1/session/recovery-codes',
    {
      schema: {
        ...common,
        operationId: 'renewRecoveryCodes',
        summary: 'Generate new recovery codes',
        description: 'The previous codes stop working.',
        response: { 200: recoveryCodesSchema, ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      sendJson(
        reply,
        200,
        JSON.stringify({ recovery_codes: await (await service()).renewRecoveryCodes(sql, actorOf(request)) }),
      ),
  );

  app.post(
    '/v1/session/recovery',
    {
      config: { isOpenBeforeSecondFactor: true },
      schema: {
        ...common,
        operationId: 'signInByRecoveryCode',
        summary: 'Use a recovery code',
        description: 'In place of a passkey, after the password. Each code works once.',
        body: recoverySchema,
        response: { 200: sessionStateSchema },
      },
    },
    async (request, reply) => {
      const { memberId } = request.memberSession;
      const before = sessionTokenOf(request, options) ?? '';
      const place = placeOf(request);
      const signIn = async () =>
        (await service()).signInByRecoveryCode(sql, actorOf(request), request.body.code, place, before);
      return sendSignedIn(options, reply, await options.limits.guard(memberId, place.network, signIn));
    },
  );
}

function sessionTokenOf(request: FastifyRequest, { publicUrl }: SignInOptions): string | null {
  return readSessionToken(request, { publicUrl, cookieName: sessionCookieName(publicUrl) });
}

/** The page was found to be our own before. */
function pageOf({ headers }: FastifyRequest): RequestingPage {
  return { origin: headers.origin ?? '' };
}

function actorOf({ memberSession, ip, id }: FastifyRequest): Actor & { id: string } {
  return { kind: 'member', id: memberSession.memberId, network: networkOf(ip), requestId: id };
}

function passkeyJson({ id, name, createdAt, lastUsedAt }: Passkey): object {
  return { id, name, created_at: createdAt, last_used_at: lastUsedAt };
}
