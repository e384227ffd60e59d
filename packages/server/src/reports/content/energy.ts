import { CARRIERS } from '@rooftree/engine';
import type { Passport } from '../passport.ts';
import { capitalise, type Writer } from '../writer.ts';

export function energyContent(passport: Passport, writer: Writer) {
  const { words, texts } = writer;
  const { plan } = passport;
  const t = texts.energy;
  const { baseline, result } = plan;
  const { carriers } = words.catalogue;
  const bought = CARRIERS.filter((carrier) =>
    [baseline, result].some((state) => (state.final_kwh_by_carrier[carrier] ?? 0) > 0),
  );
  return {
    heading: t.heading,
    title:
      passport.steps.length > 0
        ? t.title(words.number(baseline.final_kwh), words.number(result.final_kwh))
        : t.titleNothing(words.number(baseline.final_kwh)),
    useNote: t.useNote,
    byCarrier: {
      title: t.byCarrier,
      head: [t.carrier, t.before, t.after],
      rows: bought.map((carrier) => [
        capitalise(carriers[carrier]),
        words.number(baseline.final_kwh_by_carrier[carrier] ?? 0),
        words.number(result.final_kwh_by_carrier[carrier] ?? 0),
      ]),
    },
    prices: {
      title: t.pricesTitle,
      intro: t.pricesIntro,
      head: [t.carrier, t.price, t.priceDate],
      rows: plan.energy_prices
        .filter(({ carrier }) => carrier === 'electricity_feed_in' || bought.includes(carrier))
        .map((price) => [
          capitalise(carriers[price.carrier]),
          words.number(price.eur_per_kwh, 3),
          writePriceDate(price.source_date, writer),
        ]),
    },
    topics: [
      { title: t.solarTitle, text: solarSentence(passport, writer) },
      {
        title: t.readyTitle,
        text: `${readySentence(passport, writer)} ${t.peakLoad(words.number(baseline.peak_heat_load_kw, 1), words.number(result.peak_heat_load_kw, 1))}`,
      },
      { title: t.networkTitle, text: t.network },
    ],
  };
}

/** Sources give a day, a month or a year. */
function writePriceDate(date: string, { words }: Writer): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? words.date(date) : date;
}

function solarSentence({ plan }: Passport, { words, texts }: Writer): string {
  const { solar_used_kwh: used, solar_exported_kwh: exported } = plan.result;
  return used + exported > 0
    ? texts.energy.solar(words.number(used), words.number(exported))
    : texts.energy.noSolar;
}

function readySentence({ lowTemperatureAfterStep: step }: Passport, { texts }: Writer): string {
  if (step === null) return texts.energy.notReady;
  return step === 0 ? texts.energy.readyNow : texts.energy.readyAfter(step);
}
