/** The cells of a row in words: what the table shows and the export writes. */
import type { PortfolioItem } from '@rooftree/client';
import { type LabelScale, REGIONS, scaleOf } from '@rooftree/engine';
import { formatDate, formatEuro, formatEuroRange, formatNumber } from '@rooftree/words/format';
import { writeLabel } from '@rooftree/words/label-colours';
import { rounded, roundedRange } from '@rooftree/words/rounded-range';
import { providerName } from '../connections/provider-name.ts';
import { bandOf } from '../labels/label-band.ts';
import { addressLine } from '../words/address-line.ts';
import type { OfficeWords } from '../words/language.ts';
import { daysSince } from '../words/local-day.ts';
import type { Column } from './views/view.ts';

export const addressOf = addressLine;

/** The scale of the estate's region; of an unknown region, the one of its country with plain letters. */
export function scaleOfAddress({
  region,
  country,
}: Pick<PortfolioItem['address'], 'region' | 'country'>): LabelScale {
  const known = REGIONS.find((one) => one === region);
  return known === undefined ? (country === 'NL' ? 'netherlands' : 'flanders') : scaleOf(known);
}

export function headOf(column: Column, { texts }: OfficeWords): string {
  const heads: Record<Column, string> = {
    address: texts.address,
    type: texts.type,
    year: texts.yearBuilt,
    labels: texts.labels,
    cost: texts.ownerPays,
    energy: texts.energyUse,
    certificate: texts.certificateUntil,
    quality: texts.quality,
    status: texts.status,
    agent: texts.agent,
    planned: texts.plannedAt,
    source: texts.source,
    updated: texts.updatedAt,
    reference: texts.reference,
  };
  return heads[column];
}

export function textOf(column: Column, item: PortfolioItem, words: OfficeWords): string {
  const { texts, places } = words;
  switch (column) {
    case 'address':
      return addressOf(item, words);
    case 'type':
      return places.estateTypes[item.estate_type];
    case 'year':
      return item.year_built === null ? '' : String(item.year_built);
    case 'labels':
      return labelsText(item, words);
    case 'cost':
      return costText(item, words);
    case 'energy':
      return energyText(item, words);
    case 'certificate':
      return item.certificate_valid_until === null
        ? ''
        : formatDate(words.language, item.certificate_valid_until);
    case 'quality':
      return item.quality_label;
    case 'status':
      return item.estate_status === null ? '' : texts.statuses[item.estate_status];
    case 'agent':
      return item.managing_user_external_id ?? '';
    case 'planned':
      return item.planned_at === null ? '' : texts.days(daysSince(item.planned_at));
    case 'source':
      return providerName(item.estate_provider_type);
    case 'updated':
      return texts.days(daysSince(item.updated_at));
    case 'reference':
      return item.external_id;
  }
}

/** The columns of a file: what is two numbers on the screen is two columns there. */
export function headsOf(column: Column, words: OfficeWords): string[] {
  const { texts } = words;
  return column === 'energy' ? [texts.energyNow, texts.energyAfter] : [headOf(column, words)];
}

export function textsOf(column: Column, item: PortfolioItem, words: OfficeWords): string[] {
  if (column !== 'energy') return [textOf(column, item, words)];
  return energiesOf(item).map((kwh) => (kwh === null ? '' : String(kwh)));
}

const energiesOf = ({ energy_now_kwh: now, energy_after_kwh: after }: PortfolioItem) => [now, after];

/** Of a year, today and after the works. To the hundred: it is not known more exactly. */
function energyText(item: PortfolioItem, { language }: OfficeWords): string {
  const known = energiesOf(item).flatMap((kwh) => (kwh === null ? [] : [Math.round(kwh / 100) * 100]));
  return known.map((kwh) => formatNumber(language, kwh)).join(' → ');
}

/** Today's label, or those that are likely; empty without any. */
export function bandText(
  { address, label_now, label_probabilities }: PortfolioItem,
  { texts }: OfficeWords,
): string {
  const band = bandOf({
    scale: scaleOfAddress(address),
    now: label_now,
    probabilities: chancesOf(label_probabilities),
  });
  return band === null ? '' : texts.labelBand(writeLabel(band.best), writeLabel(band.worst));
}

function labelsText(item: PortfolioItem, words: OfficeWords): string {
  const now = bandText(item, words);
  return now === '' || item.label_after === null ? now : `${now} → ${writeLabel(item.label_after)}`;
}

/** The range first, as large as its middle: two figures that a reader believes. */
export function costText(item: PortfolioItem, { language }: OfficeWords): string {
  const { net_cost, net_cost_low, net_cost_high } = item;
  if (net_cost === null) return '';
  if (net_cost_low === null || net_cost_high === null) return formatEuro(language, rounded(net_cost));
  return formatEuroRange(language, roundedRange({ p10: net_cost_low, p90: net_cost_high }, net_cost));
}

export function chancesOf(given: PortfolioItem['label_probabilities']): Record<string, number> | null {
  if (given === null) return null;
  return Object.fromEntries(Object.entries(given).map(([label, chance]) => [label, Number(chance)]));
}
