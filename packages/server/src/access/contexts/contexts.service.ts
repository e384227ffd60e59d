import { createHash } from 'node:crypto';
import type { Language } from '@rooftree/words';
import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { recordChange } from '../audit/audit.service.ts';
import { type Actor, COMMAND } from '../audit/audit.ts';
import * as repository from './contexts.repository.ts';
import type { Context, ContextChange, NewContext } from './contexts.ts';
import { deletePicture, findPicture, putPicture } from './logo.repository.ts';
import type { Picture, PictureKind } from './logo.ts';

// Read only when a context is written: schemas and their compiler are half of the start of a command that needs
// neither.
const checks = () => import('./context-checks.ts');

export async function createContext(sql: Sql, context: NewContext, actor: Actor = COMMAND): Promise<Context> {
  const faults = (await checks()).checkNewContext(context);
  if (faults.length > 0) throw new Fault('invalid', faults);
  return transaction(sql, async (tx) => {
    const created = await repository.insertContext(tx, context);
    if (created === null) throw new Fault('conflict', [`there is already a context ${context.slug}`]);
    await record(tx, actor, 'createContext', created.id, null, context);
    return created;
  });
}

/** Changes what is given. */
export async function changeContext(
  sql: Sql,
  slug: string,
  change: ContextChange,
  actor: Actor = COMMAND,
  /** Throws when the context has changed since the caller read it. */
  expect: (before: Context) => void = () => {},
): Promise<Context> {
  const faults = (await checks()).checkContextChange(change);
  if (faults.length > 0) throw new Fault('invalid', faults);
  return transaction(sql, async (tx) => {
    const before = await repository.findContextBySlug(tx, slug, { isLocked: true });
    if (before !== null) expect(before);
    if (before !== null && change.logoUrl !== undefined) await deletePicture(tx, before.id, 'logo');
    if (before !== null && change.contactPhotoUrl === null) await deletePicture(tx, before.id, 'photo');
    const changed = before && (await repository.updateContext(tx, slug, change));
    if (!changed) throw new Fault('missing', [`there is no context ${slug}`]);
    const names = Object.keys(change);
    const only = (context: Context) =>
      Object.fromEntries(Object.entries(context).filter(([name]) => names.includes(name)));
    await record(tx, actor, 'changeContext', changed.id, only(before), only(changed));
    return changed;
  });
}

/** In the place of the picture that was there before. */
export async function storePicture(
  sql: Sql,
  contextId: string,
  kind: PictureKind,
  picture: Picture,
  actor: Actor,
): Promise<Context> {
  const hash = createHash('sha256').update(picture.png).digest('hex');
  return transaction(sql, async (tx) => {
    const { slug } = await getContext(tx, contextId);
    const before = await repository.findContextBySlug(tx, slug, { isLocked: true });
    await putPicture(tx, contextId, kind, { ...picture, hash });
    const change = kind === 'logo' ? { logoUrl: null } : {};
    const changed = before && (await repository.updateContext(tx, slug, change));
    if (!changed) throw new Fault('missing');
    const only = ({ logoUrl, contactPhotoUrl }: Context) =>
      kind === 'logo' ? { logoUrl } : { contactPhotoUrl };
    await record(tx, actor, 'changeContext', contextId, only(before), only(changed));
    return changed;
  });
}

/** Null where none was uploaded. */
export function pictureOf(sql: Executor, contextId: string, kind: PictureKind): Promise<Picture | null> {
  return findPicture(sql, contextId, kind);
}

function record(
  tx: Executor,
  actor: Actor,
  operation: string,
  contextId: string,
  before: object | null,
  after: object,
): Promise<void> {
  const thing = { kind: 'context' as const, id: contextId };
  const change = {
    contextId,
    operation,
    thing,
    before: before && withoutPeople(before),
    after: withoutPeople(after),
  };
  return recordChange(tx, actor, change);
}

/** The agency's contact is a person: the audit records that it changed, not to what. */
function withoutPeople(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, name.startsWith('contact') ? '…' : value]),
  );
}

export async function getContextBySlug(sql: Executor, slug: string): Promise<Context> {
  const context = await repository.findContextBySlug(sql, slug);
  if (context === null) throw new Fault('missing', [`there is no context ${slug}`]);
  return context;
}

export async function getContext(sql: Executor, contextId: string): Promise<Context> {
  const context = await repository.findContext(sql, contextId);
  if (context === null) throw new Fault('missing');
  return context;
}

/** The language that the context's jobs and renovations are named in. */
export async function languageOf(sql: Executor, contextId: string): Promise<Language> {
  return (await repository.findContext(sql, contextId))?.language ?? 'en';
}
