import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Fault } from '../../fault.ts';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import { recordChange, recordSignIn } from '../audit/audit.service.ts';
import type { Actor } from '../audit/audit.ts';
import type { SessionState } from '../members/session-state.ts';
import { attemptOf, type SignedIn } from '../members/sign-in/sign-in.service.ts';
import { hashToken } from '../sessions/session-token.ts';
import { confirmSession, endSession, startSession } from '../sessions/sessions.service.ts';
import type { SignInPlace } from '../sessions/sessions.ts';
import { rpIdOf } from './host-name.ts';
import * as repository from './passkeys.repository.ts';
import type { Passkey, RequestingPage } from './passkeys.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

const CHALLENGE_MINUTES = 5;
const MOST_PASSKEYS = 20;
// COSE: EdDSA, ES256, RS256, which every device has one of. By default the library requests newer ones of Node, and
// Node warns of them.
const ALGORITHMS = [-8, -7, -257];

/**
 * The options for creating a passkey: one that the device finds by itself, and that its owner unlocks with a finger, a
 * face or a PIN.
 */
export async function createPasskeyOptions(
  sql: Sql,
  { member }: Pick<SessionState, 'member'>,
  { origin }: RequestingPage,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await repository.listPasskeys(sql, member.id);
  const options = await generateRegistrationOptions({
    rpName: 'Rooftree',
    rpID: rpIdOf(origin),
    userID: Uint8Array.from(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    userName: member.email ?? member.id,
    userDisplayName: member.name ?? member.email ?? member.id,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await repository.insertChallenge(sql, hashToken(options.challenge), member.id, CHALLENGE_MINUTES);
  return options;
}

/** A new passkey; with the first one come recovery codes, which are shown once. */
export async function addPasskey(
  sql: Sql,
  actor: Actor & { id: string; sessionId: string },
  { origin }: RequestingPage,
  given: { name: string; response: RegistrationResponseJSON },
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: given.response,
    expectedChallenge: (challenge) => repository.useChallenge(sql, hashToken(challenge), actor.id),
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!verified) throw new Fault('invalid', [NOT_VERIFIED]);
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return transaction(sql, async (tx) => {
    await confirmSession(tx, { memberId: actor.id, sessionId: actor.sessionId });
    const before = await repository.listPasskeys(tx, actor.id);
    if (before.length >= MOST_PASSKEYS)
      throw new Fault('conflict', [`there are ${MOST_PASSKEYS} passkeys: remove one first`]);
    const key = { credentialId, publicKey, counter, name: given.name };
    const passkey = await repository.insertPasskey(tx, actor.id, key);
    if (passkey === null) throw new Fault('conflict', ['this passkey is there already']);
    const recoveryCodes = before.length === 0 ? makeRecoveryCodes() : null;
    if (recoveryCodes !== null)
      await repository.replaceRecoveryCodes(tx, actor.id, recoveryCodes.map(hashRecoveryCode));
    await recordOwn(tx, actor, 'addPasskey');
    return { passkey, recoveryCodes };
  });
}

/** With the last passkey the recovery codes go: the password is then enough again. */
export function removePasskey(sql: Sql, actor: Actor & { id: string }, passkeyId: string): Promise<void> {
  return transaction(sql, async (tx) => {
    if (!(await repository.deletePasskey(tx, actor.id, passkeyId))) throw new Fault('missing');
    const left = await repository.listPasskeys(tx, actor.id);
    if (left.length === 0) await repository.replaceRecoveryCodes(tx, actor.id, []);
    await recordOwn(tx, actor, 'removePasskey');
  });
}

/** New codes; those before them work no more. */
export function renewRecoveryCodes(sql: Sql, actor: Actor & { id: string }): Promise<string[]> {
  const codes = makeRecoveryCodes();
  return transaction(sql, async (tx) => {
    if ((await repository.listPasskeys(tx, actor.id)).length === 0)
      throw new Fault('conflict', ['recovery codes need a passkey: add one first']);
    await repository.replaceRecoveryCodes(tx, actor.id, codes.map(hashRecoveryCode));
    await recordOwn(tx, actor, 'renewRecoveryCodes');
    return codes;
  });
}

/** The options for signing in: the device names the member itself, so that the page needs no address. */
export async function createSignInOptions(
  sql: Sql,
  { origin }: RequestingPage,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(origin), userVerification: 'required' });
  await repository.insertChallenge(sql, hashToken(options.challenge), null, CHALLENGE_MINUTES);
  return options;
}

/** Signs in by a passkey alone; also the second factor after a password, whose session it replaces. */
export async function signInByPasskey(
  sql: Sql,
  response: AuthenticationResponseJSON,
  { origin }: RequestingPage,
  place: SignInPlace,
  before: string | null,
): Promise<SignedIn> {
  const passkey = await repository.findPasskey(sql, response.id);
  if (passkey === null) throw new Fault('invalid', ['this passkey is not known here']);
  const { credentialId: id, publicKey, counter, memberId } = passkey;
  const refuseAndRecord = async (error: unknown) => {
    await recordSignIn(sql, attemptOf('signInByPasskey', memberId, place, { isRefused: true }));
    return refuse(error);
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => repository.useChallenge(sql, hashToken(challenge), null),
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
    requireUserVerification: true,
  }).catch(refuseAndRecord);
  if (!verified) return refuseAndRecord(new Fault('invalid', [NOT_VERIFIED]));
  const signedIn = await transaction(sql, async (tx) => {
    if (!(await repository.updateCounter(tx, passkey.id, authenticationInfo.newCounter))) return null;
    await recordSignIn(tx, attemptOf('signInByPasskey', memberId, place));
    if (before !== null) await endSession(tx, before);
    return { memberId, ...(await startSession(tx, memberId, place, 'second factor')) };
  });
  return signedIn ?? refuseAndRecord(new Fault('invalid', [NOT_VERIFIED]));
}

/** The way in for who has lost their passkey, after the password: each code works once. */
export function signInByRecoveryCode(
  sql: Sql,
  actor: Actor & { id: string },
  code: string,
  place: SignInPlace,
  before: string,
): Promise<SignedIn> {
  const attempt = (outcome?: { isRefused: boolean }) =>
    attemptOf('signInByRecoveryCode', actor.id, place, outcome);
  const signedIn = transaction(sql, async (tx) => {
    const isRight = await repository.useRecoveryCode(tx, actor.id, hashRecoveryCode(code));
    if (!isRight) throw new Fault('invalid', ['the code is wrong, or was used already']);
    await endSession(tx, before);
    await recordOwn(tx, actor, 'useRecoveryCode');
    await recordSignIn(tx, attempt());
    return { memberId: actor.id, ...(await startSession(tx, actor.id, place, 'second factor')) };
  });
  return signedIn.catch(async (error: unknown) => {
    if (error instanceof Fault) await recordSignIn(sql, attempt({ isRefused: true }));
    throw error;
  });
}

const NOT_VERIFIED = 'the passkey could not be verified: try again';

/** The library throws for whatever does not match; why is of no use to who sent it. */
function refuse(error: unknown): never {
  if (error instanceof Fault) throw error;
  throw new Fault('invalid', [NOT_VERIFIED], { cause: error });
}

function recordOwn(
  tx: Parameters<typeof recordChange>[0],
  actor: Actor & { id: string },
  operation: string,
): Promise<void> {
  const thing = { kind: 'member' as const, id: actor.id };
  return recordChange(tx, actor, { contextId: null, operation, thing, before: null, after: null });
}
