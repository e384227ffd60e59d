import { INCOME_LIMITS, type StoredLoan, type StoredPlan } from '@rooftree/engine';
import { inSentence } from '@rooftree/words';
import { type Passport, passportGrants } from '../passport.ts';
import { printable } from '../printable.ts';
import type { Writer } from '../writer.ts';

export function moneyContent(passport: Passport, writer: Writer) {
  const t = writer.texts.money;
  const { plan } = passport;
  return {
    heading: t.heading,
    title: t.title,
    grants: {
      title: t.grantsTitle,
      status: t.schemeStatus[plan.label_scale],
      ...grantsContent(passport, writer),
    },
    conditions: { title: t.conditionsTitle, items: conditions(plan, writer) },
    loans: {
      title: t.loansTitle,
      items: plan.loans.length === 0 ? [t.noLoans] : plan.loans.map((loan) => loanSentence(loan, writer)),
    },
    vat: { title: t.vatTitle, text: t.vat[plan.country] },
    years: yearsTable(plan, writer),
    note: t.notAdvice,
  };
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
  return {
    none: lines.length === 0 ? t.noGrants : null,
    head: ['', t.amount],
    rows: lines.map(({ work, line }) => ({
      cells: [
        `${line.name === undefined ? words.scheme(line.scheme) : printable(line.name)}, ${inSentence(words.work(work.work))}`,
        words.number(line.amount),
      ],
      isCounted: false,
    })),
    mark: lines.length > 1 ? `${texts.step.total} ${words.euro(sums.plan.grants)}` : '',
    note: '',
  };
}

function conditions(plan: StoredPlan, { words }: Writer): string[] {
  const works = plan.steps.flatMap((step) => step.works);
  const codes = new Set(works.flatMap(({ subsidies }) => subsidies.flatMap((line) => line.conditions)));
  return [...codes].map((code) => words.condition(code));
}

function loanSentence(loan: StoredLoan, writer: Writer): string {
  const { words, texts } = writer;
  const t = texts.money;
  const terms = [
    ...(loan.max_amount_eur === null ? [] : [t.loanUpTo(words.euro(loan.max_amount_eur))]),
    ...(loan.max_years === null ? [] : [t.loanYears(loan.max_years)]),
    ...(loan.rate_percent === null ? [] : [t.loanRate(words.rate(loan.rate_percent))]),
    ...(loan.conditions ?? []).map((code) => words.loanCondition(code)),
  ];
  return `${words.loan(loan.id)}${terms.length > 0 ? `${texts.colon} ${terms.join(', ')}` : ''}`;
}

/** Whole euros that add up in each row: what is left follows from the others. */
function yearsTable({ cash_flow: flow }: StoredPlan, { words, texts }: Writer) {
  const t = texts.money;
  const years = flow?.years ?? [];
  const hasSupport = years.some(({ support }) => Math.round(support) > 0);
  return {
    title: t.yearsTitle,
    intro: t.yearsIntro,
    head: [t.fromYear, t.billBefore, t.billAfter, ...(hasSupport ? [t.support] : []), t.loan, t.net],
    rows: years.map((year) => {
      const [before, after, support, loan] = [
        year.bill_before,
        year.bill_after,
        year.support,
        year.loan_payment,
      ].map(Math.round);
      const cells = [before ?? 0, after ?? 0, ...(hasSupport ? [support ?? 0] : []), loan ?? 0];
      const left = (before ?? 0) - (after ?? 0) + (support ?? 0) - (loan ?? 0);
      return [String(year.from_year), ...[...cells, left].map((eur) => words.number(eur))];
    }),
  };
}
