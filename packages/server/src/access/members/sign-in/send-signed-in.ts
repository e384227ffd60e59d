import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../../../fault.ts';
import { sendJson } from '../../../http/access/api-scope.ts';
import { networkOf } from '../../limits/network.ts';
import type { RateCounts } from '../../limits/rate-counts.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';
import type { SignInPlace } from '../../sessions/sessions.ts';
import { readSessionState, sessionStateJson } from '../session-state.ts';
import type { SignedIn, SignInRules } from './sign-in.service.ts';

export interface SignInOptions extends SignInRules {
  publicUrl: string;
  sessionDays: number;
  /** Absent when rate limits are off. */
  counts: RateCounts | undefined;
}

export function placeOf(request: FastifyRequest): SignInPlace {
  return {
    network: networkOf(request.ip),
    requestId: request.id,
    device: request.headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, 255) || null,
  };
}

/** The state of the new session, with its cookie. */
export async function sendSignedIn(
  { sql, publicUrl, sessionDays }: Pick<SignInOptions, 'sql' | 'publicUrl' | 'sessionDays'>,
  reply: FastifyReply,
  { memberId, token, isSecondFactorDue }: SignedIn,
): Promise<FastifyReply> {
  const state = await readSessionState(sql, memberId);
  if (state === null) throw new Fault('gone');
  reply.header('set-cookie', sessionCookie(publicUrl, token, sessionDays * 86_400));
  reply.header('cache-control', 'no-store');
  return sendJson(reply, 200, sessionStateJson(state, isSecondFactorDue));
}
