import { CARRIERS, type MeasureCode, measuresOf } from '@rooftree/engine';
import type { ComfortTopic } from '@rooftree/words/passport/context-texts';
import type { Passport } from '../passport.ts';
import { capitalise, type Writer, writeMonth } from '../writer.ts';

export function homeContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.home;
  const { beforeWPerK, afterWPerK } = passport.heatLoss;
  const hasSteps = passport.steps.length > 0;
  const saved = (100 * (beforeWPerK - afterWPerK)) / beforeWPerK;
  return {
    heading: t.heading,
    title: hasSteps && saved >= 1 ? t.title(words.percent(saved)) : t.titleGood,
    loss: lossContent(passport, writer),
    energy: energyContent(passport, writer),
    notes: [
      t.useNote,
      `${readySentence(passport, writer)} ${peakSentence(passport, writer)}`,
      solarSentence(passport, writer),
    ],
    living: { title: t.livingTitle, items: topicsOf(passport).map((topic) => t.topics[topic]) },
  };
}

/** One scale for both, so that the bars can be compared. */
function lossContent({ heatLoss, steps }: Passport, { words, texts }: Writer) {
  const t = texts.home;
  const hasSteps = steps.length > 0;
  const most = Math.max(...heatLoss.rows.flatMap(({ beforeWPerK, afterWPerK }) => [beforeWPerK, afterWPerK]));
  const rows = heatLoss.rows
    .filter(({ beforeWPerK, afterWPerK }) => beforeWPerK + afterWPerK >= 1)
    .sort((a, b) => b.beforeWPerK - a.beforeWPerK)
    .map(({ path, beforeWPerK, afterWPerK }) => ({
      name: words.catalogue.lossPaths[path],
      before: { share: beforeWPerK / most, value: words.number(beforeWPerK) },
      after: hasSteps ? { share: afterWPerK / most, value: words.number(afterWPerK) } : null,
    }));
  return {
    title: `${t.lossTitle}, ${t.unit}`,
    head: hasSteps ? [t.path, '', t.before, t.after] : [t.path, '', t.before],
    rows,
    total: [
      t.total,
      '',
      words.number(heatLoss.beforeWPerK),
      ...(hasSteps ? [words.number(heatLoss.afterWPerK)] : []),
    ],
    alt: t.lossAlt(
      rows
        .map(({ name, before, after }) => `${name} ${before.value} ${after?.value ?? ''}`.trim())
        .join(', '),
    ),
  };
}

function energyContent({ plan, steps }: Passport, writer: Writer) {
  const { words, texts } = writer;
  const t = texts.home;
  const { baseline, result } = plan;
  const hasSteps = steps.length > 0;
  const { carriers } = words.catalogue;
  const bought = CARRIERS.filter((carrier) =>
    [baseline, result].some((state) => (state.final_kwh_by_carrier[carrier] ?? 0) > 0),
  );
  const price = (carrier: string) => plan.energy_prices.find((one) => one.carrier === carrier);
  const kwh = (of: number | undefined) => words.number(of ?? 0);
  return {
    title: t.energyTitle,
    head: [t.carrier, t.beforeKwh, ...(hasSteps ? [t.afterKwh] : []), t.price, t.priceDate],
    rows: bought.map((carrier) => [
      capitalise(carriers[carrier]),
      kwh(baseline.final_kwh_by_carrier[carrier]),
      ...(hasSteps ? [kwh(result.final_kwh_by_carrier[carrier])] : []),
      words.number(price(carrier)?.eur_per_kwh ?? 0, 3),
      writeMonth(price(carrier)?.source_date ?? ''),
    ]),
  };
}

/** What is produced, as a share of what the home uses after the works, whoever produced that. */
function solarSentence({ plan }: Passport, { words, texts }: Writer): string {
  const { solar_used_kwh: used, solar_exported_kwh: exported, final_kwh_by_carrier: bought } = plan.result;
  const produced = used + exported;
  if (produced === 0) return texts.home.noSolar;
  const share = (100 * produced) / ((bought.electricity ?? 0) + used);
  return texts.home.solar(words.number(used), words.number(exported), words.percent(share));
}

function readySentence({ lowTemperatureAfterStep: step }: Passport, { texts }: Writer): string {
  const { ready } = texts.home;
  if (step === null) return ready.not;
  return step === 0 ? ready.now : ready.after(step);
}

function peakSentence({ plan, steps }: Passport, { words, texts }: Writer): string {
  const [before, after] = [plan.baseline, plan.result].map((state) =>
    words.number(state.peak_heat_load_kw, 1),
  );
  return steps.length > 0
    ? texts.home.peakLoad(before ?? '', after ?? '')
    : texts.home.peakLoadNow(before ?? '');
}

/** What concerns these works and this home. */
function topicsOf({ plan }: Passport): ComfortTopic[] {
  const measures = new Set(plan.steps.flatMap(measuresOf));
  const has = (part: string) => [...measures].some((code: MeasureCode) => code.includes(part));
  const isInsulated = has('insulation') || has('roof') || has('wall') || has('floor');
  const hasNetwork = [plan.baseline, plan.result].some(
    (state) => (state.final_kwh_by_carrier.district_heat ?? 0) > 0,
  );
  const topics: [ComfortTopic, boolean][] = [
    ['walls_warm', isInsulated],
    ['windows_draught', has('windows')],
    ['ventilation_air', has('ventilation')],
    ['moisture', isInsulated],
    ['summer', true],
    ['asbestos', plan.year_built < 2001 && measures.size > 0],
    ['electrical', has('heat_pump') || has('solar') || has('battery')],
    ['noise', has('heat_pump') || has('ventilation')],
    ['network', !hasNetwork],
    ['fire', isInsulated || measures.size === 0],
    ['bio_based', isInsulated],
    ['reuse', measures.size > 0],
    ['together', plan.steps.some((step) => measuresOf(step).length > 1)],
  ];
  return topics.filter(([, concerns]) => concerns).map(([topic]) => topic);
}
