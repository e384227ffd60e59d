/** What a grant of ours pays, a sentence for each case that differs; pure. */
import type { Words } from '@rooftree/words/words-of';
import type { PricesTexts } from '../texts/en/data.ts';
import type { LocalGrant, OurGrant } from './price-book.ts';

type Amount = OurGrant['amounts'][number];

export function sentencesOf({ amounts }: OurGrant, words: Words, texts: PricesTexts): string[] {
  const groupsOf = new Map<string, number[]>();
  for (const amount of amounts) {
    const sentence = amountText(amount, words, texts);
    const groups = groupsOf.get(sentence) ?? [];
    groupsOf.set(sentence, groups);
    if (amount.income_group !== null) groups.push(amount.income_group);
  }
  return [...groupsOf].map(([sentence, groups]) =>
    groups.length === 0 || groups.length === 4 ? sentence : texts.ofIncomeGroups(groups.join(', '), sentence),
  );
}

function amountText(amount: Amount, words: Words, texts: PricesTexts): string {
  const limits = [
    ...(amount.max_eur === null ? [] : [texts.atMost(words.euro(amount.max_eur))]),
    ...(amount.max_percent === null || amount.per === 'invoice'
      ? []
      : [texts.atMost(texts.ofInvoice(words.percent(amount.max_percent)))]),
  ];
  const cases = amount.combination === null ? [] : [texts.combinations[amount.combination]];
  return [baseText(amount, words, texts), ...limits, ...cases].join(', ');
}

function baseText({ per, amount, start_eur: start }: Amount, words: Words, texts: PricesTexts): string {
  if (per === 'invoice') return texts.ofInvoice(words.percent(amount));
  const euro = Number.isInteger(amount) ? words.euro(amount) : words.euroCents(amount);
  if (per === 'kW')
    return start === 0 ? texts.perUnit(euro, 'kW') : `${words.euro(start)} + ${texts.perUnit(euro, 'kW')}`;
  return per === 'm2' ? texts.perUnit(euro, 'm²') : euro;
}

export function localSentence(grant: LocalGrant, words: Words, texts: PricesTexts): string {
  const { per, amount, max_eur, income_groups: groups } = grant;
  const plain = {
    income_group: null,
    per,
    amount,
    start_eur: 0,
    max_percent: null,
    max_eur,
    combination: null,
  };
  const sentence = amountText(plain, words, texts);
  return groups.length === 0 ? sentence : texts.ofIncomeGroups(groups.join(', '), sentence);
}

/** "since 1 January 2026", or until when. */
export function daysText(words: Words, texts: PricesTexts, from: string, to: string | null): string {
  return to === null ? texts.since(words.date(from)) : texts.fromTo(words.date(from), words.date(to));
}

/** "October 2026". */
export function monthText({ language }: Words, month: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
