import { hasOperator } from '../access/members/accounts.repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeUpdate, type SchemaUpdate } from '../infra/database/migrate/describe-migrations.ts';
import { countEarlierPlans } from '../planning/renovations/renovations.repository.ts';

/** What an update did, and what is left for an operator to do; nothing at a start without one. */
export async function logUpdate({ sql, log }: Pick<Dependencies, 'sql' | 'log'>, update: SchemaUpdate) {
  const done = describeUpdate(update);
  if (done === null) return;
  log.info({ migrations: update.applied.length }, done);
  for (const { engineVersion, plans } of await countEarlierPlans(sql)) {
    log.info(
      { engine_version: engineVersion, plans },
      `${plans} suggested ${plans === 1 ? 'plan was' : 'plans were'} calculated by engine ${engineVersion} and keep their figures; to recalculate a context: rooftree jobs run --all --context <slug>`,
    );
  }
  if (!(await hasOperator(sql)))
    log.info({}, 'No operator can sign in to the console yet: rooftree members invite <email> --operator');
}
