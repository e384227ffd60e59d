import { inSentence } from '@rooftree/words';
import { DUTIES_CHECKED } from '../data/legal-duties.ts';
import type { Passport } from '../passport.ts';
import { breakable, type Writer, writeRate } from '../writer.ts';

export function fundingContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const { plan } = passport;
  const t = texts.funding;
  const grants = plan.steps.flatMap((step) =>
    step.works.flatMap((work) =>
      work.subsidies.map((line) => ({
        name: `${words.scheme(line.scheme)}${texts.colon} ${inSentence(words.work(work.work))}`,
        rule: `${breakable(line.rule_id)}, ${words.catalogue.confidences[line.confidence]}`,
        amount: words.number(line.amount),
        conditions: line.conditions.map((code) => words.condition(code)).join('; '),
      })),
    ),
  );
  return {
    heading: t.heading,
    title: grants.length > 0 ? t.title(words.euro(plan.totals.subsidy_amount)) : t.titleNone,
    grants: {
      title: t.grants,
      head: [t.scheme, t.conditions, t.amount],
      rows: grants,
      total: words.number(plan.totals.subsidy_amount),
      none: t.noGrants,
    },
    status: t.schemeStatus[plan.label_scale],
    loans: { title: t.loans, items: loanItems(passport, writer), none: t.noLoans },
    vat: { title: t.vatTitle, text: t.vat[plan.country] },
    links: {
      title: t.links,
      items: passport.contacts.map(({ id, url }) => ({ text: texts.comfort.contacts[id], url })),
    },
    notes: [t.checked(words.date(DUTIES_CHECKED)), t.notAdvice],
  };
}

function loanItems({ plan }: Passport, writer: Writer): string[] {
  const { words, texts } = writer;
  const t = texts.funding;
  return plan.loans.map((loan) => {
    const terms = [
      loan.max_amount_eur === null ? null : t.loanUpTo(words.euro(loan.max_amount_eur)),
      loan.max_years === null ? null : t.loanYears(loan.max_years),
      loan.rate_percent === null ? null : t.loanRate(writeRate(loan.rate_percent, writer)),
      words.catalogue.confidences[loan.confidence],
    ];
    return `${words.loan(loan.id)}${texts.colon} ${terms.filter((term) => term !== null).join(', ')}`;
  });
}
