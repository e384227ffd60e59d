import type { StoredPlan } from '@rooftree/engine';
import { officialUrl } from '@rooftree/words';
import { FOSSIL_RULES, FOSSIL_RULES_CHECKED } from '../data/fossil-boilers.ts';
import type { Duty } from '../data/legal-duties.ts';
import type { Passport } from '../passport.ts';
import { type Writer, writeMonth } from '../writer.ts';

export function dutiesContent(passport: Passport, { words, texts }: Writer) {
  const t = texts.duties;
  const { plan } = passport;
  const place = plan.country === 'NL' ? words.catalogue.countries.NL : words.catalogue.regions[plan.region];
  return {
    heading: t.heading,
    title: t.title(place),
    none: t.none,
    groups: (['label', 'other'] as const).flatMap((group) => {
      const duties = passport.duties.filter(({ kind }) => kind === group);
      return duties.length === 0 ? [] : [{ title: t.groups[group], rows: duties.map(row) }];
    }),
    fossilEnd: fossilSentence(plan),
  };

  /** For a home with gas or oil today. */
  function fossilSentence({ baseline, label_scale: scale }: StoredPlan): string | null {
    const { gas = 0, oil = 0 } = baseline.final_kwh_by_carrier;
    if (gas + oil === 0) return null;
    const rule = FOSSIL_RULES[scale];
    const checked = writeMonth(FOSSIL_RULES_CHECKED);
    return rule
      ? t.fossilEnd.heavyRenovation(rule.heavyRenovationFrom, checked)
      : t.fossilEnd.unknown(checked);
  }

  function row(duty: Duty) {
    const { id, status, readOn } = duty;
    const url = officialUrl(duty, words.language);
    return {
      ...texts.dutyTexts[id],
      status: t.statuses[status],
      isInForce: status === 'in_force',
      url,
      source: t.read(siteOf(url), words.date(readOn)),
    };
  }
}

/** "www.vlaanderen.be" is said as "vlaanderen.be"; the link leads to the page itself. */
function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
