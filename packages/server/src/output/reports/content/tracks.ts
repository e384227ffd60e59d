import { MEASURES, type Track } from '@rooftree/engine';
import { netOf, wholeParts } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

/** An apartment's works by who decides about them; the two sums add up to what the owner pays. Null for a house. */
export function tracksContent({ plan, sums }: Passport, { words, texts }: Writer) {
  const t = texts.tracks;
  const works = plan.steps.flatMap((step) => step.works);
  // A social landlord decides about the whole building.
  const isOneOwner = plan.controls.ownership === 'social_landlord';
  if (isOneOwner || !works.some(({ track }) => track === 'building')) return null;
  const of = (track: Track) => works.filter((work) => work.track === track);
  const eur = (track: Track) => of(track).reduce((sum, work) => sum + Math.round(netOf(work) * 100), 0) / 100;
  const [own = 0, common = 0] = wholeParts([eur('private'), eur('building')], sums.plan.net);
  const isMeasure = (work: string) => MEASURES.some((measure) => measure === work);
  const track = (code: Track, title: string, decides: string, net: number) => ({
    title,
    decides: `${t.decides}${texts.colon} ${decides}`,
    works: of(code)
      .filter(({ work }) => isMeasure(work))
      .map(({ work, owner_share_percent: share }) =>
        share === undefined
          ? words.work(work)
          : `${words.work(work)} (${texts.step.share(words.percent(share, Number.isInteger(share) ? 0 : 1))})`,
      ),
    net: `${t.youPay} ${words.euro(net)}`,
  });
  return {
    title: t.title,
    intro: t.intro,
    columns: [
      track('private', t.private, t.owner, own),
      track('building', t.building, t.meeting, common),
    ].filter(({ works: list }) => list.length > 0),
  };
}
