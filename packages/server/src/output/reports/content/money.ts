import { INCOME_LIMITS, type StoredLoan, type StoredPlan } from '@rooftree/engine';
import { knownSchemes } from '@rooftree/engine/known-schemes';
import { yearLine } from '@rooftree/planner/years/year-line';
import { billsOf, inSentence, labelBand, wholeParts, writeBand, writeLabel } from '@rooftree/words';
import { type Passport, passportGrants } from '../passport.ts';
import { printable } from '../printable.ts';
import type { Writer } from '../writer.ts';

/** What is set aside each year is a rule of thumb. */
const ROUND_EUR = 500;

export function moneyContent(passport: Passport, writer: Writer) {
  const t = writer.texts.money;
  const { plan } = passport;
  return {
    heading: t.heading,
    title: t.title,
    grants: {
      title: t.grantsTitle,
      status: schemeStatus(plan, writer),
      ...grantsContent(passport, writer),
    },
    conditions: { title: t.conditionsTitle, items: conditions(plan, writer) },
    loans: {
      title: t.loansTitle,
      items: loanSentences(plan, writer),
    },
    vat: { title: t.vatTitle, text: t.vat[plan.country] },
    years: yearsTable(passport, writer),
    note: t.notAdvice,
  };
}

/** How the scheme is applied for, unless it is not for this owner. */
function schemeStatus(plan: StoredPlan, { words, texts }: Writer): string {
  const notForOwner = plan.warnings.find(({ code }) => code === 'grant_not_for_this_owner');
  return notForOwner === undefined ? texts.money.schemeStatus[plan.label_scale] : words.remark(notForOwner);
}

/** By income where it matters and is not known; else by scheme. */
function grantsContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.money;
  const { plan, outlook, sums } = passport;
  const limits = plan.region === 'BE-VLG' || plan.region === 'BE-WAL' ? INCOME_LIMITS[plan.region] : null;
  if (limits !== null && outlook !== null && passportGrants(passport) !== null) {
    const limit = (of: 'single' | 'coupleOrWithDependant', index: number) => {
      const here = limits.limits[index]?.[of] ?? null;
      const next = limits.limits[index + 1]?.[of] ?? null;
      if (here !== null) return t.upTo(words.number(here));
      return next === null ? '–' : t.above(words.number(next));
    };
    return {
      none: null,
      head: [t.group, t.single, t.couple, t.amount],
      rows: limits.limits.map(({ group }, index) => ({
        cells: [
          words.catalogue.incomeGroups[group],
          limit('single', index),
          limit('coupleOrWithDependant', index),
          words.number(Math.round(outlook.grants.find((one) => one.group === group)?.total ?? 0)),
        ],
        isCounted: index === 0,
      })),
      mark: t.yourGroup,
      note: t.limits(words.date(limits.from), words.euro(limits.perDependantEur)),
    };
  }
  const lines = plan.steps.flatMap((step) =>
    step.works.flatMap((work) => work.subsidies.map((line) => ({ work, line }))),
  );
  const amounts = wholeParts(
    lines.map(({ line }) => line.amount),
    sums.plan.grants,
  );
  return {
    none: lines.length === 0 ? t.noGrants : null,
    head: ['', t.amount],
    rows: lines.map(({ work, line }, index) => ({
      cells: [
        `${line.name === undefined ? words.scheme(line.scheme) : printable(line.name)}, ${inSentence(words.work(work.work))}`,
        words.number(amounts[index] ?? 0),
      ],
      isCounted: false,
    })),
    mark: lines.length > 1 ? `${texts.step.total} ${words.euro(sums.plan.grants)}` : '',
    note: '',
  };
}

function conditions(plan: StoredPlan, { words }: Writer): string[] {
  const works = plan.steps.flatMap((step) => step.works);
  return [...new Set(works.flatMap(({ subsidies }) => subsidies.flatMap(words.grantConditions)))];
}

/** None where there is nothing to pay for. */
export function loanSentences(plan: StoredPlan, writer: Writer): string[] {
  const { noLoans, noLoanForOwner } = writer.texts.money;
  if (plan.steps.length === 0) return [];
  if (plan.loans.length > 0) return plan.loans.map((loan) => loanSentence(loan, writer));
  return [hasLoansFor(plan) ? noLoanForOwner : noLoans];
}

/** Whether a loan is known in the place on the date, whoever it is for. */
function hasLoansFor({ region, country, date }: StoredPlan): boolean {
  return knownSchemes().some(
    ({ kind, region: place, from, to }) =>
      kind === 'loan' &&
      (place === region || place === country) &&
      (from ?? date) <= date &&
      date <= (to ?? date),
  );
}

function loanSentence(loan: StoredLoan, writer: Writer): string {
  const { words, texts } = writer;
  const t = texts.money;
  const terms = [
    ...(loan.max_amount_eur === null ? [] : [t.loanUpTo(words.euro(loan.max_amount_eur))]),
    ...(loan.max_years === null ? [] : [t.loanYears(loan.max_years)]),
    ...(loan.rate_percent === null ? [] : [t.loanRate(words.rate(loan.rate_percent))]),
  ].join(', ');
  const conditions = (loan.conditions ?? []).map((code) => words.loanCondition(code));
  const clauses = words.clauses([...(terms === '' ? [] : [terms]), ...conditions]);
  return clauses === '' ? words.loan(loan.id) : `${words.loan(loan.id)}${texts.colon} ${clauses}`;
}

/** What is paid in each year, and the label and the bill from then on. */
function yearsTable(passport: Passport, { words, texts }: Writer) {
  const t = texts.money;
  const { plan, spread, steps, sums } = passport;
  const perMonth = (eurPerYear: number) => words.number(Math.round(eurPerYear / 12));
  const lines = yearLine(plan, spread.years);
  return {
    title: t.yearsTitle,
    intro: t.yearsIntro(words.euro(Math.ceil(spread.eurPerYear / ROUND_EUR) * ROUND_EUR)),
    head: t.yearsHead,
    rows: [
      [texts.ways.today, '', '', writeBand(labelBand(plan)), perMonth(billsOf(plan).now)],
      ...lines.map(({ year, net, label, bill }) => [
        String(year),
        steps
          .filter((step) => step.year === year)
          .map(({ step }) => texts.ways.step(step.number))
          .join(', '),
        words.number(net),
        writeLabel(label),
        perMonth(bill),
      ]),
    ],
    total: lines.length > 1 ? [texts.step.total, '', words.number(sums.plan.net), '', ''] : null,
  };
}
