import { writeLabel } from '@rooftree/words';
import { type MergedWork, mergedWorks, sumEur } from '@rooftree/words/building/merged-works';
import { printable } from '../../printable.ts';
import { type BuildingPaper, type BuildingWriter, inCents, writeNumberOf } from '../building-paper.ts';

/** The works by year with their sums, where the money comes from, and the loan. */
export function worksContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const t = writer.texts.works;
  const { totals } = plan;
  const works = mergedWorks(plan);
  if (works.length === 0)
    return {
      heading: t.heading,
      title: t.none,
      none: t.noneText,
      table: null,
      remarks: '',
      money: null,
      notes: [],
    };
  return {
    heading: t.heading,
    title: t.title(writeNumberOf(works.length, t.counted, writer), yearsOf(works, writer)),
    none: '',
    table: {
      title: t.table,
      head: [t.work, t.quantity, t.cost, t.grants, t.net],
      years: plan.phases.map(({ year, net_cost }) => ({
        year: String(year),
        net: inCents(net_cost, writer),
        rows: works.filter((work) => work.year === year).map((work) => row(work, paper, writer)),
      })),
      total: [
        t.total,
        '',
        ...[totals.total_estimated_cost_incl_vat, totals.subsidy_amount, totals.net_cost].map((eur) =>
          inCents(eur, writer),
        ),
      ],
    },
    remarks: worksRemarks(paper, writer),
    money: moneyTable(paper, writer),
    notes: notesOf(paper, writer),
  };
}

/** "in 2027", "from 2027 to 2029" */
function yearsOf(works: readonly MergedWork[], { texts }: BuildingWriter): string {
  const years = works.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? texts.works.inYear(String(first)) : texts.works.fromTo(String(first), String(last));
}

function row(work: MergedWork, paper: BuildingPaper, writer: BuildingWriter) {
  const { words, building } = writer;
  return {
    name: words.work(work.work),
    where: [...ownPartNames(work, paper, writer), building.apportioning(work.apportioning)].join(' · '),
    cells: [
      words.quantity(work.quantity, work.unit),
      ...[work.total, work.grants, work.net].map((eur) => inCents(eur, writer)),
    ],
  };
}

/** The parts that a work is done on, where they have a name or a side of their own: else the work says which it is. */
function ownPartNames(
  { partIds }: MergedWork,
  { building }: BuildingPaper,
  { building: words }: BuildingWriter,
): string[] {
  return building.parts
    .filter(({ id, name, orientation }) => partIds.includes(id) && (name !== null || orientation !== null))
    .map((part) => printable(words.part(part)));
}

function worksRemarks({ plan }: BuildingPaper, { words, texts }: BuildingWriter): string {
  const t = texts.works;
  const anyway = sumEur(plan.common_works.map(({ anyway_cost }) => anyway_cost));
  return [
    ...(anyway > 0 ? [t.anyway(words.euro(anyway))] : []),
    ...(plan.target.reached ? [] : [t.notReached(writeLabel(plan.target.label))]),
  ].join(' ');
}

function moneyTable({ plan }: BuildingPaper, writer: BuildingWriter) {
  const t = writer.texts.works;
  const { money } = writer.building.texts;
  const amounts = (of: { net_cost: number; from_reserve: number; from_loan: number; from_owners: number }) =>
    [of.from_reserve, of.from_loan, of.from_owners, of.net_cost].map((eur) => inCents(eur, writer));
  return {
    title: t.moneyTitle,
    head: [t.year, money.reserve, money.loan, money.atOnce, t.total],
    rows: plan.phases.map((phase) => [String(phase.year), ...amounts(phase)]),
    total: [t.total, ...amounts(plan.totals)],
  };
}

/** Loan, reserve fund and grants, each with its name. */
function notesOf({ building, plan }: BuildingPaper, writer: BuildingWriter) {
  const { words } = writer;
  const t = writer.texts.works;
  const { loan, totals } = plan;
  const schemes = Map.groupBy(
    plan.common_works.flatMap(({ subsidies }) => subsidies),
    ({ scheme, name }) => name ?? words.scheme(scheme),
  );
  return [
    {
      title: t.loanTitle,
      lines:
        loan === null
          ? [t.noLoan]
          : [
              t.loan(
                words.loan(loan.id),
                words.euro(loan.amount),
                writer.building.count('years', loan.years),
                words.rate(loan.rate_percent),
                words.euroCents(loan.payment_per_month),
              ),
              t.loanLimit(words.euro(loan.max_amount)),
              ...(loan.available_until === null ? [] : [t.loanUntil(words.date(loan.available_until))]),
            ],
      items: (loan?.conditions ?? []).map(words.loanCondition),
    },
    {
      title: t.fundTitle,
      lines: [t.fund(words.euro(building.money.reserve_fund_eur), words.euro(totals.from_reserve))],
      items: [],
    },
    ...(schemes.size === 0
      ? []
      : [
          {
            title: t.grantsTitle,
            lines: [...schemes].map(([name, lines]) => {
              const sum = sumEur(lines.map(({ amount }) => amount));
              return `${name}${words.colon} ${words.euro(sum)}.`;
            }),
            items: [...new Set([...schemes.values()].flat().flatMap(words.grantConditions))],
          },
        ]),
  ];
}
