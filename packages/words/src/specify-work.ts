/** A specification in one language: what a contractor needs to quote a work, as every surface writes it. */
import type { QuoteLine, SiteCheck, SpecifiedValue, Track, WorkSpecification } from '@rooftree/engine';
import { fill, inSentence, type Values } from './fill.ts';
import { roundedRange } from './rounded-range.ts';
import type { Words } from './words-of.ts';

export interface SpecifiedWork {
  /** A name and its value each, in the order of reading. */
  figures: { name: string; value: string }[];
  checks: string[];
  lines: { name: string; quantity: string }[];
}

/** `track`: works on the building are quoted for all of it, while the plan has the figures of one flat. */
export function specifyWork(
  specification: WorkSpecification,
  words: Words,
  track: Track | null = null,
): SpecifiedWork {
  const { quoteLines, specification: t } = words.catalogue;
  const isShared = track === 'building';
  return {
    figures: isShared
      ? [{ name: t.shared, value: t.sharedQuote }, ...figuresOf(ofOneFlat(specification), words)]
      : figuresOf(specification, words),
    checks: specification.site_checks.map((check) => checkOf(check, isShared, words)),
    lines: specification.quote_lines.map((line) => ({
      name: quoteLines[line.code],
      quantity: isShared && line.unit !== 'job' ? t.wholeBuilding : quantityOf(line, words),
    })),
  };
}

/** Neither the range of an area that is a share, nor a power that serves one flat, says anything to a contractor. */
function ofOneFlat({ area_m2: area, heating, ...others }: WorkSpecification): WorkSpecification {
  return {
    ...others,
    ...(area && { area_m2: exactly(area) }),
    ...(heating && {
      heating: { ...heating, power_kw: null, design_heat_load_kw: exactly(heating.design_heat_load_kw) },
    }),
  };
}

function exactly({ value }: SpecifiedValue): SpecifiedValue {
  return { value, low: value, high: value };
}

function checkOf({ code, values = {} }: SiteCheck, isShared: boolean, words: Words): string {
  const { siteChecks, specification: t } = words.catalogue;
  const { low_m2: low, high_m2: high } = values;
  if (isShared && code === 'measure_area') return t.sharedArea;
  if (isShared && code === 'electrical_connection') return t.sharedConnection;
  if (typeof low !== 'number' || typeof high !== 'number') return filled(siteChecks[code], values, words);
  const area = roundedRange({ p10: low, p90: high }, low);
  return filled(siteChecks[code], { low_m2: area.p10, high_m2: area.p90 }, words);
}

function figuresOf(specification: WorkSpecification, words: Words): SpecifiedWork['figures'] {
  const { specification: t, trades, schemes, grantRequirements } = words.catalogue;
  const { area_m2: area, battery_kwh: battery, after, grant_requirements: grants } = specification;
  const figures = [
    { name: t.area, parts: area === undefined ? [] : [spread(area, 'm²', words)] },
    { name: t.insulation, parts: insulationParts(specification, words) },
    { name: t.window, parts: openingParts(specification, words) },
    { name: t.airtightness, parts: airtightnessParts(specification, words) },
    { name: t.ventilation, parts: ventilationParts(specification, words) },
    ...heatingFigures(specification, words),
    { name: t.solar, parts: solarParts(specification, words) },
    { name: t.battery, parts: battery === undefined ? [] : [`${decimal(battery, words)} kWh`] },
    {
      name: t.grants,
      parts: grants.map(({ scheme, requirement, limit, is_met: isMet }) => {
        const names: Record<string, string | undefined> = schemes;
        const demand = filled(grantRequirements[requirement], { limit: decimal(limit, words) }, words);
        const state = isMet === null ? t.toShow : isMet ? t.met : t.notMet;
        return `${names[scheme] ?? scheme}${words.colon} ${demand} (${state})`;
      }),
    },
    { name: t.trades, parts: specification.trades.map((trade) => trades[trade]) },
    { name: t.after, parts: after.map((work) => inSentence(words.work(work))) },
  ];
  return figures
    .filter(({ parts }) => parts.length > 0)
    .map(({ name, parts }) => ({ name, value: parts.join(', ') }));
}

function insulationParts({ insulation }: WorkSpecification, words: Words): string[] {
  if (insulation === undefined) return [];
  const { specification: t, materials } = words.catalogue;
  const { u_before_w_per_m2k: before, u_after_w_per_m2k: after } = insulation;
  return [
    filled(t.addedR, { r: decimal(insulation.added_r_m2k_per_w, words) }, words),
    filled(t.uValue, { before: decimal(before.value, words), after: decimal(after.value, words) }, words),
    filled(
      t.example,
      {
        thickness: decimal(insulation.thickness_mm / 10, words),
        material: materials[insulation.material],
        lambda: words.number(insulation.lambda_w_per_mk, 3),
      },
      words,
    ),
  ];
}

