/** The plan of a Dutch home as the draft of a tailored advice (maatwerkadvies 2.0). */
import { type AdvisedHome, writeAdvice } from '@rooftree/certificates';
import { upgradePlan } from '@rooftree/engine/upgrade-plan';
import { getRegisteredHome } from '../../estates/registers/registered-labels.service.ts';
import { Fault } from '../../fault.ts';
import type { Sql } from '../../infra/database/sql.ts';
import { findAdvisedEstate } from './renovations.repository.ts';

/** `bagId` takes precedence over what the register of addresses says. */
export async function draftAdvice(
  sql: Sql,
  contextId: string,
  renovationId: string,
  bagId: string | undefined,
): Promise<string> {
  const estate = await findAdvisedEstate(sql, contextId, renovationId);
  if (estate === null) throw new Fault('missing');
  const plan = upgradePlan(estate.plan);
  if (plan.country !== 'NL')
    throw new Fault('conflict', ['a tailored advice exists for homes in the Netherlands only'], {
      code: 'other_country',
    });
  const registered = await getRegisteredHome(sql, contextId, estate.id);
  const home: AdvisedHome = {
    bagId: bagId ?? registered.bagId ?? refuseWithoutBagId(),
    facts: estate.facts,
    hasRegisteredLabel: registered.hasValidLabel,
  };
  return writeAdvice(plan, home);
}

function refuseWithoutBagId(): never {
  throw new Fault(
    'conflict',
    ['the BAG id of the home is not known: send it as bag_id, or look up the address in the register'],
    { code: 'bag_id_missing' },
  );
}
