/** The columns that a file can have, and what they are called in words. */
import type { ImportHeadings } from '@rooftree/client';
import { DWELLING_FIELDS, type DwellingFieldName } from '@rooftree/engine';
import type { ImportWords } from './import-words.ts';

/** Those of the estate itself, as the API names them. */
const OF_ESTATE = [
  'external_id',
  'country',
  'region',
  'zip_code',
  'place',
  'street',
  'house_number',
  'house_number_extra',
  'estate_type',
  'estate_format',
  'year_built',
  'year_renovated',
  'price',
  'estate_status',
  'managing_user_external_id',
  'property_id',
  'estate_provider_type',
  'latitude',
  'longitude',
  'media',
] as const;
type OwnColumn = (typeof OF_ESTATE)[number];

const isFact = (name: string): name is DwellingFieldName => Object.hasOwn(DWELLING_FIELDS, name);
const isOwn = (name: string): name is OwnColumn => OF_ESTATE.some((one) => one === name);

export type ImportColumn = NonNullable<ImportHeadings['headings'][number]['column']>;

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...OF_ESTATE,
  ...Object.keys(DWELLING_FIELDS).filter(isFact),
];

export function columnName(name: string, { texts, facts }: ImportWords): string {
  if (isFact(name)) return facts.facts[name];
  if (isOwn(name)) return texts.import.columns[name];
  return ofLoans(texts.loans)[name] ?? ofBuildings(texts.buildings)[name] ?? name;
}

function ofLoans(texts: ImportWords['texts']['loans']): Record<string, string> {
  return {
    loan_id: texts.loan,
    estate_external_id: texts.home,
    property_kind: texts.kind,
    gross_carrying_amount: texts.gross,
    outstanding: texts.outstanding,
    value_at_origination: texts.value,
  };
}

function ofBuildings({ columns, form }: ImportWords['texts']['buildings']): Record<string, string> {
  return {
    ...columns,
    shares_total: form.sharesTotal,
    reserve_fund_eur: form.reserveFund,
    reserve_contribution_eur_per_year: form.contribution,
    floor: form.floor,
    share: form.share,
    votes: form.votes,
    owner: form.owner,
    use: form.use,
  };
}

/** A value as people read it: the words of a code, else what it is. */
export function valueText(column: string, value: string | null, words: ImportWords): string {
  const { texts, places, facts } = words;
  if (value === null) return texts.import.nothing;
  const known: Record<string, Record<string, string>> = {
    ...facts.factValues,
    country: places.countries,
    region: places.regions,
    estate_type: places.estateTypes,
    estate_format: places.estateFormats,
    estate_status: texts.statuses,
  };
  if (value === 'true' || value === 'false') return value === 'true' ? texts.yes : texts.no;
  const insulation: Record<string, string> = facts.insulationTypes;
  const measured = /^\{"u_value_w_per_m2_k":([\d.]+)\}$/.exec(value)?.[1];
  if (measured !== undefined) return `U ${measured}`;
  return known[column]?.[value] ?? insulation[value] ?? value;
}
