import { addressLine } from '@rooftree/words/address-lines';
import { fields, plain } from '../../infra/terminal.ts';

interface Place {
  code: string;
  name: string;
}

/** An estate as the API answers it. */
export interface ShownEstate {
  external_id: string;
  metadata: { property_id: string | null };
  address: {
    country: Place;
    region: Place | null;
    street: string | null;
    house_number: string | null;
    house_number_extra: string | null;
    zip_code: string | null;
    place: string | null;
  };
  estate_type: string;
  estate_format: string | null;
  estate_status: string | null;
  quality_label: string;
  price: number | null;
  year_built: number | null;
  year_renovated: number | null;
  managing_user_external_id: string | null;
  dwelling: Record<string, unknown>;
  referral_link: string;
  created_at: string;
  updated_at: string;
  deactivated_at: string | null;
}

/** A line of the list. */
export function estateRow(estate: ShownEstate): string[] {
  return [
    estate.external_id,
    estate.estate_type,
    estate.deactivated_at === null ? (estate.estate_status ?? '-') : 'deactivated',
    String(estate.year_built ?? '-'),
    String(estate.dwelling['energy_label'] ?? '-'),
    estate.quality_label,
    estate.updated_at.slice(0, 10),
    writtenAddress(estate),
  ];
}

/** All that is known of it, in few lines. */
export function estateText(estate: ShownEstate): string {
  const { region, country } = estate.address;
  const facts = Object.entries(estate.dwelling).filter(([, value]) => value !== null);
  const kind = [estate.estate_type, estate.estate_format].filter((word) => word !== null).join(', ');
  const known = fields([
    ['Estate', plain(estate.external_id)],
    ['Property', plain(estate.metadata.property_id ?? '-')],
    ['Address', plain(writtenAddress(estate)) || '-'],
    ['Region', region === null ? `unknown, ${country.name}` : `${region.code} (${region.name})`],
    ['Kind', kind],
    ['Built', [estate.year_built ?? 'unknown', ...renovated(estate)].join(', ')],
    ['Status', estate.estate_status ?? '-'],
    ['Price', estate.price === null ? '-' : `€ ${estate.price.toLocaleString('en')}`],
    ['Managed by', plain(estate.managing_user_external_id ?? '-')],
    ['Quality label', estate.quality_label],
    ['Planner page', estate.referral_link],
    ['Changed', estate.updated_at],
    ...(estate.deactivated_at === null ? [] : [['Deactivated', estate.deactivated_at] as const]),
  ]);
  if (facts.length === 0) return `${known}\n\nNothing is known of the dwelling.`;
  return `${known}\n\nKnown of the dwelling:\n${fields(facts.map(([name, value]) => [`  ${name}`, factText(value)]))}`;
}

function renovated({ year_renovated: year }: ShownEstate): string[] {
  return year === null ? [] : [`renovated ${year}`];
}

function factText(value: unknown): string {
  return typeof value === 'string' ? plain(value) : JSON.stringify(value);
}

function writtenAddress({ address }: ShownEstate): string {
  return addressLine({
    street: address.street,
    houseNumber: address.house_number,
    houseNumberExtra: address.house_number_extra,
    zipCode: address.zip_code,
    place: address.place,
  });
}
