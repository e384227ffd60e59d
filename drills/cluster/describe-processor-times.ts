/** What each kind of process used, and per plan: whether PostgreSQL is what holds up more machines. */
export function describeProcessorTimes(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  plans: number,
): string {
  const kinds = new Map<string, number>();
  for (const [name, seconds] of after) {
    const kind = name.replace(/ \d+$/, '');
    kinds.set(kind, (kinds.get(kind) ?? 0) + seconds - (before.get(name) ?? 0));
  }
  const databases = (kinds.get('primary') ?? 0) + (kinds.get('standby') ?? 0);
  const workers = kinds.get('worker') ?? 0;
  const all = [...kinds].map(([kind, seconds]) => `${kind} ${seconds.toFixed(1)} s`).join(', ');
  const ofPlan = (seconds: number) => ((seconds * 1000) / Math.max(1, plans)).toFixed(1);
  return (
    `Processor time: ${all}. Per plan, with all the calls beside it: ${ofPlan(workers)} ms of the workers, ` +
    `${ofPlan(databases)} ms of both databases`
  );
}
