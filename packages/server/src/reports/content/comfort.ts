import { type MeasureCode, measuresOf } from '@rooftree/engine';
import type { Passport } from '../passport.ts';
import type { ComfortTopic } from '../texts/passport-texts.ts';
import type { Writer } from '../writer.ts';

export function comfortContent(passport: Passport, { texts }: Writer) {
  const t = texts.comfort;
  const measures = new Set(passport.plan.steps.flatMap(measuresOf));
  const has = (...codes: MeasureCode[]) => codes.some((code) => measures.has(code));
  const hasWindows = has('windows_high_efficiency', 'windows_triple');
  const hasElectrical = has(
    'heat_pump_hybrid',
    'heat_pump_air_water',
    'heat_pump_ground',
    'solar_panels',
    'battery',
  );
  const block = (title: string, topics: (ComfortTopic | false)[]) => ({
    title,
    texts: topics.filter((topic) => topic !== false).map((topic) => t.topics[topic]),
  });
  return {
    heading: t.heading,
    title: t.title,
    blocks: [
      block(t.comfort, ['walls_warm', hasWindows && 'windows_draught', 'summer']),
      block(t.health, ['ventilation_air', 'moisture', 'noise']),
      block(t.safety, ['fire', passport.plan.year_built < 2001 && 'asbestos', hasElectrical && 'electrical']),
      block(t.circularity, ['bio_based', 'reuse', passport.steps.length > 0 && 'together']),
    ],
    contacts: {
      title: t.contactsTitle,
      items: passport.contacts.map(({ id, url }) => ({ text: t.contacts[id], url })),
    },
  };
}
