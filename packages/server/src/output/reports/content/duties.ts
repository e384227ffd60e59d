import { officialUrl } from '@rooftree/words';
import type { Duty } from '../data/legal-duties.ts';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

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
  };

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
