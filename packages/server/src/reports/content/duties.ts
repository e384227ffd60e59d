import { DUTIES_CHECKED } from '../data/legal-duties.ts';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

export function dutiesContent(passport: Passport, { words, texts }: Writer) {
  const t = texts.duties;
  const { plan } = passport;
  const names: Record<string, string> = t.namedSources;
  const place = plan.country === 'NL' ? words.catalogue.countries.NL : words.catalogue.regions[plan.region];
  return {
    heading: t.heading,
    title: t.title(place),
    intro: t.intro(words.date(DUTIES_CHECKED)),
    rows: passport.duties.map((duty) => ({
      ...texts.dutyTexts[duty.id],
      status: t.statuses[duty.status],
      isInForce: duty.status === 'in_force',
      source: `${t.source}${texts.colon} ${duty.sources.map((source) => names[source] ?? source).join('; ')} (${words.catalogue.confidences[duty.confidence]})`,
    })),
  };
}
