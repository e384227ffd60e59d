import { type ColumnInput, type Limit, type Problem, ProblemBuilder } from '../problem.ts';

/** A small repeatable generator (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface PortfolioShape {
  homes: number;
  years: number;
  packages: number;
  seed: number;
}

/**
 * A drawn portfolio in the form of a real one: packages of growing cost and saving in each of some years, a quarter of
 * the homes with a deadline, and limits on money, hours of two trades and CO2.
 */
export function drawPortfolio({ homes, years, packages, seed }: PortfolioShape): Problem {
  const random = randomFrom(seed);
  const limits: Limit[] = [];
  for (let year = 0; year < years; year++)
    limits.push({ id: `budget_${year}`, kind: 'AT_MOST', amount: homes * 220_000 });
  for (let year = 0; year < years; year++)
    limits.push({ id: `hours_${year}`, kind: 'AT_MOST', amount: homes * 250 });
  for (const trade of ['glass', 'installer'])
    limits.push({ id: trade, kind: 'AT_MOST', amount: homes * years * 80 });
  limits.push({ id: 'co2', kind: 'AT_LEAST', amount: Math.floor((homes * 4_000 * years) / 8) });
  limits.push({ id: 'good_labels', kind: 'AT_LEAST', amount: Math.floor((homes * 0.2 * years) / 8) });
  const at = new Map(limits.map(({ id }, index) => [id, index]));
  const builder = new ProblemBuilder(limits);
  for (let home = 0; home < homes; home++) {
    const deadline = random() < 0.25 ? 2 + Math.floor(random() * (years - 3)) : Number.POSITIVE_INFINITY;
    const size = 0.6 + random();
    const columns: ColumnInput[] = [];
    if (deadline > years)
      columns.push({ cost: Math.round(1_400_000 * size * (0.8 + 0.4 * random())), uses: new Map() });
    let investment = 300_000 * size;
    let saving = 0;
    for (let kind = 0; kind < packages; kind++) {
      investment += Math.round((300_000 + 900_000 * random()) * size);
      saving += (2_000 + 5_000 * random()) * size;
      const minutes = Math.round((investment / 100 / (30 + 30 * random())) * 6);
      for (let year = 0; year < Math.min(years, deadline + 1); year++) {
        const indexed = Math.round(investment * 1.02 ** year);
        const uses = new Map([
          [at.get(`budget_${year}`) ?? 0, indexed],
          [at.get(`hours_${year}`) ?? 0, minutes],
          [at.get('glass') ?? 0, Math.round(minutes * (kind % 2 ? 0.4 : 0.1))],
          [at.get('installer') ?? 0, Math.round(minutes * (kind % 3 ? 0.3 : 0.6))],
          [at.get('co2') ?? 0, Math.round((saving * (years - year)) / years)],
          [at.get('good_labels') ?? 0, kind >= packages / 2 ? 1 : 0],
        ]);
        const bills = Math.round((1_400_000 * size - saving * 60) * (1 + 0.01 * year));
        columns.push({ cost: Math.round(indexed * 0.985 ** year) + bills, uses });
      }
    }
    builder.addHome(columns);
  }
  return builder.build();
}

/** A problem that is small enough to try every choice: at most 7 homes, 6 columns and 4 limits. */
export function drawSmallProblem(random: () => number): Problem {
  const homes = 1 + Math.floor(random() * 7);
  const limits = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index): Limit => {
    const kind = random() < 0.7 ? 'AT_MOST' : 'AT_LEAST';
    return {
      id: `limit_${index}`,
      kind,
      amount: Math.floor(homes * (kind === 'AT_MOST' ? 60 : 30) * (0.5 + random())),
    };
  });
  const builder = new ProblemBuilder(limits);
  for (let home = 0; home < homes; home++) {
    builder.addHome(
      Array.from({ length: 1 + Math.floor(random() * 6) }, () => ({
        cost: Math.floor(random() * 1e6) - 2e5,
        uses: new Map(limits.map((_, limit) => [limit, Math.floor(random() * 120) - 10])),
      })),
    );
  }
  return builder.build();
}
