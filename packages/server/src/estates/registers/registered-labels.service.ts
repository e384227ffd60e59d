import { Fault } from '../../fault.ts';
import { type Executor, type Sql, transaction } from '../../infra/database/sql.ts';
import { localDay } from '../../infra/local-day.ts';
import { enqueue } from '../../infra/queue/queue.ts';
import { describeLabel, findLabelState, markDue } from './label-json.repository.ts';
import { findRegisteredHome, type RegisteredHome } from './registered-labels.repository.ts';

export const FETCH_LABELS = 'ask_registered_labels';
/** One call after the other, whichever worker makes it. */
export const LABEL_QUEUE = 'label_register';

/** The register's label of an estate, as JSON. `isOn`: whether the register is used at all. */
export async function getRegisteredLabel(
  sql: Sql,
  contextId: string,
  externalId: string,
  isOn: boolean,
): Promise<string> {
  const label = await describeLabel(sql, contextId, externalId, isOn);
  if (label === null) throw new Fault('missing');
  return label;
}

/** What the registers say of an estate's address. */
export function getRegisteredHome(
  sql: Executor,
  contextId: string,
  estateId: string,
): Promise<RegisteredHome> {
  return findRegisteredHome(sql, contextId, estateId, localDay('NL'));
}

/** On a member's request. The queue fetches it, in its turn. */
export function refreshLabel(
  sql: Sql,
  contextId: string,
  externalId: string,
  isOn: boolean,
): Promise<string> {
  return transaction(sql, async (tx) => {
    const state = await findLabelState(tx, contextId, externalId);
    if (state === null) throw new Fault('missing');
    if (!isOn)
      throw new Fault(
        'conflict',
        ['the register of energy labels is not enabled: the operator has not set a key'],
        { code: 'register_disabled' },
      );
    if (!state.canBeAsked)
      throw new Fault('conflict', [
        'the register knows Dutch addresses only, by a postal code like 9999 XA and a house number',
      ]);
    await markDue(tx, contextId, state.estateId);
    await enqueue(tx, [
      { task: FETCH_LABELS, payload: { version: 1 }, queue: LABEL_QUEUE, key: FETCH_LABELS, maxAttempts: 1 },
    ]);
    return (await describeLabel(tx, contextId, externalId, isOn)) ?? '{}';
  });
}
