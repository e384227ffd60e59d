import type { Executor } from '../../infra/database/sql.ts';

/** A finished programme of one home, whose year is approved, written straight to the database; returns its id. */
export async function addProgramme(
  sql: Executor,
  contextId: string,
  clientId: string,
  estateId: string,
): Promise<string> {
  const request = { name: 'their-programme', first_year: 2027, years: 3, objective: 'LOWEST_COST' };
  const figures = {
    name: null,
    isFeasible: true,
    value: 4_100_000,
    bound: 4_100_000,
    gap: 0,
    homes_moved: null,
    present_cost_cents: 4_100_000,
    paid_cents: 1_200_000,
    grants_cents: 0,
    co2_kg: 9_000,
    co2_saved_kg: 3_000,
    tenants_helped: 1,
    homes_with_works: 1,
    reserve_cents: 0,
    limits: [],
    years: [],
    duties: [],
    conflict: [],
    changes: [],
    baselines: [],
  };
  const [programme] = await sql<[{ id: string }]>`
    INSERT INTO programmes (context_id, name, request, actor_kind, actor_id, homes_total, homes_planned, programme_status, result, ended_at)
    VALUES (${contextId}, ${request.name}, ${JSON.stringify(request)}::text::json, 'client', ${clientId}, 1, 1, 'FINISHED',
      ${JSON.stringify([figures])}::text::json, now())
    RETURNING id`;
  await sql`
    INSERT INTO programme_homes (context_id, programme_id, estate_id) VALUES (${contextId}, ${programme.id}, ${estateId})`;
  await sql`
    INSERT INTO programme_choices (context_id, programme_id, scenario, estate_id, choice_column, package, works, first_year, paid_cents,
      label_now, label_after, probability, reason, approved_at)
    VALUES (${contextId}, ${programme.id}, 0, ${estateId}, 'B@2027', 'B', '[{"year": 2027, "works": ["roof_insulation"]}]', 2027,
      1200000, 'E', 'B', 0.8, 'BEST_FOR_THE_HOME', now())`;
  await sql`
    INSERT INTO programme_approvals (context_id, programme_id, scenario, year, language, homes, actor_kind, actor_id, job_ids, ended_at)
    VALUES (${contextId}, ${programme.id}, 0, 2027, 'en', 1, 'client', ${clientId}, '{}', now())`;
  return programme.id;
}