function openingParts({ opening }: WorkSpecification, words: Words): string[] {
  if (opening === undefined) return [];
  const { specification: t } = words.catalogue;
  const { u_before_w_per_m2k: before, u_after_w_per_m2k: after, g_value: g } = opening;
  return [
    filled(t.uOpening, { before: decimal(before.value, words), after: decimal(after, words) }, words),
    ...(g === null ? [] : [filled(t.gValue, { g: decimal(g, words) }, words)]),
  ];
}

function airtightnessParts({ airtightness: of }: WorkSpecification, words: Words): string[] {
  if (of === undefined) return [];
  const { infiltration_before_per_h: before, infiltration_after_per_h: after } = of;
  const values = { before: decimal(before.value, words), after: decimal(after.value, words) };
  return [filled(words.catalogue.specification.infiltration, values, words)];
}

function ventilationParts({ ventilation }: WorkSpecification, words: Words): string[] {
  if (ventilation === undefined) return [];
  const { specification: t } = words.catalogue;
  const { mean_air_flow_m3_per_h: mean, heat_recovery_percent: recovery, standard } = ventilation;
  const design = decimal(ventilation.design_air_flow_m3_per_h_per_m2, words);
  return [
    filled(t.airFlow, { standard, design, mean: decimal(mean.value, words) }, words),
    ...(recovery === null ? [] : [filled(t.recovery, { recovery_percent: recovery }, words)]),
  ];
}

function heatingFigures({ heating, hot_water: hotWater }: WorkSpecification, words: Words) {
  const { specification: t } = words.catalogue;
  const water =
    hotWater === undefined
      ? []
      : [
          filled(t.residents, { residents: decimal(hotWater.residents, words) }, words),
          ...(hotWater.collector_m2 === null
            ? []
            : [filled(t.collector, { collector: decimal(hotWater.collector_m2, words) }, words)]),
        ];
  if (heating === undefined) return [{ name: t.hotWater, parts: water }];
  const { power_kw: power, units, flow_temperature_c: flow, design_heat_load_kw: load } = heating;
  return [
    {
      name: t.power,
      parts:
        power === null
          ? []
          : [`${decimal(power, words)} kW`, ...(units > 1 ? [filled(t.units, { units }, words)] : [])],
    },
    {
      name: t.heatLoad,
      parts: [
        filled(
          t.heatLoadAt,
          {
            load: decimal(load.value, words),
            outside: decimal(heating.design_outside_c, words),
            inside: decimal(heating.design_inside_c, words),
            w_per_m2: decimal(heating.design_heat_load_w_per_m2, words),
          },
          words,
        ),
        ...betweenPart(load, 'kW', words),
      ],
    },
    { name: t.flow, parts: flow === null ? [] : [filled(t.flowAt, { flow: decimal(flow, words) }, words)] },
    {
      name: t.hotWater,
      parts: [heating.hot_water === 'with_heating' ? t.withHeating : t.separate, ...water],
    },
  ];
}

function solarParts({ solar }: WorkSpecification, words: Words): string[] {
  if (solar === undefined) return [];
  const { specification: t } = words.catalogue;
  const values = {
    kwp: decimal(solar.power_kwp, words),
    yield: decimal(solar.yield_kwh_per_kwp.value, words),
  };
  return [filled(t.solarYield, values, words), t.orientation];
}

/** "143 m² (likely 96 – 210)"; without a range where the facts behind it are given. */
function spread(of: SpecifiedValue, unit: string, words: Words): string {
  const { p10, p90 } = roundedRange({ p10: of.low, p90: of.high }, of.value);
  const range = of.low < of.high ? { low: p10, high: p90 } : of;
  const between = betweenPart({ ...of, ...range }, unit, words).map((text) => ` (${text})`);
  return `${decimal(of.value, words)}\u00a0${unit}${between.join('')}`;
}

function betweenPart({ low, high }: SpecifiedValue, unit: string, words: Words): string[] {
  if (low >= high) return [];
  const range = `${decimal(low, words)} – ${decimal(high, words)}\u00a0${unit}`;
  return [filled(words.catalogue.specification.between, { range }, words)];
}

function quantityOf({ quantity, unit }: QuoteLine, words: Words): string {
  if (unit === 'job') return words.catalogue.specification.job;
  return unit === 'm2' ? `${decimal(quantity, words)}\u00a0m²` : words.quantity(quantity, unit);
}

/** As many decimals as the figure has, at most two; from ten on none. */
function decimal(value: number, words: Words): string {
  if (Math.abs(value) >= 10 || Number.isInteger(value)) return words.number(value);
  return words.number(value, Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2);
}

function filled(sentence: string, values: Values, words: Words): string {
  return fill(words.language, sentence, values, (_, text) => text);
}
