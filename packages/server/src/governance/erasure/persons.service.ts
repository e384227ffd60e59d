import { recordChange } from '../../access/audit/audit.service.ts';
import type { Actor } from '../../access/audit/audit.ts';
import { changeContext, getContext } from '../../access/contexts/contexts.service.ts';
import { removeMember } from '../../access/members/members.service.ts';
import { eraseBodies } from '../../access/request-log/erase-requests.ts';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { type FoundBuyer, findBuyers, forgetBuyer } from './buyers.repository.ts';
import * as repository from './persons.repository.ts';

export const PERSON_KINDS = ['user', 'member', 'contact', 'buyer'] as const;
type PersonKind = (typeof PERSON_KINDS)[number];

/** More than this is no person but a common word: the search must be narrowed. */
const MOST_OF_A_KIND = 20;

interface FoundPersons {
  users: repository.FoundUser[];
  members: repository.FoundMember[];
  contact: repository.FoundContact | null;
  buyers: FoundBuyer[];
}

/** Whom the data of this context name, by a part of their name, address, number or id. */
export async function findPersons(sql: Executor, contextId: string, word: string): Promise<FoundPersons> {
  const given = word.trim();
  if (given === '') throw new Fault('invalid', ['search should not be empty']);
  const [users, members, contact, buyers] = await Promise.all([
    repository.findUsers(sql, contextId, given, MOST_OF_A_KIND),
    repository.findMembers(sql, contextId, given, MOST_OF_A_KIND),
    repository.findContact(sql, contextId, given),
    findBuyers(sql, contextId, given, MOST_OF_A_KIND),
  ]);
  return { users, members, contact, buyers };
}

interface ErasedPerson extends repository.ForgottenUser {
  /** Of a buyer. */
  requests: number;
}
const NOTHING_MORE: ErasedPerson = { estates: 0, renovations: 0, requests: 0, copies: 0 };

/**
 * Erases a person. What they managed stays, without them; a member who has rights elsewhere retains the account that
 * those need. One entry in the audit records it, by ids and counts.
 */
export async function erasePerson(
  sql: Sql,
  actor: Actor,
  contextId: string,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<ErasedPerson> {
  // First: a failure afterwards can be repeated.
  await transaction(sql, (tx) => eraseBodies(tx, contextId));
  if (kind === 'member') {
    await removeMember(sql, actor, contextId, id);
    return NOTHING_MORE;
  }
  if (kind === 'contact') {
    if (id !== contextId) throw new Fault('missing');
    const { slug } = await getContext(sql, contextId);
    const erased = { contactName: null, contactPhone: null, contactEmail: null, contactPhotoUrl: null };
    await changeContext(sql, slug, erased, actor);
    return NOTHING_MORE;
  }
  if (kind === 'buyer') return eraseBuyer(sql, actor, contextId, id);
  return transaction(sql, async (tx) => {
    const externalId = await repository.lockUser(tx, contextId, id);
    if (externalId === null) throw new Fault('missing');
    const forgotten = await repository.forgetUser(tx, contextId, id, externalId);
    await recordChange(tx, actor, {
      contextId,
      operation: 'erasePerson',
      thing: { kind: 'user', id },
      before: null,
      after: { ...forgotten },
    });
    return { ...NOTHING_MORE, ...forgotten };
  });
}

/** Everything that was left with the same address or number. Plans that they saved stay: those name no person. */
async function eraseBuyer(sql: Sql, actor: Actor, contextId: string, id: string): Promise<ErasedPerson> {
  return transaction(sql, async (tx) => {
    const forgotten = await forgetBuyer(tx, contextId, id);
    if (forgotten === null) throw new Fault('missing');
    const { isBeingSent, requests, copies } = forgotten;
    if (isBeingSent)
      throw new Fault('conflict', ['this is being sent to a webhook at this moment: try again in a minute']);
    await recordChange(tx, actor, {
      contextId,
      operation: 'erasePerson',
      thing: { kind: 'buyer', id },
      before: null,
      after: { requests, copies },
    });
    return { ...NOTHING_MORE, requests, copies };
  });
}
