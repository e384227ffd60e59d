/** The overview of a portfolio on one page, in the words of the console and the theme of the passport. */
import { ALL_TEXTS } from '@rooftree/console/texts/all-texts';
import { LABEL_SCALES, REGIONS, scaleOf } from '@rooftree/engine';
import {
  type Language,
  labelColour,
  readableAccent,
  rounded,
  roundedRange,
  words,
  writeLabel,
} from '@rooftree/words';
import type { Context } from '../../../access/contexts/contexts.ts';
import { localDay } from '../../../infra/local-day.ts';
import { printable } from '../../../output/reports/printable.ts';
import { LAYOUT_FOLDER, type RenderSettings, renderLayout } from '../../../output/reports/render-passport.ts';
import { typesetAll } from '../../../output/reports/typeset.ts';
import type { Overview } from './overview.service.ts';

interface Shown {
  overview: Overview;
  context: Pick<Context, 'name' | 'accentColor'>;
  language: Language;
  isFiltered: boolean;
}

const OWN_ACCENT = '#0b5d4b';
/** More years than these would not fit the page; duties further away matter less. */
const MOST_YEARS = 12;

export function renderOverview(
  settings: RenderSettings,
  contextId: string,
  shown: Shown,
): Promise<Uint8Array> {
  return renderLayout(settings, contextId, {
    layoutFolder: LAYOUT_FOLDER,
    main: 'overview.typ',
    data: JSON.stringify(typesetAll(overviewContent(shown))),
    language: shown.language,
  });
}

function overviewContent({ overview, context, language, isFiltered }: Shown) {
  const texts = ALL_TEXTS[language].overview;
  const write = words(language);
  const [lang = language, region = null] = language.split('-');
  const date = localDay('BE');
  const name = printable(context.name);
  const count = (value: number) => write.number(value);
  const thousands = (value: number) => write.number(value / 1000, value < 100_000 ? 1 : 0);
  const less = (now: number, after: number) =>
    now === 0 ? '' : texts.less(write.percent(Math.round((100 * (now - after)) / now)));
  const { net_cost, net_cost_low, net_cost_high } = overview;
  const range = roundedRange({ p10: net_cost_low, p90: net_cost_high }, net_cost);
  return {
    document: {
      lang,
      region,
      title: `${texts.title}, ${name}`,
      date,
      accent: readableAccent(context.accentColor ?? OWN_ACCENT, 'light'),
    },
    name,
    title: texts.title,
    scope: isFiltered ? texts.filtered : texts.wholePortfolio,
    madeOn: texts.madeOn(write.date(date)),
    lead: texts.lead(count(overview.planned), texts.homes(count(overview.homes), overview.homes === 1)),
    figures: [
      {
        title: texts.investment,
        before: null,
        after: write.euro(rounded(net_cost)),
        unit: '',
        note: texts.investmentNote(write.euroRange(range)),
      },
      {
        title: texts.energy,
        before: thousands(overview.energy_now_kwh),
        after: thousands(overview.energy_after_kwh),
        unit: 'MWh',
        note: less(overview.energy_now_kwh, overview.energy_after_kwh),
      },
      {
        title: texts.co2,
        before: thousands(overview.co2_now_kg),
        after: thousands(overview.co2_after_kg),
        unit: 't',
        note: less(overview.co2_now_kg, overview.co2_after_kg),
      },
    ],
    labels: {
      title: texts.labels,
      head: [texts.today, texts.after],
      scales: overview.scales.map(({ label_scale, labels }) => ({
        title: scaleName(label_scale, write),
        most: Math.max(1, ...labels.flatMap(({ now, after }) => [now, after])),
        // A scale of 18 labels leaves no room for those that no home has.
        rows: labels
          .filter(({ now, after }) => now + after > 0)
          .map(({ label, now, after }) => ({
            badge: { label: writeLabel(label), ...labelColour(scaleCode(label_scale), label) },
            now,
            after,
          })),
      })),
    },
    duties: {
      title: texts.duties,
      lead: texts.dutiesLead,
      none: texts.noDuties,
      head: [texts.year, texts.number, texts.cost],
      rows: overview.duties
        .slice(0, MOST_YEARS)
        .map(({ year, homes, net_cost: cost }) => [String(year), count(homes), write.euro(rounded(cost))]),
    },
  };
}

type Write = ReturnType<typeof words>;

function scaleCode(scale: string): (typeof LABEL_SCALES)[number] {
  return LABEL_SCALES.find((one) => one === scale) ?? 'flanders';
}

/** Where it applies. */
function scaleName(scale: string, { catalogue }: Write): string {
  const region = REGIONS.find((one) => scaleOf(one) === scale);
  return scale === 'netherlands' || region === undefined ? catalogue.countries.NL : catalogue.regions[region];
}
